/** Letters that only Albanian has so, and names in which "q" is the sound that Serbian writes "ć". */
const ALBANIAN =
  /xh|gj|^q(?:osja|erim|emal|azim|amil|irez|orr|ela|itak|ehaj)|[a-z]{3,}qi$|q[a-z]*(?:aj|oj)$|^haqif$|^sadiqaj$|^(?:sh|b|h|s)aqiri?$|^(?:rex|sad)h?iqi$/u;
/** Letters by which Serbian writes the same sounds. */
const SERBIAN = /dz|dj|(?<!t)ch?(?=[aeiouy]|$)/u;
const SHORTEST = 4;

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/dzh?|xh/gu, 'X'], // Hoxhaj / Hodžaj
  [/gj|dj/gu, 'D'], // Gjergj / Djerdj
  [/ch|c|q/gu, 'C'], // Qosja / Ćosja
  [/lj|ll/gu, 'l'], // Xhemajl / Džemailj
  [/nj/gu, 'n'],
  [/th/gu, 't'],
  [/dh/gu, 'd'],
  [/sh/gu, 'S'],
  [/zh/gu, 'Z'],
  [/[jy]/gu, 'i'],
  [/(?<=.{3})e$/u, ''],
  [/(.)\1+/gu, '$1'],
];

/**
 * The form that an Albanian name shares with how Serbian spells it: "Hoxhaj" and "Hodžaj", "Xhemajl" and "Džemailj". Null for a word with
 * no letters of either.
 */
export function formOfAlbanian(word: string): string | null {
  if (word.length < SHORTEST || !(ALBANIAN.test(word) || SERBIAN.test(word))) return null;
  let form = word;
  for (const [spelling, sound] of SPELLINGS) form = form.replace(spelling, sound);
  return `!${form}`;
}

/** True for a word of which a letter or an ending tells that Albanian spells it. */
export const mayBeAlbanian = (word: string): boolean => ALBANIAN.test(word);
