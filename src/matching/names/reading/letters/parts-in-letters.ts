import { latinWord, type LatinWord } from '../../../transliterate/to-latin.ts';

/** Parts of organisations that are told behind their letters: "IRGC-QF", "FARC-EP", "ISIS-K". */
const PARTS_IN_LETTERS: ReadonlyMap<string, Readonly<Record<string, string>>> = (() => {
  const ofState = {
    k: 'khorasan',
    kp: 'khorasan province',
    wap: 'west africa province',
    gs: 'greater sahara',
  };
  return new Map<string, Readonly<Record<string, string>>>([
    ['irgc', { qf: 'qods force', af: 'air force', asf: 'aerospace force', gf: 'ground forces', n: 'navy' }],
    ['farc', { ep: 'peoples army' }],
    ['huji', { b: 'bangladesh' }],
    ['dhkp', { c: 'front' }],
    ['splm', { n: 'north' }],
    ['ttp', { ja: 'jamaat ul ahrar' }],
    ['isis', ofState],
    ['isil', ofState],
    ['daesh', ofState],
  ]);
})();

function partOf(word: LatinWord, before: LatinWord | undefined): readonly string[] | undefined {
  const parts = before === undefined ? undefined : PARTS_IN_LETTERS.get(before.text);
  return parts !== undefined && Object.hasOwn(parts, word.text) ? parts[word.text]?.split(' ') : undefined;
}

/** Writes parts out that are told behind the letters of their organisation. */
export function writePartsOut(words: readonly LatinWord[]): readonly LatinWord[] {
  if (!words.some((word, place) => partOf(word, words[place - 1]) !== undefined)) return words;
  return words.flatMap((word, place) => {
    const part = partOf(word, words[place - 1]);
    return part === undefined ? [word] : part.map((text) => latinWord(text));
  });
}
