import { BODIES_BALTIC } from './bodies-baltic.ts';
import { BODIES_GERMANIC } from './bodies-germanic.ts';
import { BODIES_GREEK } from './bodies-greek.ts';
import { BODIES_ROMANCE } from './bodies-romance.ts';
import { BODIES_WEST_SLAVIC } from './bodies-west-slavic.ts';
import { FURTHER_AFRICAN } from './further-african.ts';
import { FURTHER_BALTIC } from './further-baltic.ts';
import { FURTHER_GERMANIC, FURTHER_ROMANCE, FURTHER_WEST_SLAVIC } from './further-european.ts';
import { FURTHER_ROMANCE_SHORT_FORMS } from './further-romance-short-forms.ts';
import { FURTHER_SHORT_FORMS } from './further-short-forms.ts';
import { GOODS_ENGLISH } from './goods-english.ts';
import { GOODS_GERMANIC } from './goods-germanic.ts';
import { GOODS_GREEK } from './goods-greek.ts';
import { GOODS_ROMANCE } from './goods-romance.ts';
import { GOODS_WEST_SLAVIC } from './goods-west-slavic.ts';
import { joined, type Lexicon } from './lexicon.ts';
import { BALTIC_LEXICON } from './lexicon-baltic.ts';
import { GERMANIC_LEXICON } from './lexicon-germanic.ts';
import { GREEK_LEXICON } from './lexicon-greek.ts';
import { ROMANCE_LEXICON } from './lexicon-romance.ts';
import { SHORT_FORMS } from './lexicon-short-forms.ts';
import { TRADES_BALTIC } from './trades-baltic.ts';
import { TRADES_GERMANIC } from './trades-germanic.ts';
import { TRADES_GREEK } from './trades-greek.ts';
import { TRADES_ROMANCE } from './trades-romance.ts';
import { TRADES_WEST_SLAVIC } from './trades-west-slavic.ts';
import { WEST_SLAVIC_LEXICON } from './lexicon-west-slavic.ts';

/** What words of organisations of Europe and Africa, and short forms of English, say in English, by family of languages. */
export const EUROPEAN_LEXICONS: readonly Lexicon[] = [
  joined(
    ROMANCE_LEXICON,
    FURTHER_ROMANCE,
    FURTHER_ROMANCE_SHORT_FORMS,
    GOODS_ROMANCE,
    BODIES_ROMANCE,
    TRADES_ROMANCE,
  ),
  joined(GERMANIC_LEXICON, FURTHER_GERMANIC, GOODS_GERMANIC, BODIES_GERMANIC, TRADES_GERMANIC),
  joined(BALTIC_LEXICON, FURTHER_BALTIC, BODIES_BALTIC, TRADES_BALTIC),
  joined(WEST_SLAVIC_LEXICON, FURTHER_WEST_SLAVIC, GOODS_WEST_SLAVIC, BODIES_WEST_SLAVIC, TRADES_WEST_SLAVIC),
  joined(GREEK_LEXICON, GOODS_GREEK, BODIES_GREEK, TRADES_GREEK),
  joined(SHORT_FORMS, FURTHER_SHORT_FORMS, FURTHER_AFRICAN),
  GOODS_ENGLISH,
];
