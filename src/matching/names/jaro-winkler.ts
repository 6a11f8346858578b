/** Longest words that are compared letter by letter; longer ones only by their start. */
const LONGEST = 64;
const matchedA = new Uint8Array(LONGEST);
const matchedB = new Uint8Array(LONGEST);

/**
 * Jaro-Winkler likeness of two words, 0 to 1, with the usual prefix scale of 0.1 over four letters (W. Winkler, 1990).
 * Symmetric.
 */
export function jaroWinkler(first: string, second: string): number {
  // Matching is greedy from the left of the first word: a fixed order of the two keeps it symmetric.
  const [a, b] =
    first < second
      ? [first.slice(0, LONGEST), second.slice(0, LONGEST)]
      : [second.slice(0, LONGEST), first.slice(0, LONGEST)];
  if (a === b) return 1;
  const window = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  matchedA.fill(0, 0, a.length);
  matchedB.fill(0, 0, b.length);
  let matches = 0;
  for (let i = 0; i < a.length; i++) {
    const end = Math.min(b.length - 1, i + window);
    for (let j = Math.max(0, i - window); j <= end; j++) {
      if (matchedB[j] === 1 || a[i] !== b[j]) continue;
      matchedA[i] = 1;
      matchedB[j] = 1;
      matches++;
      break;
    }
  }
  if (matches === 0) return 0;
  let swapped = 0;
  for (let i = 0, j = 0; i < a.length; i++) {
    if (matchedA[i] === 0) continue;
    while (matchedB[j] === 0) j++;
    if (a[i] !== b[j]) swapped++;
    j++;
  }
  const jaro = (matches / a.length + matches / b.length + (matches - swapped / 2) / matches) / 3;
  let prefix = 0;
  while (prefix < 4 && prefix < a.length && a[prefix] === b[prefix]) prefix++;
  return jaro + prefix * 0.1 * (1 - jaro);
}
