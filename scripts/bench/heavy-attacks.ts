import type { Answer } from './service-process.ts';

/** Posts to the service. */
export type Post = (path: string, body: object) => Promise<Answer>;

/** What a client may ask that costs the service much. */
export interface Attack {
  readonly name: string;
  /** Where it comes from. */
  readonly address: string;
  /** Clients that do it at the same time. */
  readonly atOnce: number;
  readonly run: (post: Post) => Promise<unknown>;
}

const LONGEST = 495;
const repeated = (text: string): string => text.repeat(Math.ceil(LONGEST / text.length)).slice(0, LONGEST);
const LETTERS = repeated(
  Array.from({ length: 26 }, (_, place) => `${String.fromCharCode(65 + place)}. `).join(''),
);

const COMMON = [
  'Mohammed Ali',
  'Trading Company',
  'Abdul Rahman',
  'International Trading Company Limited',
  'Mohammed Hassan Ahmed',
  'Li Wei',
  'Maria Garcia',
  'Ali',
  'A B',
  'Ivanov Ivan Ivanovich',
];

/** Words of three letters, most of them unlike. */
const UNLIKE = Array.from({ length: 124 }, (_, place) =>
  [
    ['b', 'd', 'g', 'k', 'm', 'p', 'z'],
    ['a', 'e', 'i', 'o', 'u'],
    ['l', 'm', 'n', 'r', 's', 't'],
  ]
    .map((letters) => letters[place % letters.length])
    .join(''),
).join(' ');

const calls = (count: number, name: string, argument: object): readonly object[] =>
  Array.from({ length: count }, (_, id) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name, arguments: argument },
  }));

const batchOf = (names: readonly string[]) => (post: Post) =>
  post('/api/v1/screen/batch/', { names, threshold: 0 });

const times = (count: number, texts: readonly string[]): readonly string[] =>
  Array.from({ length: count }, (_, place) => texts[place % texts.length] ?? '');

/** The dearest requests known, each as one client would send it. */
export const ATTACKS: readonly Attack[] = [
  {
    address: '198.51.100.10',
    name: 'three batches of 25 names of single letters',
    atOnce: 3,
    run: batchOf(times(25, [LETTERS])),
  },
  {
    address: '198.51.100.11',
    name: 'one name of 250 single letters',
    atOnce: 3,
    run: (post) => post('/api/v1/screen/', { name: 'A B C D E '.repeat(50).trim(), threshold: 0 }),
  },
  {
    address: '198.51.100.12',
    name: 'three batches of 100 common names',
    atOnce: 3,
    run: batchOf(times(100, COMMON)),
  },
  {
    address: '198.51.100.13',
    name: 'three batches of 25 names of 100 unlike words',
    atOnce: 3,
    run: batchOf(times(25, [UNLIKE])),
  },
  {
    address: '198.51.100.14',
    name: 'three batches of 25 names of 100 characters',
    atOnce: 3,
    run: batchOf(times(25, [repeated('中国银行公司国际贸易有限责任')])),
  },
  {
    address: '198.51.100.15',
    name: '24 calls of screen_entity in one POST',
    atOnce: 3,
    run: (post) => post('/mcp', calls(24, 'screen_entity', { name: UNLIKE, threshold: 0 })),
  },
  {
    address: '198.51.100.16',
    name: '60 calls of search in one POST',
    atOnce: 3,
    run: (post) => post('/mcp', calls(60, 'search', { query: UNLIKE })),
  },
];
