/** Ways of comparing two words, as bits. */
export const WAYS = {
  syllables: 1,
  group: 2,
  variant: 4,
  consonants: 8,
  slip: 16,
  sound: 32,
  rendering: 64,
} as const;

/** All of `WAYS`. */
export const EVERY_WAY = 127;
