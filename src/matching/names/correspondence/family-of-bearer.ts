/** "Azizi" is the family name of the descendants of an Aziz. */
export function isFamilyOf(a: string, b: string): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  return longer === `${shorter}i` && /[^aeiouy]$/u.test(shorter) && shorter.length >= SHORTEST_BEARER;
}
/** Shorter names end in a vowel by chance. */
export const SHORTEST_BEARER = 4;
