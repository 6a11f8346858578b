import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import type { Express } from 'express';
import { createFailedAuthentications } from '../../src/accounts/failed-authentications.ts';
import { openAccountServices, type AccountServices } from '../../src/compose-accounts.ts';
import type { ListCode } from '../../src/domain/list-code.ts';
import type { ListedParty } from '../../src/domain/listed-party.ts';
import type { Match } from '../../src/domain/match.ts';
import { createApp } from '../../src/http/app.ts';
import type { HttpDependencies } from '../../src/http/dependencies.ts';
import type { CatalogueEntry } from '../../src/ingest/catalogue.ts';
import { createLogger } from '../../src/logger.ts';
import { createMetrics } from '../../src/metrics.ts';
import { createMatchWatch } from '../../src/monitoring/match-watch.ts';
import { createMonitoring } from '../../src/monitoring/monitoring.ts';
import type { AddressSearching } from '../../src/screening/screen-address.ts';
import { ADDRESS_SEARCHING } from '../../src/screening/screen-address.ts';
import { createEmbeddedEngine } from '../../src/search/embedded/embedded-engine.ts';
import type { SearchEngine } from '../../src/search/search-engine.ts';
import type { NameScreeningRequest, Screening } from '../../src/screening/screening.ts';

/** The moment at which the service under test stands, unless a test moves it. */
export const NOW = new Date('2026-03-15T12:00:00.000Z');

/** A service behind its real HTTP app, with response validation on. */
export interface ServiceUnderTest {
  readonly app: Express;
  readonly accounts: AccountServices;
  /** Screenings that the use case was asked for. */
  readonly asked: NameScreeningRequest[];
  /** Everything logged so far. */
  readonly logText: () => string;
  /** Moves the clock. */
  readonly setNow: (now: Date) => void;
  /** A key of a new account. */
  readonly keyFor: (
    plan: string,
    request?: { readonly ends?: string; readonly trialStarted?: string },
  ) => Promise<string>;
  close(): Promise<void>;
}

/** What a test may replace. */
export type Replacements = Partial<HttpDependencies> & {
  /** The screening, whoever asks; nothing is recorded of it. */
  readonly screening?: Screening;
  /** What the screening finds; it may throw. */
  readonly find?: (request: NameScreeningRequest) => Promise<readonly Match[]>;
  /** Against what watched items are screened; no list by default. */
  readonly engine?: SearchEngine;
  readonly addresses?: AddressSearching;
  readonly logLevel?: 'info' | 'debug';
};

/** Builds the app over accounts in memory; only the search behind the screening is replaced. */
export async function startHttpService({
  find,
  screening,
  engine = engineWithoutLists(),
  addresses = ADDRESS_SEARCHING,
  logLevel = 'info',
  ...replaced
}: Replacements = {}): Promise<ServiceUnderTest> {
  let now = NOW;
  let created = 0;
  const clock = (): Date => now;
  const accounts = await openAccountServices({ filename: ':memory:', clock });
  const asked: NameScreeningRequest[] = [];
  const { stream, text } = memoryLog();
  const app = createApp({
    screeningsBy: () => screening ?? fakeScreening(asked, clock, find ?? (async () => [])),
    prepareScreening: (_door, _screenings, prepare) => prepare(),
    accounts: accounts.accounts,
    allowance: accounts.allowance,
    monitoring: createMonitoring({
      store: accounts.watches,
      engine,
      matchWatch: createMatchWatch(addresses),
      addresses: addresses,
      coreLists: CATALOGUE.filter(({ facts }) => facts.core).map(({ facts }) => facts.code),
      clock,
    }),
    idempotency: accounts.idempotency,
    failedAuthentications: createFailedAuthentications(clock),
    agents: () => Promise.reject(new Error('the endpoint for agents is tested with the whole service')),
    console: async () => false,
    catalogue: async () => CATALOGUE,
    requireLists: () => Promise.resolve(),
    isSearchable: (code) => CATALOGUE.some(({ facts, generation }) => facts.code === code && generation > 0),
    readiness: async () => [{ name: 'search engine', ready: true, detail: 'five lists' }],
    clock,
    logger: createLogger(logLevel, stream),
    metrics: createMetrics(),
    publicUrl: 'https://screening.example',
    trustedProxies: 0,
    validateResponses: true,
    ...replaced,
  });
  return {
    app,
    accounts,
    asked,
    logText: text,
    setNow: (moment) => {
      now = moment;
    },
    keyFor: async (plan, request = {}) => {
      created++;
      return (await accounts.management.create({ email: `user${created}@example.com`, plan, ...request }))
        .apiKey;
    },
    close: () => accounts.close(),
  };
}

