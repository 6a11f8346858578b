/**
 * Names of other peoples in a script that has other sounds are renderings: "ラヴロフ", "라브로프" and "拉夫罗夫" are Lavrov.
 * A rendering and what it renders agree in their consonants, in classes wide enough for scripts of few sounds; how near
 * they are is for `rendering-nearness.ts` to say.
 */

/** A script, or family of scripts, that renders sounds in a way of its own. */
export type Rendering = 'kana' | 'hangul' | 'han' | 'abjad' | 'thai' | 'tamil' | 'abugida' | 'greek';

type Spellings = readonly (readonly [RegExp, string])[];

/**
 * Letters that together are one sound, one sign each: C ch, S sh, Z zh, J dj, c ts, T th, D dh, x kh, G gh, N ng.
 * Applied in order to small Latin letters.
 */
const SOUNDS: Spellings = [
  [/tzsch|tsch|tch|cz/gu, 'C'], // Tschernow, Czernow
  [/shch|sch|sh/gu, 'S'],
  [/dzh|dsch|dj|dg(?=[ei])/gu, 'J'],
  [/zh/gu, 'Z'],
  [/ch/gu, 'C'],
  [/t[sz](?!$)|tz|ts/gu, 'c'],
  [/dz/gu, 'z'],
  [/th/gu, 'T'],
  [/dh/gu, 'D'],
  [/kh/gu, 'x'],
  [/gh/gu, 'G'],
  [/ph/gu, 'f'],
  [/ck|q|c(?![eiy])/gu, 'k'],
  [/c/gu, 's'],
  [/(?<=[aeiou])x/gu, 'ks'], // Alexander
  [/x/gu, 'S'], // Xi
  [/j/gu, 'J'],
  [/ng/gu, 'N'],
  [/([a-z])\1+/giu, '$1'],
];
