import { isPinyin } from '../../phonetics/chinese-syllables.ts';
import type { LatinWord } from '../../transliterate/to-latin.ts';
import {
  formsInCantonese,
  formsOfPinyin,
  formsOfPinyinFamily,
  OF_CANTONESE,
  readingsInCantonese,
} from '../languages/cantonese-readings.ts';
import type { WordClass } from '../words/word-class.ts';

/** "Man" and "Sun" are words of other languages, too. */
const MAY_BE_CANTONESE: ReadonlySet<WordClass> = new Set([
  'name',
  'generic',
  'particle',
  'title',
  'legalForm',
]);

/** Groups of how a name in characters is spelt in Hong Kong, and of a word that may be such a spelling: 家超 / "Kachiu". */
export function groupsInCantonese(word: LatinWord, wordClass: WordClass): readonly string[] {
  const { text, consonantal, native, rendering } = word;
  if (consonantal || rendering !== undefined || !MAY_BE_CANTONESE.has(wordClass)) return [];
  const forms =
    native === undefined
      ? isInPinyin(word)
        ? formsOfPinyinName(text)
        : formsInCantonese(text)
      : readingsInCantonese(native);
  return forms.map((form) => `${OF_CANTONESE}${form}`);
}

/** The forms in Cantonese of a family name or of a given name of two syllables in pinyin, wherever the first of them ends. */
function formsOfPinyinName(text: string): readonly string[] {
  if (isPinyin(text)) return formsOfPinyinFamily(text);
  const found: string[] = [];
  for (let at = 1; at < text.length; at++) {
    const [first, second] = [text.slice(0, at), text.slice(at)];
    if (isPinyin(first) && isPinyin(second)) found.push(...formsOfPinyin(first, second));
  }
  return found;
}

/** "Jiachao" of Li Jiachao, which is no name of Korea as well. */
const isInPinyin = ({ syllabic }: LatinWord): boolean =>
  syllabic === 'pinyin' || syllabic === 'koreanOrPinyin';