function engineWithoutLists(): SearchEngine {
  const engine = createEmbeddedEngine();
  engine.markComplete();
  return engine;
}

function fakeScreening(
  asked: NameScreeningRequest[],
  clock: () => Date,
  find: (request: NameScreeningRequest) => Promise<readonly Match[]>,
): Screening {
  return {
    searchesOfBatch: () => assert.fail('batches are tested with the screening itself'),
    screenAddress: () => assert.fail('addresses are tested with the screening itself'),
    screenBatch: () => assert.fail('batches are tested with the screening itself'),
    async screenName(request) {
      asked.push(request);
      const matches = await find(request);
      return {
        query: request.name,
        listsSearched: request.lists,
        matches: matches.slice(0, request.limit),
        totalMatches: matches.length,
        jurisdictionFlags: [],
        screenedAt: clock(),
      };
    },
  };
}

function memoryLog(): { readonly stream: Writable; readonly text: () => string } {
  const chunks: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk.toString());
      done();
    },
  });
  return { stream, text: () => chunks.join('') };
}

function entry(code: ListCode, overrides: Partial<CatalogueEntry['facts']> = {}): CatalogueEntry {
  return {
    facts: {
      code,
      name: `List ${code}`,
      description: 'A list for tests',
      publisher: 'A publisher',
      country: 'United States',
      kind: 'sanctions',
      core: true,
      staleAfterDays: 60,
      pageUrl: 'https://lists.example/',
      ...overrides,
    },
    entryCount: 10,
    lastUpdated: new Date('2026-03-15T06:00:00.000Z'),
    generation: 1,
    dataAsOf: '2026-03-14',
    stale: false,
    lastFailure: null,
  };
}

/** Two core lists, one that is only searched when named, and one that was never loaded. */
export const CATALOGUE: readonly CatalogueEntry[] = [
  entry('EU_FSF', { country: 'European Union' }),
  entry('MX_SAT_69B', { core: false, kind: 'tax', country: 'Mexico' }),
  entry('OFAC_SDN', { name: 'OFAC SDN List' }),
  { ...entry('UN_CONSOLIDATED'), entryCount: 0, lastUpdated: null, dataAsOf: null, generation: 0 },
];

/** A listed party with every kind of field filled. */
export const PARTY: ListedParty = {
  id: 7,
  listCode: 'OFAC_SDN',
  publisherRef: '700',
  entryType: 'vessel',
  names: [
    { text: 'NORTHERN EXAMPLE', kind: 'primary', quality: 'strong' },
    { text: 'SOUTHERN EXAMPLE', kind: 'alias', quality: 'strong' },
    { text: 'OLD EXAMPLE', kind: 'former', quality: 'weak' },
    { text: 'SOUTHERN EXAMPLE', kind: 'alias', quality: 'weak' },
  ],
  addresses: [
    address('1 Sample Street', 'Sampletown', 'Iran'),
    address('2 Sample Street', 'Sampletown', 'Iran'),
    address('Street without a town', '', ''),
  ],
  countries: [],
  identifications: [{ type: 'IMO number', number: '1234567', country: '', note: '' }],
  contacts: [],
  wallets: [{ currency: 'XBT', address: 'sample-wallet' }],
  birthDates: [],
  birthPlaces: [],
  programs: ['PROGRAM-A', 'PROGRAM-B'],
  remarks: '',
  listedOn: null,
  sourceUrl: 'https://lists.example/700',
};

function address(street: string, city: string, country: string): ListedParty['addresses'][number] {
  return { address: street, city, state: '', postalCode: '', country, countryCode: '' };
}

/** A match of the party. */
export function matchOf(score: number, matchedOn: Match['matchedOn'], party: ListedParty = PARTY): Match {
  return {
    party,
    score,
    matchedOn,
    explanation: { correspondences: [], queryLeftOver: [], listedLeftOver: [], remarks: [] },
  };
}
