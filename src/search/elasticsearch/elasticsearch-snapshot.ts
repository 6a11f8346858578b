import type { EntryType, ListedName, ListedParty } from '../../domain/listed-party.ts';
import type { ListCode } from '../../domain/list-code.ts';
import { EngineUnavailableError, OverBudgetError, ServiceError } from '../../errors.ts';
import type { LookupKey } from '../../matching/identifiers/lookup-key.ts';
import type { PreparedWord } from '../../matching/names/prepared-word.ts';
import { UNHURRIED, type Pace } from '../pace.ts';
import type {
  AddressAnswer,
  AddressCandidate,
  AddressSearch,
  NameAnswer,
  NameCandidate,
  NameSearch,
  SearchFailure,
  SearchFilter,
  SearchSnapshot,
  ValueAnswer,
  ValueHit,
  ValueSearch,
} from '../search-engine.ts';
import { addressesRequest, addressWordLookups } from './addresses-request.ts';
import { NOTHING_KNOWN } from '../../matching/names/candidate-knowledge.ts';
import type { WordKind } from './documents.ts';
import type { FoundWords } from './gain-query.ts';
import type { IndexReader, Question } from './index-reader.ts';
import type { ReadState } from './index-state.ts';
import { namesRequest, wordLookups } from './names-request.ts';
import type { PreparedReader } from './prepared-form.ts';
import { partiesRequest, valuesRequest, wordsRequest, type HitRequest } from './search-requests.ts';
import { answersOfGroup, groupedByFilter, readValues, valuesWith } from './value-groups.ts';
import type { WordDictionary, WordsView } from './word-dictionary.ts';
import { alikeWords, type AlikeWord, type WordLookup } from './word-lookup.ts';

/** Parties read at once. */
const PARTIES_AT_ONCE = 500;

function readCandidate(hit: string, prepared: PreparedReader): NameCandidate {
  const [, partyId, nameIndex, quality, types = '', words = ''] =
    /^(\d+) (\d+) (\S+) (\S+) (.*)$/su.exec(hit) ?? [];
  return {
    partyId: Number(partyId),
    nameIndex: Number(nameIndex),
    quality: quality as ListedName['quality'],
    types: types.split(',') as EntryType[],
    name: prepared.name(words),
    known: NOTHING_KNOWN,
  };
}

function readAddressCandidate(hit: string, prepared: PreparedReader): AddressCandidate {
  const [, partyId, addressIndex, written = ''] = /^(\d+) (\d+) (.*)$/su.exec(hit) ?? [];
  return {
    partyId: Number(partyId),
    addressIndex: Number(addressIndex),
    address: prepared.address(written),
  };
}

/** For each word of a query, then for each join. */
type Lookups = readonly WordLookup[];

const keysOf = (lookups: Lookups): readonly string[] => [
  ...new Set(lookups.flatMap(({ certain, slips }) => [...certain.keys(), ...slips])),
];

/** Words of which is not known by which position's keys they were found. */
const atEveryPosition = (lookups: Lookups, words: readonly PreparedWord[]): FoundWords =>
  lookups.map((lookup) => alikeWords(lookup, words));

/** How one kind of rows is searched by its words. */
interface Searching<Search, Candidate> {
  readonly question: Question;
  readonly kind: WordKind;
  /** How listed words are looked up, for each position of the query. */
  readonly lookupsOf: (search: Search) => Lookups;
  readonly wordOf: (packed: string) => PreparedWord;
  /** Null when nothing can be found. */
  readonly requestOf: (search: Search, words: FoundWords) => HitRequest | null;
  readonly read: (hit: string) => Candidate;
}

type Answer<Candidate> = { readonly candidates: readonly Candidate[] } | { readonly failure: SearchFailure };

const isFailure = (answer: object | null): answer is SearchFailure => answer instanceof ServiceError;

