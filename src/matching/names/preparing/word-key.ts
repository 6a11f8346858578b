import type { Rendering } from '../../phonetics/sounds.ts';
import type { LatinWord, Syllabic } from '../../transliterate/to-latin.ts';

/** The marks of the scripts that render names, before the text in the key of a word. */
const MARKS: Readonly<Record<Rendering, string>> = {
  abjad: '*',
  kana: '^',
  hangul: '~',
  han: '#',
  thai: '+',
  tamil: '=',
  abugida: '&',
  greek: '$',
  alphabet: '%',
  georgian: '<',
};

/** The scripts that render names, by their marks. */
export const RENDERINGS = new Map(
  Object.entries(MARKS).map(([name, mark]) => [mark, name as Rendering] as const),
);

/** The marks of words of Korean and Chinese names in the same place. */
export const SYLLABIC_MARKS: Readonly<Record<Syllabic, string>> = {
  korean: '-',
  pinyin: ':',
  wadeGiles: '.',
  koreanOrPinyin: '_',
  koreanOrWadeGiles: '?',
  koreanInCyrillic: '!',
  koreanInKana: '>',
};

/** How such words are spelt, by their marks. */
export const SYLLABIC = new Map(
  Object.entries(SYLLABIC_MARKS).map(([name, mark]) => [mark, name as Syllabic] as const),
);

function markOf(word: LatinWord): string {
  const rendering = renderingOf(word);
  if (word.syllabic === 'koreanInKana') return SYLLABIC_MARKS[word.syllabic];
  if (rendering !== undefined) return MARKS[rendering];
  return word.syllabic === undefined ? '' : SYLLABIC_MARKS[word.syllabic];
}

/** The script that a word renders a name in; an abjad leaves the vowels out. */
export const renderingOf = ({ consonantal, rendering }: LatinWord): Rendering | undefined =>
  consonantal ? 'abjad' : rendering;

/** Key of a word: the class of the legal form it stands for, the mark of its script, its text, how that is spoken and written, its own letters. */
export function wordKey(word: LatinWord, legalForm?: string): string {
  const script = word.native === undefined ? '' : `@${word.native}`;
  const spoken = word.spoken === undefined ? '' : `'${word.spoken}`;
  const written = word.written === undefined ? '' : `"${word.written}`;
  return `${legalForm ?? ''}|${markOf(word)}${word.text}${spoken}${written}${script}`;
}
