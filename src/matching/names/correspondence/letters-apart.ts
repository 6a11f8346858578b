/** The consonants of a spelling in Latin letters, in their order. */
export const withoutVowels = (text: string): string => text.replace(/[aeiouy]/gu, '');

/** True when the words have the same letters, in another order. */
export function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let rest = b;
  for (const letter of a) {
    const place = rest.indexOf(letter);
    if (place < 0) return false;
    rest = rest.slice(0, place) + rest.slice(place + 1);
  }
  return true;
}

/** "Boss" / "Bosse", "Carl" / "Carlo": a vowel at the end makes another name. */
export const hasVowelMore = (longer: string, shorter: string): boolean =>
  longer.length === shorter.length + 1 && longer.startsWith(shorter) && /[^aeiouy][aeiouy]$/u.test(longer);
