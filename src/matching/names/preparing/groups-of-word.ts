import { spellingVariant } from '../../phonetics/spelling-variant.ts';
import type { LatinWord } from '../../transliterate/to-latin.ts';
import { formsOfChinese } from '../languages/chinese-firms.ts';
import { formOfPersianEnding, formsWithSpokenG } from '../languages/arabic-letters.ts';
import { readingsInJapanese } from '../languages/japanese-readings.ts';
import { formOfKoreanCharacters, formOfKoreanWord } from '../languages/korean-brands.ts';
import { romajiForm } from '../languages/romaji.ts';
import { formsOfRomanisation } from '../languages/romanised-arabic.ts';
import { formsOfWeakLetters } from '../languages/weak-letters.ts';
import type { WordClass } from '../words/word-class.ts';
import { OF_TWO_CLASSES, wordTables } from '../words/word-tables.ts';
import { saidBy } from './form-marks.ts';
import { groupsBySpelling } from './groups-by-spelling.ts';
import { groupsInCantonese } from './groups-in-cantonese.ts';
import { mayHaveMeaning, type Meaning } from './meaning-of-word.ts';

/** The form under which the table of spellings has a word. */
function formOf({ native, consonantal, text }: LatinWord, variant: string): string {
  if (native !== undefined) return `@${native}`;
  return consonantal ? `*${text}` : variant;
}

/** How a name in characters may be read in Japanese, or one in kana is: "しょうこう" / "彰晃". */
function formsInJapanese({ text, rendering }: LatinWord, native: string): readonly string[] {
  if (rendering !== 'kana') return readingsInJapanese(native);
  const form = romajiForm(text);
  return form === null ? [] : [form];
}

/** A name with a caron is known by its letters without it as well: "Milošević" is "Milosevic". */
const groupsWithoutCaron = (text: string): readonly string[] =>
  wordTables().equivalents.groupsOf(spellingVariant(text));

/** Groups of what a word of organisations says, of the country that it names and of the legal form that it is. */
function groupsOfMeaning(
  word: LatinWord,
  wordClass: WordClass,
  legalForm: string | undefined,
  { meant, country }: Meaning,
): readonly string[] {
  const { meanings } = wordTables();
  const groups = saidBy(legalForm).flatMap((said) => meanings.get(said) ?? []);
  if (mayHaveMeaning(word)) groups.push(...(meanings.get(word.text) ?? []), ...meant);
  if (country !== undefined) groups.push(`k${country}`);
  if (legalForm !== undefined && wordClass === 'legalForm')
    groups.push(...legalForm.split(OF_TWO_CLASSES).map((name) => `l${name}`));
  return groups;
}

/** Groups of how a name in characters is read in Japanese: "Boeki" is how 貿易 is read, besides being trade. */
function groupsInJapanese(word: LatinWord, wordClass: WordClass): readonly string[] {
  if (word.native !== undefined)
    return wordClass === 'name' ? formsInJapanese(word, word.native).map((reading) => `j${reading}`) : [];
  const romanised = wordClass === 'generic' && !word.consonantal ? romajiForm(word.text) : null;
  return romanised === null ? [] : [`j${romanised}`];
}

/** Groups of how Korean reads what a firm is called in characters, and of a word that may be spelt so: "端川" / "Tanchon". */
function groupsInKorean(
  { text, consonantal, native, rendering }: LatinWord,
  wordClass: WordClass,
): readonly string[] {
  if (wordClass !== 'name' || consonantal || rendering !== undefined) return [];
  const form = native === undefined ? formOfKoreanWord(text) : formOfKoreanCharacters(native);
  return form === null ? [] : [`b${form}`];
}

/** Groups of names in Arabic letters and in Latin ones, by letters that are spoken in several ways or not at all. */
function groupsOfArabicLetters(word: LatinWord, wordClass: WordClass): readonly string[] {
  const { text, consonantal, native, rendering } = word;
  if (native !== undefined || wordClass !== 'name') return [];
  const inPersian = formOfPersianEnding(text, consonantal);
  const groups = inPersian === null ? [] : [`x${inPersian}`];
  if (consonantal || rendering === undefined)
    groups.push(
      ...formsWithSpokenG(text, consonantal).map((form) => `d${form}`),
      ...formsOfWeakLetters(text, consonantal).map((form) => `d~${form}`),
      ...formsOfRomanisation(text, consonantal).map((form) => `r${form}`),
    );
  return groups;
}

/** Groups of two neighbours in Latin letters written as one: of the tables, and of syllables of Chinese, which are written apart as well. */
export function groupsOfJoined(
  word: LatinWord,
  variant: string,
  wordClass: WordClass,
  legalForm: string | undefined,
  meaning: Meaning,
): readonly string[] {
  const ofTables = wordTables().equivalents.groupsOf(formOf(word, variant));
  const ofSyllables = wordClass === 'name' ? formsOfChinese(word.text).map((form) => `x${form}`) : [];
  return [...new Set([...ofTables, ...groupsOfMeaning(word, wordClass, legalForm, meaning), ...ofSyllables])];
}

/** Groups of spellings and meanings that a word shares with others, each with a letter in front for what joins them. */
export function groupsOf(
  word: LatinWord,
  variant: string,
  wordClass: WordClass,
  legalForm: string | undefined,
  meaning: Meaning,
): readonly string[] {
  const groups = [...wordTables().equivalents.groupsOf(formOf(word, variant))];
  if (word.spoken !== undefined && !word.consonantal)
    groups.push(...groupsWithoutCaron(word.text), ...groupsBySpelling(word.spoken, wordClass));
  groups.push(...groupsOfMeaning(word, wordClass, legalForm, meaning));
  if (!word.consonantal && word.native === undefined) groups.push(...groupsBySpelling(word.text, wordClass));
  groups.push(
    ...groupsInJapanese(word, wordClass),
    ...groupsOfArabicLetters(word, wordClass),
    ...groupsInCantonese(word, wordClass),
    ...groupsInKorean(word, wordClass),
  );
  return [...new Set(groups)];
}