/** Reads the hits of one search of many, unless they are more than it may find. */
async function readAnswer<Candidate>(
  hits: readonly string[] | SearchFailure,
  read: (hit: string) => Candidate,
  pace: Pace,
): Promise<Answer<Candidate>> {
  if (isFailure(hits)) return { failure: hits };
  try {
    pace.begin();
    await pace.step(hits.length);
    return { candidates: hits.map(read) };
  } catch (failure) {
    if (!(failure instanceof OverBudgetError)) throw failure;
    return { failure };
  }
}

/** What all snapshots share. */
export interface SharedBySnapshots {
  readonly prepared: PreparedReader;
  readonly dictionary: WordDictionary;
}

/** One revision of one concrete index. */
export class ElasticsearchSnapshot implements SearchSnapshot {
  readonly generations: SearchSnapshot['generations'];
  readonly words: SearchSnapshot['words'];
  readonly #reader: IndexReader;
  readonly #shared: SharedBySnapshots;
  readonly #view: WordsView;

  constructor(reader: IndexReader, shared: SharedBySnapshots, { index, state }: ReadState) {
    this.#reader = reader;
    this.#shared = shared;
    this.#view = { index, revision: state.revision };
    this.words = shared.prepared.words;
    this.generations = new Map(Object.entries(state.generations) as [ListCode, number][]);
  }

  async findNames(
    query: NameSearch['query'],
    threshold: number,
    filter: SearchFilter,
    pace?: Pace,
  ): Promise<readonly NameCandidate[]> {
    return this.#find(this.#nameSearching, { query, threshold, filter }, pace);
  }

  findNamesOfMany(searches: readonly NameSearch[], pace?: Pace): Promise<readonly NameAnswer[]> {
    return this.#findMany(this.#nameSearching, searches, pace);
  }

  async findValues(keys: readonly LookupKey[], filter: SearchFilter): Promise<readonly ValueHit[]> {
    this.#assertHeld(filter);
    if (keys.length === 0) return [];
    const hits = await this.#reader.hits('values', valuesRequest(keys, filter, this.#view.revision));
    return valuesWith(readValues(hits), keys);
  }

