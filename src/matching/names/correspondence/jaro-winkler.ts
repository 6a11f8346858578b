/** Longest words that are compared letter by letter; longer ones only by their start. */
const LONGEST = 64;
/** Of the two words at hand: their characters, which of the second are matched, and the matched ones in the order of the first. */
const codesA = new Uint16Array(LONGEST);
const codesB = new Uint16Array(LONGEST);
const matchedB = new Uint8Array(LONGEST);
const inOrderOfA = new Uint16Array(LONGEST);

function readCodes(text: string, codes: Uint16Array): number {
  const length = Math.min(text.length, LONGEST);
  for (let place = 0; place < length; place++) codes[place] = text.charCodeAt(place);
  return length;
}

/**
 * Jaro-Winkler likeness of two words, 0 to 1, with the usual prefix scale of 0.1 over four letters (W. Winkler, 1990).
 * Symmetric.
 */
export function jaroWinkler(first: string, second: string): number {
  if (first === second) return 1;
  // Matching is greedy from the left of the first word: a fixed order of the two keeps it symmetric.
  const aLength = readCodes(first < second ? first : second, codesA);
  const bLength = readCodes(first < second ? second : first, codesB);
  const window = Math.max(0, Math.floor(Math.max(aLength, bLength) / 2) - 1);
  let matches = 0;
  let firstFree = 0;
  for (let i = 0; i < aLength; i++) {
    const code = codesA[i] ?? 0;
    const end = Math.min(bLength - 1, i + window);
    while (firstFree < bLength && matchedB[firstFree] === 1) firstFree++;
    for (let j = Math.max(firstFree, i - window); j <= end; j++) {
      if (matchedB[j] === 1 || code !== codesB[j]) continue;
      matchedB[j] = 1;
      inOrderOfA[matches++] = code;
      break;
    }
  }
  let swapped = 0;
  for (let j = 0, place = 0; j < bLength; j++) {
    if (matchedB[j] === 0) continue;
    matchedB[j] = 0;
    if (inOrderOfA[place++] !== codesB[j]) swapped++;
  }
  if (matches === 0) return 0;
  const jaro = (matches / aLength + matches / bLength + (matches - swapped / 2) / matches) / 3;
  let prefix = 0;
  while (prefix < 4 && prefix < aLength && prefix < bLength && codesA[prefix] === codesB[prefix]) prefix++;
  return jaro + prefix * 0.1 * (1 - jaro);
}
