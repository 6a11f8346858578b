import { keptOnce } from './kept-once.ts';
import type { PreparedWord } from './prepared-word.ts';
import { withTraits } from './word-traits.ts';

/** The fields of a word in the order in which they are packed: named fields would make up half of the text. */
type Packed = readonly [
  PreparedWord['key'],
  PreparedWord['text'],
  PreparedWord['wordClass'],
  PreparedWord['weight'],
  PreparedWord['consonantal'],
  PreparedWord['known'],
  PreparedWord['variant'],
  PreparedWord['skeleton'],
  PreparedWord['rendering'],
  PreparedWord['rows'],
  PreparedWord['syllables'],
  PreparedWord['phonetic'],
  PreparedWord['groups'],
  PreparedWord['country'],
];

/** Writes all that was derived of a word. */
export function packWord(word: PreparedWord): string {
  const packed: Packed = [
    word.key,
    word.text,
    word.wordClass,
    word.weight,
    word.consonantal,
    word.known,
    word.variant,
    word.skeleton,
    word.rendering,
    word.rows,
    word.syllables,
    word.phonetic,
    word.groups,
    word.country,
  ];
  return JSON.stringify(packed);
}

/** Reads what `packWord` wrote. */
export function unpackWord(written: string): PreparedWord {
  const packed = JSON.parse(written) as Packed;
  return withTraits({
    key: packed[0],
    text: packed[1],
    wordClass: packed[2],
    weight: packed[3],
    consonantal: packed[4],
    known: packed[5],
    variant: packed[6],
    skeleton: packed[7],
    rendering: packed[8],
    rows: keptOnce(packed[9]),
    syllables: keptOnce(packed[10]),
    phonetic: keptOnce(packed[11]),
    groups: keptOnce(packed[12]),
    country: packed[13],
  });
}
