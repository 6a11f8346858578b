import type { LatinWord } from '../../../transliterate/to-latin.ts';

/** Letters that say so beside some words alone: "NPO Mash", "IRGC-QF". */
const BESIDE: ReadonlyMap<string, readonly [beside: RegExp, words: readonly string[]]> = new Map([
  ['kb', [/^(?:mash|prib|k?him|transp|arsenal|salyut|luch|imeni)/u, ['design', 'bureau']]],
  ['lid', [/^\d{1,3}$/u, ['light', 'infantry', 'division']]],
  ['ssc', [/^(?:rf|russia)$/u, ['state', 'scientific', 'center']]],
  ['mash', [/^(?:npo|npp|okb|kb|vpk)$/u, ['machinebuilding']]],
  ['hds', [/^(?:lines?|shipping)$/u, ['hafiz', 'darya']]],
  ['ira', [/^(?:real|continuity|provisional|new|official)$/u, ['irish', 'republican', 'army']]],
  ['ras', [/^(?:institut|laborator|branch)/u, ['russian', 'academy', 'of', 'sciences']]],
  ['ran', [/^(?:institut|laborator|otdeleni|nauchn)/u, ['russian', 'academy', 'of', 'sciences']]],
  ['nk', [/neft|lukoil|yukos/u, ['oil', 'company']]],
  ['ank', [/neft/u, ['oil', 'company']]],
  ['gmk', [/^nor/u, ['mining', 'metallurgical', 'company']]],
  ['mmc', [/^nor/u, ['mining', 'metallurgical', 'company']]],
  ['ab', [/^rossi[iy]a$/u, ['jsc', 'bank']]],
  ['qf', [/^(?:irgc|sepah|pasdaran|guards?)$/u, ['qods', 'force']]],
  ['mia', [/^ros+[iy]{1,2}[ay]+$/u, ['international', 'information', 'agency']]],
]);

/** What letters mean beside one of the words that make them say so. */
export function wordsBeside(text: string, words: readonly LatinWord[]): readonly string[] | undefined {
  const [beside, whole] = BESIDE.get(text) ?? [];
  return beside !== undefined && words.some((word) => beside.test(word.text)) ? whole : undefined;
}
