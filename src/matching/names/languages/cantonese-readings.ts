import readingTable from '../../data/cantonese-readings.json' with { type: 'json' };
import { cantoneseSpellings, formsOfJyutping } from '../../phonetics/cantonese-syllables.ts';

/** What groups of words that may be spelt so begin with, before the form. */
export const OF_CANTONESE = 'c';

interface Tables {
  /** The forms in which a character is spelt, the usual one first. */
  readonly formsOf: ReadonlyMap<string, readonly string[]>;
  /** The form of each spelling of a syllable. */
  readonly spellings: ReadonlyMap<string, string>;
}

/** Lines `syllable characters characters`: those that are read so first, and those that may be read so as well. */
function buildTables(lines: string): Tables {
  const first = new Map<string, readonly string[]>();
  const other = new Map<string, readonly string[]>();
  const forms = new Set<string>();
  for (const line of lines.split('\n')) {
    const [syllable = '', ofFirst = '', ofOther = ''] = line.split(' ');
    const spelt = formsOfJyutping(syllable);
    for (const form of spelt) forms.add(form);
    for (const character of ofFirst) first.set(character, spelt);
    for (const character of ofOther) other.set(character, spelt);
  }
  for (const [character, spelt] of other)
    first.set(character, [...new Set([...(first.get(character) ?? []), ...spelt])]);
  return { formsOf: first, spellings: cantoneseSpellings(forms) };
}

let tables: Tables | null = null;
const cantonese = (): Tables => (tables ??= buildTables(readingTable.readings));

const HAN = /^\p{Script=Han}{1,2}$/u;
const MOST_READINGS = 16;

/** How a name of one or two characters may be spelt in Hong Kong and Macau, in forms, the likeliest first. */
export function readingsInCantonese(characters: string): readonly string[] {
  if (!HAN.test(characters)) return [];
  const [first = [], second] = Array.from(characters, (one) => cantonese().formsOf.get(one) ?? []);
  if (second === undefined) return first;
  return first
    .flatMap((one, place) => second.map((next, after) => [`${one}-${next}`, place + after] as const))
    .sort(([, a], [, b]) => a - b)
    .slice(0, MOST_READINGS)
    .map(([reading]) => reading);
}

/** "Cheungcheung" is as long as two syllables get. */
const LONGEST = 12;
const SHORTEST_SYLLABLE = 2;
/** "Omar" is not "Om-ar": before a vowel two syllables are written apart. */
const VOWEL = /[aeiou]/u;

/** The form of a word in Latin letters that may be a syllable of such a name, or else the forms of the two that it may be: "Kachiu". */
export function formsInCantonese(word: string): readonly string[] {
  if (word.length < SHORTEST_SYLLABLE || word.length > LONGEST) return [];
  const { spellings } = cantonese();
  const whole = spellings.get(word);
  if (whole !== undefined) return [whole];
  const found = new Set<string>();
  for (let at = 1; at < word.length; at++) {
    if (VOWEL.test(word.charAt(at))) continue;
    const first = spellings.get(word.slice(0, at));
    const second = first === undefined ? undefined : spellings.get(word.slice(at));
    if (first !== undefined && second !== undefined) found.add(`${first}-${second}`);
  }
  return [...found];
}
