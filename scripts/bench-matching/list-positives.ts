import type { ListedName, ListedParty } from '../../src/domain/listed-party.ts';
import { crudeLikeness, foldedName, scriptOf, shareOfOwnWords } from './folded-name.ts';
import type { LabelledPair } from './labelled-pair.ts';
import { stableHash } from './stable-hash.ts';

/** Pairs of one kind, and how many names were left out since they are another name, not another spelling. */
export interface ListedPairs {
  readonly pairs: readonly LabelledPair[];
  readonly leftOut: number;
}

/**
 * Least crude likeness of two spellings of one name. Below it stand noms de guerre ("Abu Ali" of Samir Kuntar), former
 * names of firms and translated ones ("Septembre noir"), which no comparison of spellings can know. Translations of one
 * origin have much in common ("Fundação", "Fondatsiya"), so names of organisations must have more.
 */
const LEAST_LIKENESS = {
  person: { oneScript: 0.5, acrossScripts: 0.6 },
  organisation: { oneScript: 0.6, acrossScripts: 0.72 },
} as const;

/**
 * Most that both may have in words of their own: "Vladimir Alexeyev" is a nom de guerre of Vladimir Panyaev, "Partiya Karkeran
 * Kurdistan" a translation of "Kurdistan Workers' Party", for all that the rest is equal.
 */
const MOST_OF_OWN_WORDS = 0.2;

/** True for names that are spellings of one name by a measure that knows nothing of the model. */
export function areSpellings(a: string, b: string, isPerson: boolean): boolean {
  const { oneScript, acrossScripts } = LEAST_LIKENESS[isPerson ? 'person' : 'organisation'];
  if (scriptOf(a) !== scriptOf(b)) return crudeLikeness(a, b) >= acrossScripts;
  return crudeLikeness(a, b) >= oneScript && shareOfOwnWords(a, b) <= MOST_OF_OWN_WORDS;
}

const isSpelling = ({ quality, kind }: ListedName): boolean => quality === 'strong' && kind !== 'former';

const hasTwoWords = (text: string): boolean => foldedName(text).includes(' ');

/** What a name is compared with: the name of the party in Latin letters that it is most like. */
function counterpart(name: ListedName, party: ListedParty): string | null {
  let best: string | null = null;
  let likeness = -1;
  for (const other of party.names) {
    if (other === name || !isSpelling(other) || scriptOf(other.text) !== 'Latin') continue;
    const found = crudeLikeness(name.text, other.text);
    if (found > likeness) [best, likeness] = [other.text, found];
  }
  return best;
}

function kindOf(name: ListedName, { entryType }: ListedParty): string {
  const script = scriptOf(name.text);
  return script === 'Latin' ? `alias of ${entryType}` : `listed in ${script}`;
}

function aliasPair(name: ListedName, party: ListedParty): LabelledPair | 'left out' | null {
  if (!isSpelling(name) || !hasTwoWords(name.text) || scriptOf(name.text) === 'mixed') return null;
  const latin = scriptOf(name.text) === 'Latin';
  const other = latin ? party.names[0]?.text : counterpart(name, party);
  if (other === undefined || other === null || !hasTwoWords(other)) return null;
  if (scriptOf(other) !== 'Latin' || foldedName(other) === foldedName(name.text)) return null;
  const isPerson = party.entryType === 'individual';
  if (!areSpellings(name.text, other, isPerson)) return 'left out';
  return {
    a: name.text,
    b: other,
    isSame: true,
    isPerson,
    kind: kindOf(name, party),
    language: scriptOf(name.text),
    isSure: false,
  };
}

const hashOf = ({ a, b }: LabelledPair): number => stableHash(`${a}|${b}`);

/** Up to `most` pairs of each kind, by a stable hash; each pair once. */
export function samplePairs(pairs: readonly LabelledPair[], most: number): readonly LabelledPair[] {
  const byKind = new Map<string, LabelledPair[]>();
  const seen = new Set<string>();
  for (const pair of pairs) {
    const key = `${foldedName(pair.a)}|${foldedName(pair.b)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const ofKind = byKind.get(pair.kind) ?? [];
    ofKind.push(pair);
    byKind.set(pair.kind, ofKind);
  }
  return [...byKind.values()].flatMap((ofKind) =>
    ofKind.sort((a, b) => hashOf(a) - hashOf(b)).slice(0, most),
  );
}

/** Strong names of one party against each other: another Latin spelling, or another script. */
export function aliasPairs(parties: readonly ListedParty[]): ListedPairs {
  const found = parties.flatMap((party) => party.names.slice(1).map((name) => aliasPair(name, party)));
  return {
    pairs: found.filter((pair) => pair !== null && pair !== 'left out'),
    leftOut: found.filter((pair) => pair === 'left out').length,
  };
}

/** Documents of this many letters and digits at least are nobody else's. */
const SHORTEST_NUMBER = 6;

function numbersOf({ identifications, entryType }: ListedParty): readonly string[] {
  return identifications
    .map(({ number }) => number.toUpperCase().replace(/[^A-Z0-9]/gu, ''))
    .filter((number) => number.length >= SHORTEST_NUMBER && /\d{4}/u.test(number))
    .map((number) => `${entryType}|${number}`);
}

/** The primary names under which two lists record the bearer of one number. */
export function crossListPairs(parties: readonly ListedParty[]): ListedPairs {
  const bearers = new Map<string, ListedParty[]>();
  for (const party of parties)
    for (const number of new Set(numbersOf(party))) {
      const known = bearers.get(number);
      if (known === undefined) bearers.set(number, [party]);
      else known.push(party);
    }
  const pairs: LabelledPair[] = [];
  let leftOut = 0;
  for (const [first, ...others] of bearers.values())
    for (const other of others) {
      const [a, b] = [first?.names[0]?.text ?? '', other.names[0]?.text ?? ''];
      if (first?.listCode === other.listCode || foldedName(a) === foldedName(b)) continue;
      const isPerson = other.entryType === 'individual';
      const kind = `one number on two lists, ${other.entryType}`;
      if (!areSpellings(a, b, isPerson)) leftOut++;
      else pairs.push({ a, b, isSame: true, isPerson, kind, language: scriptOf(a), isSure: false });
    }
  return { pairs, leftOut };
}