  async findValuesOfMany(searches: readonly ValueSearch[]): Promise<readonly ValueAnswer[]> {
    for (const { filter } of searches) this.#assertHeld(filter);
    const groups = groupedByFilter(searches);
    const requests = groups.map(({ keys, filter }) => valuesRequest([...keys], filter, this.#view.revision));
    const found = await this.#reader.hitsOfMany('values', requests);
    const answers = searches.map((): ValueAnswer => ({ hits: [] }));
    groups.forEach(({ places }, number) => {
      const answerTo = answersOfGroup(found[number] ?? []);
      for (const place of places) answers[place] = answerTo(searches[place]?.keys ?? []);
    });
    return answers;
  }

  async findAddresses(
    query: AddressSearch['query'],
    threshold: number,
    filter: SearchFilter,
    pace?: Pace,
  ): Promise<readonly AddressCandidate[]> {
    return this.#find(this.#addressSearching, { query, threshold, filter }, pace);
  }

  findAddressesOfMany(searches: readonly AddressSearch[], pace?: Pace): Promise<readonly AddressAnswer[]> {
    return this.#findMany(this.#addressSearching, searches, pace);
  }

  async loadParties(ids: readonly number[]): Promise<ReadonlyMap<number, ListedParty>> {
    const parties = new Map<number, ListedParty>();
    const distinct = [...new Set(ids)];
    for (let from = 0; from < distinct.length; from += PARTIES_AT_ONCE) {
      const some = distinct.slice(from, from + PARTIES_AT_ONCE);
      for (const record of await this.#reader.records('parties', partiesRequest(some, this.#view.revision))) {
        const party = JSON.parse(record) as ListedParty;
        parties.set(party.id, party);
      }
    }
    return parties;
  }

  /** How names are searched. */
  readonly #nameSearching: Searching<NameSearch, NameCandidate> = {
    question: 'names',
    kind: 'word',
    lookupsOf: ({ query }) => wordLookups(query),
    wordOf: (packed) => this.#shared.prepared.word(packed),
    requestOf: (search, words) => namesRequest(search, words, this.#view.revision),
    read: (hit) => readCandidate(hit, this.#shared.prepared),
  };

  /** How addresses are searched. */
  readonly #addressSearching: Searching<AddressSearch, AddressCandidate> = {
    question: 'addresses',
    kind: 'addressWord',
    lookupsOf: ({ query }) => addressWordLookups(query),
    wordOf: (packed) => this.#shared.prepared.addressWord(packed),
    requestOf: (search, words) => addressesRequest(search, words, this.#view.revision),
    read: (hit) => readAddressCandidate(hit, this.#shared.prepared),
  };

  async #find<Search extends { readonly filter: SearchFilter }, Candidate>(
    searching: Searching<Search, Candidate>,
    search: Search,
    pace: Pace = UNHURRIED,
  ): Promise<readonly Candidate[]> {
    this.#assertHeld(search.filter);
    pace.begin();
    const words = await this.#words(searching, search);
    pace.resume();
    const request = searching.requestOf(search, words);
    if (request === null) return [];
    const hits = await this.#reader.hits(searching.question, request, pace);
    pace.resume();
    await pace.step(hits.length);
    return hits.map(searching.read);
  }

  async #findMany<Search extends { readonly filter: SearchFilter }, Candidate>(
    searching: Searching<Search, Candidate>,
    searches: readonly Search[],
    pace: Pace = UNHURRIED,
  ): Promise<readonly Answer<Candidate>[]> {
    for (const { filter } of searches) this.#assertHeld(filter);
    const { question, requestOf, read } = searching;
    const words = await this.#wordsOfMany(searching, searches);
    pace.resume();
    const requests = searches.map((search, place) => {
      const found = words[place] ?? [];
      return isFailure(found) ? found : requestOf(search, found);
    });
    const asked = requests.filter(
      (request): request is HitRequest => request !== null && !isFailure(request),
    );
    const found = (await this.#reader.hitsOfMany(question, asked, pace)).values();
    pace.resume();
    const answers: Answer<Candidate>[] = [];
    for (const request of requests) {
      const hits = isFailure(request) ? request : request === null ? [] : (found.next().value ?? []);
      answers.push(await readAnswer(hits, read, pace));
    }
    return answers;
  }

  /** The listed words that correspond to each position of the query. */
  async #words<Search>(searching: Searching<Search, unknown>, search: Search): Promise<FoundWords> {
    const lookups = searching.lookupsOf(search);
    const known = this.#known(searching, lookups);
    if (known !== null) return known;
    const asked = keysOf(lookups);
    const found =
      asked.length === 0 ? [] : await this.#reader.hits('words', wordsRequest(searching.kind, asked));
    return atEveryPosition(lookups, found.map(searching.wordOf));
  }

  async #wordsOfMany<Search>(
    searching: Searching<Search, unknown>,
    searches: readonly Search[],
  ): Promise<readonly (FoundWords | SearchFailure)[]> {
    const lookups = searches.map(searching.lookupsOf);
    const known = lookups.map((one) => this.#known(searching, one));
    if (known.every((words) => words !== null)) return known;
    const requests = lookups.map((one) => wordsRequest(searching.kind, keysOf(one)));
    const answers = await this.#reader.hitsOfMany('words', requests);
    return answers.map((found, place) =>
      isFailure(found) ? found : atEveryPosition(lookups[place] ?? [], found.map(searching.wordOf)),
    );
  }

  /** What is in memory; null when that is not known. */
  #known({ kind }: Searching<never, unknown>, lookups: Lookups): FoundWords | null {
    const { dictionary } = this.#shared;
    const found: (readonly AlikeWord[])[] = [];
    for (const lookup of lookups) {
      const words = dictionary.find(kind, lookup, this.#view);
      if (words === null) return null;
      found.push(words);
    }
    return found;
  }

  #assertHeld({ lists }: SearchFilter): void {
    const missing = lists.filter((code) => !this.generations.has(code));
    if (missing.length > 0) throw new EngineUnavailableError(`not in the index yet: ${missing.join(', ')}`);
  }
}
