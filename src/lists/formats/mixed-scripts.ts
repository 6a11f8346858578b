/** Letters of Cyrillic that look like Latin ones, in both cases. */
const PAIRS = [...zip('АВЕКМНОРСТУХІЈЅ', 'ABEKMHOPCTYXIJS'), ...zip('аекорсухіјѕ', 'aekopcyxijs')];
/** Small Latin letters that typists and readers of images take for Cyrillic ones of other shape. */
const MISREAD = zip('мвнтгк', 'mbhtrĸ');

const TO_LATIN: ReadonlyMap<string, string> = new Map(PAIRS);
const TO_CYRILLIC: ReadonlyMap<string, string> = new Map(
  [...MISREAD, ...PAIRS].map(([cyrillic, latin]) => [latin, cyrillic]),
);

function zip(cyrillic: string, latin: string): readonly (readonly [string, string])[] {
  return [...cyrillic].map((letter, at) => [letter, [...latin][at] ?? ''] as const);
}

const LETTERS = /[\p{Script=Latin}\p{Script=Cyrillic}\p{M}]+/gu;
const LATIN = /\p{Script=Latin}/gu;
const CYRILLIC = /\p{Script=Cyrillic}/gu;

/**
 * A text whose words are each in one script. Typists take letters that look alike from the other keyboard, `Iгор`, `Viкtorovich`,
 * `MЦCT`: the word is put into the script in which all of it can be written, into that of most of its letters where
 * both can. A word that neither can hold stays as it is.
 */
export function mendMixedScripts(text: string): string {
  if (!/\p{Script=Cyrillic}/u.test(text) || !/\p{Script=Latin}/u.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(LETTERS, (word) => inOneScript(word, count(text, CYRILLIC) >= count(text, LATIN)))
    .normalize('NFC');
}

/** True for a text with a word in letters of two scripts. */
export function hasMixedWord(text: string): boolean {
  return (text.normalize('NFD').match(LETTERS) ?? []).some(
    (word) => count(word, LATIN) > 0 && count(word, CYRILLIC) > 0,
  );
}

const count = (text: string, script: RegExp): number => text.match(script)?.length ?? 0;

function inOneScript(word: string, textIsCyrillic: boolean): string {
  const [latin, cyrillic] = [count(word, LATIN), count(word, CYRILLIC)];
  if (latin === 0 || cyrillic === 0) return word;
  const asCyrillic = written(word, LATIN, TO_CYRILLIC);
  const asLatin = written(word, CYRILLIC, TO_LATIN);
  const cyrillicFirst = latin === cyrillic ? textIsCyrillic : cyrillic > latin;
  return (cyrillicFirst ? (asCyrillic ?? asLatin) : (asLatin ?? asCyrillic)) ?? word;
}

/** The word with its letters of one script replaced; null where one of them has no likeness. */
function written(word: string, script: RegExp, letters: ReadonlyMap<string, string>): string | null {
  const strange = word.match(script) ?? [];
  if (strange.some((letter) => !letters.has(letter))) return null;
  return word.replace(script, (letter) => letters.get(letter) ?? letter);
}
