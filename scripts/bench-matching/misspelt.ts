import type { ListedParty } from '../../src/domain/listed-party.ts';
import { figure, type Figure } from '../bench/measure.ts';
import { seededRandom } from '../bench/seeded-random.ts';
import { whyOf, type FindBest } from './find-best.ts';
import { stableHash } from './stable-hash.ts';

const SEED = 20_261_121;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** One random slip in one word of at least four letters: a letter left out, put in, replaced or swapped with the next. */
function withOneSlip(name: string, random: () => number): string {
  const words = [...name.matchAll(/\p{L}{4,}/gu)];
  const word = words[Math.floor(random() * words.length)];
  if (word === undefined) return name;
  const letters = [...word[0]];
  const place = 1 + Math.floor(random() * (letters.length - 1));
  const letter = LETTERS[Math.floor(random() * LETTERS.length)] ?? 'a';
  const kind = Math.floor(random() * 4);
  if (kind === 0) letters.splice(place, 1);
  else if (kind === 1) letters.splice(place, 0, letter);
  else if (kind === 2) letters[place] = letter;
  else letters.splice(place - 1, 2, letters[place] ?? '', letters[place - 1] ?? '');
  return `${name.slice(0, word.index)}${letters.join('')}${name.slice(word.index + word[0].length)}`;
}

/** A listed person that screening by name does not find. */
export interface MissedPerson {
  readonly typed: string;
  readonly listed: string;
  readonly list: string;
  /** The best match it has instead, and why; empty for none. */
  readonly instead: string;
}

/** What screening listed persons by their primary name finds at 0.5, a quarter of them misspelt by one slip. */
export interface PersonSearch {
  readonly persons: number;
  readonly misspelt: number;
  readonly missed: readonly MissedPerson[];
}

/** Up to `count` persons of some lists, by a stable hash of their reference. */
function samplePersons(parties: readonly ListedParty[], count: number): readonly ListedParty[] {
  return parties
    .filter(({ entryType }) => entryType === 'individual')
    .map((party) => ({ party, order: stableHash(`${party.listCode}|${party.publisherRef}`) }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ party }) => party);
}

/** Screens listed persons at 0.5, every fourth misspelt. */
export async function searchPersons(
  parties: readonly ListedParty[],
  count: number,
  findBest: FindBest,
): Promise<PersonSearch> {
  const random = seededRandom(SEED);
  const missed: MissedPerson[] = [];
  const persons = samplePersons(parties, count);
  let misspelt = 0;
  for (const [index, party] of persons.entries()) {
    const listed = party.names[0]?.text ?? '';
    const typed = index % 4 === 0 ? withOneSlip(listed, random) : listed;
    if (typed !== listed) misspelt++;
    const found = await findBest(typed, 0.5, 1000);
    if (found.some((match) => match.party.id === party.id)) continue;
    const [low] = (await findBest(typed, 0.1, 1000)).filter((match) => match.party.id === party.id);
    const instead = low === undefined ? '' : `${low.score}: ${whyOf(low)}`;
    missed.push({ typed, listed, list: party.listCode, instead });
  }
  return { persons: persons.length, misspelt, missed };
}

/** Share of listed persons found, in percent. */
export function personFigures(search: PersonSearch, of: string): readonly Figure[] {
  const { persons, misspelt, missed } = search;
  const found = (100 * (persons - missed.length)) / Math.max(1, persons);
  return [
    figure(`${of}, every fourth misspelt`, persons, 'persons'),
    figure(`${of}, misspelt`, misspelt, 'persons'),
    figure(`${of}, found at 0.5`, found, '%', { atLeast: 99.8 }),
  ];
}
