import type { ListCode } from '../../src/domain/list-code.ts';
import type { ListedParty } from '../../src/domain/listed-party.ts';
import { LIST_SOURCES } from '../../src/lists/registry.ts';
import { prepareName } from '../../src/matching/names/prepare-name.ts';
import { createQueryName } from '../../src/matching/names/query-name.ts';
import { createEmbeddedEngine } from '../../src/search/embedded/embedded-engine.ts';
import { buildSegment } from '../../src/search/embedded/segment-builder.ts';
import type { SearchSnapshot } from '../../src/search/search-engine.ts';
import { openLocalEdition, readAll } from '../../test/support/open-edition.ts';
import { seededRandom } from '../bench/seeded-random.ts';
import { stableHash } from '../bench-matching/stable-hash.ts';
import type { Pair } from './pair.ts';

/** How many pairs are drawn, and of which names. */
export interface Draw {
  /** Every so-many-th labelled pair is taken. */
  readonly everyLabelled: number;
  /** Lists that are read; null for all. */
  readonly lists: readonly ListCode[] | null;
  /** Every so-many-th party is taken, by a hash of its reference. */
  readonly everyParty: number;
  /** Names that pairs drawn by chance are made of: each is read once. */
  readonly names: number;
  /** Pairs drawn by chance. */
  readonly listed: number;
  /** Pairs of a name and a candidate that the engine found for it. */
  readonly candidates: number;
}

/** All labelled pairs and a million of all lists. */
export const FULL: Draw = {
  everyLabelled: 1,
  lists: null,
  everyParty: 1,
  names: 20_000,
  listed: 500_000,
  candidates: 500_000,
};

/** A tenth of them, over lists that are fast to read and write names in many scripts. */
export const TENTH: Draw = {
  everyLabelled: 10,
  lists: ['IL_NBCTF', 'JP_MOF', 'OFAC_SDN', 'UN_CONSOLIDATED'],
  everyParty: 8,
  names: 2000,
  listed: 50_000,
  candidates: 50_000,
};

const SEED = 43;
const THRESHOLD = 0.3;
/** Candidates of one search that are taken, so that no common name fills the draw. */
const MOST_OF_ONE_SEARCH = 100;

/** The parties of the lists of a draw. Throws what readers throw; empty where the folder has none of them. */
async function partiesOf({ lists, everyParty }: Draw, folder: string): Promise<readonly ListedParty[]> {
  const parties: ListedParty[] = [];
  for (const { facts, folder: ofList, editions } of LIST_SOURCES) {
    if (lists !== null && !lists.includes(facts.code)) continue;
    for (const edition of editions) {
      const files = openLocalEdition(edition, `${folder}/${ofList}`);
      if (files === null) continue;
      const { records } = await readAll(edition, files);
      for (const record of records)
        if (stableHash(`${facts.code}|${record.publisherRef}`) % everyParty === 0)
          parties.push({ ...record, id: parties.length + 1 });
      break;
    }
  }
  return parties;
}

interface Name {
  readonly text: string;
  readonly isPerson: boolean;
}

/** The names of parties, each once, in an order that depends on each name alone. */
function namesOf(parties: readonly ListedParty[]): readonly Name[] {
  const names = new Map<string, Name>();
  for (const { entryType, names: ofParty } of parties)
    for (const { text } of ofParty) names.set(text, { text, isPerson: entryType === 'individual' });
  return [...names.values()]
    .map((name) => ({ name, hash: stableHash(name.text) }))
    .sort((a, b) => a.hash - b.hash || (a.name.text < b.name.text ? -1 : 1))
    .map(({ name }) => name);
}

function* drawnByChance(names: readonly Name[], { names: most, listed: count }: Draw): Generator<Pair> {
  const random = seededRandom(SEED);
  const drawn = names.slice(0, most);
  const oneOf = (): Name => drawn[Math.floor(random() * drawn.length)] ?? { text: '', isPerson: false };
  for (let made = 0; made < count; made++) {
    const [{ text: a }, { text: b, isPerson }] = [oneOf(), oneOf()];
    yield { part: 'listed', a, b, isPerson };
  }
}

async function* stream(parties: readonly ListedParty[]): AsyncGenerator<ListedParty> {
  for (const party of parties) yield await Promise.resolve(party);
}

/** An index over the parties, without what makes a service fast. */
async function indexOf(parties: readonly ListedParty[]): Promise<SearchSnapshot> {
  const engine = createEmbeddedEngine();
  for (const code of new Set(parties.map(({ listCode }) => listCode))) {
    const ofList = parties.filter(({ listCode }) => listCode === code);
    const source = { code, generation: 1, parties: stream(ofList), cache: engine.words };
    await engine.serve([await buildSegment({ ...source, nowMs: () => 0 })]);
  }
  engine.markComplete();
  return engine.snapshot();
}

/** Pairs of a name and the candidates that a search for it would score, of every search those of the least hashes. */
async function* candidatesOf(
  names: readonly Name[],
  parties: readonly ListedParty[],
  count: number,
): AsyncGenerator<Pair> {
  const snapshot = await indexOf(parties);
  const lists = [...snapshot.generations.keys()];
  let made = 0;
  for (const { text: a } of names) {
    const query = createQueryName(prepareName(a, { mayHaveLegalForm: true, prepared: snapshot.words }));
    const found = new Map<string, Pair>();
    for (const { partyId, nameIndex } of await snapshot.findNames(query, THRESHOLD, { lists })) {
      const { entryType, names: ofParty } = parties[partyId - 1] as ListedParty;
      const b = ofParty[nameIndex]?.text ?? '';
      found.set(b, { part: 'candidates', a, b, isPerson: entryType === 'individual' });
    }
    const taken = [...found.values()]
      .map((pair) => ({ pair, hash: stableHash(`${pair.a}|${pair.b}`) }))
      .sort((one, other) => one.hash - other.hash)
      .slice(0, MOST_OF_ONE_SEARCH);
    for (const { pair } of taken) {
      if (made++ === count) return;
      yield pair;
    }
  }
}

/** Draws pairs of listed names from copies of the lists, the same in every run. None where the folder has no lists. */
export async function* listedPairs(draw: Draw, folder: string): AsyncGenerator<Pair> {
  const parties = await partiesOf(draw, folder);
  if (parties.length === 0) return;
  const names = namesOf(parties);
  yield* drawnByChance(names, draw);
  yield* candidatesOf(names, parties, draw.candidates);
}
