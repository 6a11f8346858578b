import type { Random } from './random.ts';

type Mutation = (bytes: Buffer, random: Random) => Buffer;

/** Values that a cell, an attribute or a property must be able to hold. */
const HOSTILE: readonly [string, ...string[]] = [
  '',
  ' ',
  '\u0000',
  '\uFEFF',
  '\u202E',
  '0',
  '-1',
  '1e999',
  'NaN',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '99/99/9999',
  '0000-00-00',
  '31.02.2020',
  '9'.repeat(40),
  '{}',
  '[]',
  '[null]',
  '"',
  "'",
  '<',
  '&amp;',
  '&lol;',
  '<!DOCTYPE x [<!ENTITY a "b">]>',
  ';;;;',
  ',,,,',
  '((((((((',
  '))))))))',
  'a.k.a.',
  '😀',
  'ﷺ',
];

/** Pieces that make slow patterns slow when they come in thousands. */
const REPEATED: readonly [string, ...string[]] = [
  'A',
  ' ',
  'a ',
  '1',
  '1 ',
  '(',
  '()',
  ',',
  '; ',
  'a.k.a. ',
  'No. 1, ',
  '1/1/1',
  '\n',
  '-',
  '@a.',
  '，',
  '（',
  '<div>',
  '<table><tr><td>',
  '<a>',
  '[',
  '{"a":',
];

const VALUES: readonly [RegExp, ...RegExp[]] = [
  />([^<>]{1,400})</gu,
  /"((?:[^"\\]|\\.){0,400})"/gu,
  /:\s*("(?:[^"\\]|\\.){0,400}"|[-\d.]+|null|true|false)/gu,
  /(?<=^|[,;\t\n])([^,;\t\n]{1,400})(?=$|[,;\t\r\n])/gu,
];

/** Where an element, an object, a cell or a line may end. */
const SEPARATORS: readonly [string, ...string[]] = ['\n', '>', '}', ',', '</', '{', '"'];

const MUTATIONS: readonly [Mutation, ...Mutation[]] = [
  flipBits,
  cut,
  swapBlocks,
  repeatElement,
  dropElement,
  changeEncoding,
  growCell,
  replaceValue,
  replaceValue,
  replaceValue,
];

/** One to three changes to a file: flipped bits, cuts, swapped or repeated parts, wrong encodings, hostile and huge values. */
export function mutate(bytes: Buffer, random: Random): Buffer {
  let mutated = bytes;
  for (let left = 1 + random.below(3); left > 0; left--) mutated = random.pick(MUTATIONS)(mutated, random);
  return mutated;
}

function flipBits(bytes: Buffer, random: Random): Buffer {
  const flipped = Buffer.from(bytes);
  if (flipped.length === 0) return flipped;
  for (let left = 1 + random.below(16); left > 0; left--) {
    const at = random.below(flipped.length);
    flipped[at] = (flipped[at] ?? 0) ^ (1 << random.below(8));
  }
  return flipped;
}

function cut(bytes: Buffer, random: Random): Buffer {
  const [start, end] = range(bytes, random);
  return random.pick([
    bytes.subarray(0, start),
    bytes.subarray(start),
    Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]),
  ]);
}

function swapBlocks(bytes: Buffer, random: Random): Buffer {
  const [first, second] = range(bytes, random);
  const [third, fourth] = range(bytes.subarray(second), random);
  const parts = [
    bytes.subarray(0, first),
    bytes.subarray(second + third, second + fourth),
    bytes.subarray(second, second + third),
    bytes.subarray(first, second),
    bytes.subarray(second + fourth),
  ];
  return Buffer.concat(parts);
}

function repeatElement(bytes: Buffer, random: Random): Buffer {
  const [start, end] = element(bytes, random);
  const times = random.pick([2, 3, 50, 400]);
  const piece = bytes.subarray(start, Math.min(end, start + 2000));
  const copies = Array.from({ length: times }, () => piece);
  return Buffer.concat([bytes.subarray(0, end), ...copies, bytes.subarray(end)]);
}

function dropElement(bytes: Buffer, random: Random): Buffer {
  const [start, end] = element(bytes, random);
  return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
}

function changeEncoding(bytes: Buffer, random: Random): Buffer {
  const text = bytes.toString('utf8');
  return random.pick([
    () => Buffer.from(text, 'utf16le'),
    () => Buffer.from(`\uFEFF${text}`, 'utf16le'),
    () => Buffer.from(text, 'latin1'),
    () => Buffer.from(bytes.toString('latin1'), 'utf8'),
    () => Buffer.from(`\uFEFF${text}`, 'utf8'),
  ])();
}

/** A cell of up to one million characters, plain or of a piece that slows careless patterns down. */
function growCell(bytes: Buffer, random: Random): Buffer {
  const piece = random.pick(REPEATED);
  const length = random.pick([300, 3_000, 30_000, 1_000_000]);
  const cell = piece.repeat(Math.ceil(length / piece.length));
  return replaceWith(bytes, random, (old) => (random.below(2) === 0 ? cell : `${old}${cell}`));
}

function replaceValue(bytes: Buffer, random: Random): Buffer {
  return replaceWith(bytes, random, () => random.pick(HOSTILE));
}

function replaceWith(bytes: Buffer, random: Random, change: (old: string) => string): Buffer {
  const text = bytes.toString('utf8');
  const found = [...text.matchAll(random.pick(VALUES))];
  const match = found[random.below(found.length)];
  const old = match?.[1];
  if (match === undefined || old === undefined) return flipBits(bytes, random);
  const start = match.index + match[0].indexOf(old);
  return Buffer.from(text.slice(0, start) + change(old) + text.slice(start + old.length));
}

function range(bytes: Buffer, random: Random): readonly [number, number] {
  const ends = [random.below(bytes.length + 1), random.below(bytes.length + 1)].sort((a, b) => a - b);
  return [ends[0] ?? 0, ends[1] ?? 0];
}

/** A part between two equal separators. */
function element(bytes: Buffer, random: Random): readonly [number, number] {
  const separator = random.pick(SEPARATORS);
  const start = bytes.indexOf(separator, random.below(bytes.length + 1));
  if (start === -1) return range(bytes, random);
  let end = start;
  for (let left = 1 + random.below(6); left > 0; left--) {
    const next = bytes.indexOf(separator, end + 1);
    if (next === -1) break;
    end = next;
  }
  return [start, end];
}
