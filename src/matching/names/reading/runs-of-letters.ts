import type { LatinWord } from '../../transliterate/to-latin.ts';

/**
 * Most letters in a row that may be initials, or letters of a firm that are written apart. No listed name has more; hundreds of
 * them would each stand for every word that begins with them.
 */
const MOST_LETTERS_IN_A_ROW = 8;

/** A single letter that no character of another script stands behind. */
const isLetter = ({ text, native, consonantal }: LatinWord): boolean =>
  native === undefined && !consonantal && /^[a-z]$/u.test(text);

/** "A. B. C. D. E. F. G. H. I. J.": a longer run of single letters is one word. */
export function joinRunsOfLetters(words: readonly LatinWord[]): readonly LatinWord[] {
  const joined: LatinWord[] = [];
  for (let place = 0; place < words.length;) {
    const next = words.findIndex((word, other) => other >= place && !isLetter(word));
    const end = next < 0 ? words.length : next;
    const run = words.slice(place, end);
    const [first] = run;
    if (first !== undefined && run.length > MOST_LETTERS_IN_A_ROW)
      joined.push({ ...first, text: run.map(({ text }) => text).join('') });
    else joined.push(...run);
    const after = words[next];
    if (after !== undefined) joined.push(after);
    place = end + 1;
  }
  return joined;
}
