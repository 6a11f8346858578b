import { writeRepeatedOut } from '../../src/matching/normalise/iteration-mark.ts';
import { splitWords } from '../../src/matching/normalise/split-words.ts';

/**
 * How each character is read in Japanese names, found from names in characters and in hiragana: the part of a reading that
 * falls to a character is what makes the readings of all its names likeliest (A. Dempster, N. Laird and D. Rubin, 1977).
 */

const CHARACTERS = /^[\u4e00-\u9fff]{1,3}$/u;
const HIRAGANA = /^[ぁ-ゖー]+$/u;
/** What no reading begins with. */
const INSIDE = /^[ゃゅょっんー]/u;

interface Named {
  readonly characters: readonly string[];
  readonly reading: string;
}

/** Names of one line of the table, in characters, each with each of their readings. */
function namesOf(line: string): readonly Named[] {
  const forms = (line.split(' => ')[0] ?? '')
    .split(', ')
    .map((form) => writeRepeatedOut(form.normalize('NFKC')));
  const readings = forms.filter((form) => HIRAGANA.test(form));
  return forms
    .filter((form) => CHARACTERS.test(form))
    .flatMap((form) => {
      const characters = Array.from(form);
      return readings.map((reading) => ({ characters, reading }));
    });
}

const MOST_KANA = 5;

/** The ways of dividing a reading among so many characters. */
function divisions(reading: string, parts: number): readonly (readonly string[])[] {
  if (reading.length === 0 || INSIDE.test(reading)) return [];
  if (parts === 1) return reading.length <= MOST_KANA ? [[reading]] : [];
  const found: string[][] = [];
  for (let end = 1; end <= Math.min(MOST_KANA, reading.length - parts + 1); end++)
    for (const rest of divisions(reading.slice(end), parts - 1)) found.push([reading.slice(0, end), ...rest]);
  return found;
}

type Counts = Map<string, Map<string, number>>;

function count(counts: Counts, character: string, reading: string, share: number): void {
  const ofOne = counts.get(character) ?? new Map<string, number>();
  ofOne.set(reading, (ofOne.get(reading) ?? 0) + share);
  counts.set(character, ofOne);
}

const ROUNDS = 8;
/** Hardly likelier than nothing, so that every division counts at first. */
const SMALLEST = 1e-3;

function countReadings(names: readonly Named[]): Counts {
  const divided = names.map(({ characters, reading }) => ({
    characters,
    ways: divisions(reading, characters.length),
  }));
  let counts: Counts = new Map();
  for (let round = 0; round < ROUNDS; round++) {
    const next: Counts = new Map();
    const totals = new Map(
      [...counts].map(([one, ofOne]) => [one, [...ofOne.values()].reduce((a, b) => a + b, 0)]),
    );
    for (const { characters, ways } of divided) {
      const shares = ways.map((parts) =>
        parts.reduce((product, part, place) => {
          const one = characters[place] ?? '';
          return product * ((counts.get(one)?.get(part) ?? 0) / (totals.get(one) ?? 1) + SMALLEST);
        }, 1),
      );
      const sum = shares.reduce((a, b) => a + b, 0);
      ways.forEach((parts, way) => {
        parts.forEach((part, place) => {
          count(next, characters[place] ?? '', part, (shares[way] ?? 0) / sum);
        });
      });
    }
    counts = next;
  }
  return counts;
}

const LEAST_COUNT = 1.5;
const LEAST_SHARE = 0.02;
const MOST_READINGS = 8;

/** Lines `character reading share reading share ...` of readings in Latin letters with their share in hundredths. */
export function kanjiReadings(lines: readonly string[]): string {
  const counts = countReadings(lines.flatMap(namesOf));
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([character, readings]) => {
      const total = [...readings.values()].reduce((a, b) => a + b, 0);
      const kept = [...readings]
        .filter(([, number]) => number >= LEAST_COUNT && number / total >= LEAST_SHARE)
        .sort(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1))
        .slice(0, MOST_READINGS)
        .map(
          ([reading, number]) =>
            `${splitWords(reading)[0]?.text ?? ''} ${Math.round((100 * number) / total)}`,
        );
      return kept.length === 0 ? [] : [[character, ...kept].join(' ')];
    })
    .join('\n');
}
