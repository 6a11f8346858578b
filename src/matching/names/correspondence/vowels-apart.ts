/** Vowels that are written for one another, by class and character code. */
const CLASSES = new Uint8Array(128);
['a', 'e', 'iy', 'ou'].forEach((vowels, index) => {
  for (const vowel of vowels) CLASSES[vowel.charCodeAt(0)] = index + 1;
});
const ROUND = 4;

const classAt = (text: string, place: number): number => CLASSES[text.charCodeAt(place)] ?? 0;

/** Where the next vowel is, from a place on; the length of the text when there is none. */
function nextVowel(text: string, from: number): number {
  let place = from;
  while (place < text.length && classAt(text, place) === 0) place++;
  return place;
}

/** Where the run of vowels that begins at a place ends. */
function runEnd(text: string, from: number): number {
  let place = from;
  while (place < text.length && classAt(text, place) !== 0) place++;
  return place;
}

/** How many of the vowels of two spellings, taken one by one, differ; -1 when they have not as many. */
function differing(a: string, b: string, differ: (here: number, there: number) => boolean): number {
  let [i, j, count] = [0, 0, 0];
  for (;;) {
    i = nextVowel(a, i);
    j = nextVowel(b, j);
    if (i === a.length || j === b.length) return i === a.length && j === b.length ? count : -1;
    if (differ(classAt(a, i), classAt(b, j))) count++;
    i = runEnd(a, i);
    j = runEnd(b, j);
  }
}

const inRounding = (here: number, there: number): boolean =>
  here !== there && (here === ROUND || there === ROUND);

/**
 * In how many places two spellings of as many syllables have vowels that are not written for one another: "Moreno" and
 * "Marina" in two, "Mohammed" and "Muhammad" in none.
 */
export function vowelsApart(a: string, b: string): number {
  return Math.max(0, differing(a, b, inRounding));
}

/** "a" and "e", and "e" and "i", are written for one another, and "o" and "u". */
const areApart = (here: number, there: number): boolean =>
  inRounding(here, there) || Math.abs(here - there) > 1;

/** True when each vowel of one spelling may be written as that of the other: "Jamal" / "Djamel". */
export function haveLikeVowels(a: string, b: string): boolean {
  return differing(a, b, areApart) === 0;
}
