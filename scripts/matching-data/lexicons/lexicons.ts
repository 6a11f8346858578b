import { BODIES_ARABIC } from './bodies-arabic.ts';
import { BODIES_SLAVIC } from './bodies-slavic.ts';
import { ENGLISH_IN_ARABIC_LETTERS } from './english-in-arabic-letters.ts';
import { FURTHER_ARABIC } from './further-arabic.ts';
import { FURTHER_PINYIN } from './further-eastern.ts';
import { FURTHER_SLAVIC } from './further-slavic.ts';
import { GOODS_ARABIC } from './goods-arabic.ts';
import { GOODS_PINYIN } from './goods-pacific.ts';
import { GOODS_SLAVIC } from './goods-slavic.ts';
import { joined, type Lexicon } from './lexicon.ts';
import { ARABIC_LEXICON } from './lexicon-arabic.ts';
import { CHINESE_LEXICON } from './lexicon-chinese.ts';
import { EUROPEAN_LEXICONS } from './lexicon-european.ts';
import { IRANIAN_LEXICONS } from './lexicon-iranian.ts';
import { NEAR_EASTERN_LEXICONS } from './lexicon-near-eastern.ts';
import { PACIFIC_LEXICONS } from './lexicon-pacific.ts';
import { SLAVIC_LEXICON } from './lexicon-slavic.ts';
import { SOUTH_INDIAN_LEXICONS } from './lexicon-south-indian.ts';
import { TRADES_ARABIC } from './trades-arabic.ts';
import { TRADES_OF_FURTHER_LANGUAGES } from './trades-of-further-languages.ts';
import { TRADES_ROMANISED_ARABIC } from './trades-romanised-arabic.ts';
import { TRADES_RUSSIAN } from './trades-russian.ts';
import { TRADES_SLAVIC } from './trades-slavic.ts';

/** What words of organisations say in English, by language. */
export const LEXICONS: readonly Lexicon[] = [
  ...IRANIAN_LEXICONS,
  joined(
    ARABIC_LEXICON,
    FURTHER_ARABIC,
    GOODS_ARABIC,
    BODIES_ARABIC,
    TRADES_ARABIC,
    TRADES_ROMANISED_ARABIC,
    ENGLISH_IN_ARABIC_LETTERS,
  ),
  joined(CHINESE_LEXICON, FURTHER_PINYIN, GOODS_PINYIN),
  ...PACIFIC_LEXICONS,
  joined(SLAVIC_LEXICON, FURTHER_SLAVIC, GOODS_SLAVIC, BODIES_SLAVIC, TRADES_SLAVIC, TRADES_RUSSIAN),
  ...NEAR_EASTERN_LEXICONS,
  ...EUROPEAN_LEXICONS,
  ...SOUTH_INDIAN_LEXICONS,
  ...TRADES_OF_FURTHER_LANGUAGES,
];
