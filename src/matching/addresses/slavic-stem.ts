import { spellingVariant } from '../phonetics/spelling-variant.ts';

/**
 * Endings that one street's name takes in Slavic languages by case and gender, in their usual transcriptions: "ulitsa
 * Zhukovskogo", "Zhukovsky Street", "Tatarskaya", "Kirova" and "Kirov Street".
 */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [
    /(?:[ts]?sk|ck)(?:ogo|oho|iy|ij|yj|yy|ii|yi|y|i|aya|aia|aja|a|oye|oie|oje|oe|e|oi|oy|oj|om|ohe|omu|ykh|ih|ikh)$/u,
    'sk',
  ],
  [
    /(?<=[bcdfghklmnprstvz])(?:ogo|oho|ego|yy|yj|yi|iy|ij|aya|aia|aja|yaya|oye|oie|oje|oe|oy|oj|oi|ykh|ikh)$/u,
    '',
  ],
  [/(?<=(?:ov|ev|in|yn))(?:a|u|oy|y|i|ykh)$/u, ''],
  // "Marata", "Abaya": streets of Marat and Abay.
  [/(?<=\p{L}{4}[bdfgklmnprstvzy]|[aeou]y)a$/u, ''],
];

/** Shorter stems are shared by words that are no forms of one another. */
const SHORTEST_STEM = 4;

/** What all forms of a street's name share; null for a word too short to tell. */
export function slavicStem(word: string): string | null {
  let stem = word;
  for (const [ending, rest] of ENDINGS) {
    const cut = word.replace(ending, rest);
    if (cut === word || cut.length < SHORTEST_STEM) continue;
    stem = cut;
    break;
  }
  return stem.length < SHORTEST_STEM ? null : spellingVariant(stem);
}
