import { createReadStream } from 'node:fs';
import { readRecords } from '../../src/lists/formats/delimited-text.ts';
import type { LabelledPair } from './labelled-pair.ts';

/** Reads the pairs judged by hand: the columns language, type, kind, label, certainty, a, b. */
export async function readCaseTable(file: string): Promise<readonly LabelledPair[]> {
  const required = ['language', 'type', 'kind', 'label', 'certainty', 'a', 'b'];
  const pairs: LabelledPair[] = [];
  for await (const row of readRecords(createReadStream(file), { required, unknownColumn: () => {} })) {
    const { language = '', type, kind = '', label, certainty, a = '', b = '' } = row;
    pairs.push({
      a,
      b,
      isSame: label === 'same',
      isPerson: type === 'person',
      kind,
      language,
      isSure: certainty === 'sure',
    });
  }
  return pairs;
}
