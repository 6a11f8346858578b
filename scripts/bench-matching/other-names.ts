import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readRecords } from '../../src/lists/formats/delimited-text.ts';
import type { LabelledPair } from './labelled-pair.ts';

const OTHER_NAMES = fileURLToPath(new URL('../../test/cases/matching/other-names.csv', import.meta.url));

type Names = Pick<LabelledPair, 'a' | 'b'>;

const keyOf = ({ a, b }: Names): string => `${a}|${b}`;

/**
 * Tells pairs of names of one party of which at least two of three readers, who saw neither another's verdict nor a score, said
 * that they are other names: another given name, another brand. Every pair of names that the lists gave was read, of both halves,
 * mixed with pairs of different parties.
 */
export async function readOtherNames(): Promise<(pair: Names) => boolean> {
  const keys = new Set<string>();
  const required = ['a', 'b', 'reason'];
  for await (const row of readRecords(createReadStream(OTHER_NAMES), { required, unknownColumn: () => {} })) {
    const { a = '', b = '' } = row;
    keys.add(keyOf({ a, b }));
  }
  return (pair) => keys.has(keyOf(pair));
}
