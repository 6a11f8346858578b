import type { ListedParty } from '../../src/domain/listed-party.ts';
import { seededRandom } from '../bench/seeded-random.ts';
import { foldedName, scriptOf } from './folded-name.ts';
import type { LabelledPair } from './labelled-pair.ts';

const SEED = 4_711;
/** Words of fewer letters are articles and particles. */
const SHORTEST_WORD = 3;

const wordsOf = (party: ListedParty): readonly string[] =>
  foldedName(party.names[0]?.text ?? '')
    .split(' ')
    .filter((word) => word.length >= SHORTEST_WORD);

const folded = (party: ListedParty): ReadonlySet<string> =>
  new Set(party.names.map(({ text }) => foldedName(text)));

/** One publisher lists a party once: two entries without a common name are two parties. */
function areApart(a: ListedParty, b: ListedParty): boolean {
  const names = folded(a);
  return a !== b && a.entryType === b.entryType && ![...folded(b)].some((name) => names.has(name));
}

const sharedWords = (a: ListedParty, b: ListedParty): number => {
  const words = new Set(wordsOf(a));
  return new Set(wordsOf(b).filter((word) => words.has(word))).size;
};

const isWithin = (a: ListedParty, b: ListedParty): boolean =>
  sharedWords(a, b) === Math.min(new Set(wordsOf(a)).size, new Set(wordsOf(b)).size);

function pairOf(a: ListedParty, b: ListedParty, kind: string): LabelledPair {
  const [typed, listed] = [a.names[0]?.text ?? '', b.names[0]?.text ?? ''];
  return {
    a: typed,
    b: listed,
    isSame: false,
    isPerson: b.entryType === 'individual',
    kind: `${kind}, ${b.entryType}`,
    language: scriptOf(typed),
    isSure: false,
  };
}

function bearersOfWords(parties: readonly ListedParty[]): ReadonlyMap<string, readonly ListedParty[]> {
  const bearers = new Map<string, ListedParty[]>();
  for (const party of parties)
    for (const word of new Set(wordsOf(party))) {
      const known = bearers.get(word);
      if (known === undefined) bearers.set(word, [party]);
      else known.push(party);
    }
  return bearers;
}

/** Most bearers of a word that are looked at when the one with most words in common is sought. */
const MOST_BEARERS = 400;

/** The other person of the list who shares most words, where not all of them are shared. */
function nearest(
  party: ListedParty,
  bearers: ReadonlyMap<string, readonly ListedParty[]>,
): ListedParty | null {
  const words = new Set(wordsOf(party));
  let best: ListedParty | null = null;
  let most = 0;
  for (const word of words)
    for (const other of (bearers.get(word) ?? []).slice(0, MOST_BEARERS)) {
      const shared = sharedWords(party, other);
      if (shared > most && !isWithin(party, other) && areApart(party, other)) [best, most] = [other, shared];
    }
  return best;
}

/**
 * Parties of one list and type that share a word of their primary names, picked at random, and persons with the one who
 * shares most words. Names of which one holds the whole of the other are left out: which of them are two parties only a
 * fact beside the name can tell.
 */
export function differentPairs(parties: readonly ListedParty[], most: number): readonly LabelledPair[] {
  const types = new Set(parties.map(({ entryType }) => entryType));
  return [...types].flatMap((type) =>
    differentOfOneType(
      parties.filter(({ entryType }) => entryType === type),
      most,
    ),
  );
}

function differentOfOneType(parties: readonly ListedParty[], most: number): readonly LabelledPair[] {
  const random = seededRandom(SEED);
  const bearers = bearersOfWords(parties);
  const pairs: LabelledPair[] = [];
  for (let tries = 0; tries < most * 3 && pairs.length < most; tries++) {
    const party = parties[Math.floor(random() * parties.length)];
    if (party === undefined) break;
    const words = wordsOf(party);
    const known = bearers.get(words[Math.floor(random() * words.length)] ?? '') ?? [];
    const other = known[Math.floor(random() * known.length)];
    if (other !== undefined && areApart(party, other) && !isWithin(party, other))
      pairs.push(pairOf(party, other, 'a word in common'));
    const near = party.entryType === 'individual' ? nearest(party, bearers) : null;
    if (near !== null) pairs.push(pairOf(party, near, 'most words in common'));
  }
  return pairs;
}
