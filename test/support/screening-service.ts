import assert from 'node:assert/strict';
import request from 'supertest';
import type { ListedParty } from '../../src/domain/listed-party.ts';
import type { Catalogue } from '../../src/ingest/catalogue.ts';
import { createEditions } from '../../src/screening/editions.ts';
import { createScreening } from '../../src/screening/create-screening.ts';
import { refusingStaleLists } from '../../src/screening/refuse-stale-lists.ts';
import type { SearchEngine } from '../../src/search/search-engine.ts';
import { engineHolding } from './embedded-engine.ts';
import { CATALOGUE, NOW, startHttpService, type ServiceUnderTest } from './http-service.ts';
import { listedParty } from './parties.ts';

/** An answer of the service. */
export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
}

/** The service with the true screening over parties in memory, response validation on. */
export interface ScreeningService extends Omit<ServiceUnderTest, 'asked'> {
  /** Posts to a path below `/api/v1/screen/` with a key. */
  readonly post: (
    path: string,
    body: object | string,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
  readonly key: string;
  /** Searches left of the key's allowance, which a free look tells. */
  readonly remaining: () => Promise<number>;
  /** Uses up searches of the allowance. */
  readonly use: (searches: number) => Promise<void>;
}

/** Parties with every kind of recorded value. */
export const LISTED: readonly ListedParty[] = [
  listedParty('Qmbrel Zothvan', {
    id: 9_001,
    countries: [{ name: 'Iran', code: 'IR', relation: 'nationality' }],
    contacts: [
      { type: 'email', value: 'Office@zothvan.example' },
      { type: 'email', value: 'qmbrel@gmail.com' },
    ],
    addresses: [
      {
        address: '27 Stromynka Ul.',
        city: 'Moscow',
        state: '',
        postalCode: '107076',
        country: 'Russia',
        countryCode: 'RU',
      },
    ],
  }),
  listedParty('Wendrik Uphasol Shipping', {
    id: 9_002,
    entryType: 'entity',
    contacts: [
      { type: 'website', value: 'http://www.uphasol.example' },
      { type: 'phone', value: '+7 495 123-45-67' },
      { type: 'email', value: 'info@uphasol.example' },
    ],
  }),
  listedParty('Uphasol Holding', {
    id: 9_003,
    entryType: 'entity',
    listCode: 'EU_FSF',
    contacts: [{ type: 'website', value: 'uphasol.example/holding' }],
  }),
];

/** Starts the service with a key of a plan; the engine holds `LISTED` unless another one is given. */
export async function startScreeningService(
  plan: string,
  engine?: SearchEngine,
  {
    catalogue = () => Promise.resolve(CATALOGUE),
    refusesStale = false,
  }: { readonly catalogue?: Catalogue; readonly refusesStale?: boolean } = {},
): Promise<ScreeningService> {
  const used = engine ?? (await engineHolding(LISTED));
  const editionsOf = createEditions(catalogue);
  const plain = createScreening({ engine: used, clock: () => NOW, editionsOf });
  const screening = refusesStale ? refusingStaleLists(plain, catalogue) : plain;
  const service = await startHttpService({ screening, engine: used, catalogue });
  const key = await service.keyFor(plan);
  const account = async () => (await service.accounts.management.show('user1@example.com')).account;
  return {
    ...service,
    key,
    post: async (path, body, headers = {}) => {
      const sent = request(service.app).post(`/api/v1/screen/${path}`).set('Authorization', `Bearer ${key}`);
      const answer = await sent.set(headers).type('application/json').send(body);
      return answer;
    },
    remaining: async () => (await service.accounts.allowance.state(await account())).remaining,
    use: async (searches) => {
      const { allowance } = service.accounts;
      const reservation = await allowance.reserve(await account(), searches);
      await allowance.settle(await account(), reservation, searches);
    },
  };
}

/** The body of a 200 answer. */
export function succeeded({ status, body, text }: Answer): Readonly<Record<string, unknown>> {
  assert.equal(status, 200, text);
  return body;
}
