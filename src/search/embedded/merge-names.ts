import type { ListCode } from '../../domain/list-code.ts';
import type { WordCache } from '../../matching/names/prepare-name.ts';
import { mergeIndexes } from '../hash-index.ts';
import type { ListSegment, NameIndexes, SegmentNames } from './list-segment.ts';
import { bucketOf, MORE_OTHERS, openNameIndex, OTHERS, type NameIndex } from './name-index.ts';
import { shareColumns, shareLines } from './shared-memory.ts';
import { copyLines, readLines, type LinePlace, type Utf8Lines } from './utf8-lines.ts';
import { placesByText } from './word-order.ts';
import { rowsOfWords, type Pause, type RowsOfWords, type WordsOfRows } from './word-columns.ts';

/** A segment with the names that go into the index. */
export interface NamedSegment {
  readonly segment: ListSegment;
  readonly names: SegmentNames;
}

/** Names that go into an index: those of a segment, or what stays of an index. */
interface Source {
  readonly columns: WordsOfRows & {
    readonly rowTotals: Float32Array;
    readonly wordSignatures: Uint32Array;
  };
  readonly indexes: NameIndexes;
  readonly parts: readonly SourcePart[];
  readonly keys: Utf8Lines;
  readonly forms: Utf8Lines;
  readonly spoken: Utf8Lines;
}

/** Rows of a source that go into the index. */
interface SourcePart {
  readonly segment: ListSegment;
  readonly from: number;
  readonly to: number;
}

function sourceOfIndex(index: NameIndex, replaced: ReadonlySet<ListCode>): Source {
  const parts = index.parts.map((segment, place) => ({
    segment,
    from: index.partStarts[place]!,
    to: index.partStarts[place + 1]!,
  }));
  return {
    columns: index.columns,
    indexes: index.indexes,
    parts: parts.filter(({ segment }) => !replaced.has(segment.code)),
    keys: index.keys,
    forms: index.forms,
    spoken: index.spoken,
  };
}

function sourceOfSegment({ segment, names }: NamedSegment): Source {
  return {
    columns: names.columns,
    indexes: names.indexes,
    parts: [{ segment, from: 0, to: names.columns.rowTotals.length }],
    keys: readLines(names.columns.wordKeys),
    forms: readLines(names.columns.wordForms),
    spoken: readLines(names.columns.wordSounds),
  };
}

/** What the rows and words of a source become; -1 for what is left out. */
interface Numbers {
  readonly rows: Int32Array;
  readonly words: Int32Array;
  /** As `words` for those that no earlier source has: their keys are still to be filed. */
  readonly newWords: Int32Array;
}

/** The rows and words of an index while it grows. */
class NameDraft {
  readonly parts: ListSegment[] = [];
  readonly partStarts = [0];
  readonly #numbers = new Map<string, number>();
  readonly #signatures: number[] = [];
  readonly #keys: LinePlace[] = [];
  readonly #forms: LinePlace[] = [];
  readonly #spoken: LinePlace[] = [];
  readonly #rowTotals: Float32Array;
  readonly #rowParts: Uint8Array;
  readonly #rowWordStarts: Uint32Array;
  readonly #rowWords: number[] = [];
  #rows = 0;

  constructor(rowCount: number) {
    this.#rowTotals = new Float32Array(rowCount);
    this.#rowParts = new Uint8Array(rowCount);
    this.#rowWordStarts = new Uint32Array(rowCount + 1);
  }

  async add(source: Source, pause: Pause): Promise<Numbers> {
    const { rowTotals, wordSignatures } = source.columns;
    const numbers: Numbers = {
      rows: new Int32Array(rowTotals.length).fill(-1),
      words: new Int32Array(wordSignatures.length).fill(-1),
      newWords: new Int32Array(wordSignatures.length).fill(-1),
    };
    for (const { segment, from, to } of source.parts) {
      const part = this.parts.push(segment) - 1;
      for (let row = from; row < to; row++) {
        numbers.rows[row] = this.#addRow(source, row, part, numbers);
        await pause();
      }
      this.partStarts.push(this.#rows);
    }
    return numbers;
  }

  #addRow(source: Source, row: number, part: number, numbers: Numbers): number {
    const { rowWordStarts, rowWords, rowTotals } = source.columns;
    for (let place = rowWordStarts[row]!; place < rowWordStarts[row + 1]!; place++) {
      const word = rowWords[place]!;
      if (numbers.words[word] === -1) this.#addWord(source, word, numbers);
      this.#rowWords.push(numbers.words[word]!);
    }
    const number = this.#rows++;
    this.#rowTotals[number] = rowTotals[row]!;
    this.#rowParts[number] = part;
    this.#rowWordStarts[number + 1] = this.#rowWords.length;
    return number;
  }

  #addWord({ columns, keys, forms, spoken }: Source, word: number, { words, newWords }: Numbers): void {
    const key = keys.at(word);
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#keys.push({ lines: keys, position: word }) - 1;
      this.#numbers.set(key, number);
      this.#signatures.push(columns.wordSignatures[word]!);
      this.#forms.push({ lines: forms, position: word });
      this.#spoken.push({ lines: spoken, position: word });
      newWords[word] = number;
    }
    words[word] = number;
  }

  /** Numbers the words by their texts, also in what was made of the sources. */
  async sortWords(made: readonly Pick<Numbers, 'newWords'>[], pause: Pause): Promise<void> {
    // Of a map the keys come in the order in which they were put into it, which is that of the numbers.
    const places = await placesByText([...this.#numbers.keys()], pause);
    const [keys, signatures] = [[...this.#keys], [...this.#signatures]];
    const [forms, spoken] = [[...this.#forms], [...this.#spoken]];
    for (const [word, place] of places.entries()) {
      this.#keys[place] = keys[word]!;
      this.#signatures[place] = signatures[word]!;
      this.#forms[place] = forms[word]!;
      this.#spoken[place] = spoken[word]!;
    }
    const placeOf = (word: number): number => (word === -1 ? -1 : places[word]!);
    for (const [place, word] of this.#rowWords.entries()) this.#rowWords[place] = placeOf(word);
    for (const { newWords } of made)
      for (const [word, number] of newWords.entries()) newWords[word] = placeOf(number);
  }

  keys(pause: Pause): Promise<Utf8Lines> {
    return copyLines(this.#keys, pause);
  }

  forms(pause: Pause): Promise<Utf8Lines> {
    return copyLines(this.#forms, pause);
  }

  spoken(pause: Pause): Promise<Utf8Lines> {
    return copyLines(this.#spoken, pause);
  }

  async columns(pause: Pause): Promise<NameIndex['columns']> {
    const words: WordsOfRows = {
      rowWordStarts: this.#rowWordStarts,
      rowWords: Uint32Array.from(this.#rowWords),
    };
    const inOrder = await byTotal(this.#rowTotals, pause);
    const rows = await rowsOfWords(this.#keys.length, words, inOrder, pause);
    return {
      ...rows,
      ...(await postingsOf(rows, words, this.#rowTotals, pause)),
      ...words,
      rowTotals: this.#rowTotals,
      rowParts: this.#rowParts,
      wordSignatures: Uint32Array.from(this.#signatures),
    };
  }
}

/** What is kept beside each row of each word. */
async function postingsOf(
  { wordRowStarts, wordRows }: RowsOfWords,
  { rowWordStarts, rowWords }: WordsOfRows,
  rowTotals: Float32Array,
  pause: Pause,
): Promise<Pick<NameIndex['columns'], 'wordRowTotals' | 'wordRowOthers'>> {
  const wordRowTotals = new Float32Array(wordRows.length);
  const wordRowOthers = new Uint16Array(wordRows.length * OTHERS);
  for (let word = 0; word + 1 < wordRowStarts.length; word++) {
    for (let at = wordRowStarts[word]!; at < wordRowStarts[word + 1]!; at++) {
      const row = wordRows[at]!;
      wordRowTotals[at] = rowTotals[row]!;
      const [start, end] = [rowWordStarts[row]!, rowWordStarts[row + 1]!];
      const own = rowWords.indexOf(word, start);
      let others = 0;
      for (let place = start; place < end; place++) {
        const other = rowWords[place]!;
        if (place === own) continue;
        wordRowOthers[at * OTHERS + Math.min(others, OTHERS - 1)] =
          others < OTHERS ? bucketOf(other) : MORE_OTHERS;
        others++;
      }
    }
    await pause();
  }
  return { wordRowTotals, wordRowOthers };
}

/** Rows are numbered below this. */
const MOST_ROWS = 2 ** 22;

/** All rows, the lightest first. The bits of positive numbers rise as they do: with the row behind them they sort at once. */
async function byTotal(rowTotals: Float32Array, pause: Pause): Promise<Uint32Array> {
  const bits = new Uint32Array(rowTotals.buffer, rowTotals.byteOffset, rowTotals.length);
  const keys = new Float64Array(bits.length);
  for (let row = 0; row < bits.length; row++) {
    keys[row] = bits[row]! * MOST_ROWS + row;
    await pause();
  }
  keys.sort();
  const rows = new Uint32Array(bits.length);
  for (let place = 0; place < rows.length; place++) {
    rows[place] = keys[place]! % MOST_ROWS;
    await pause();
  }
  return rows;
}

/** Rows are merged this many at a time. */
const SLICE = 4000;

/** Gives way to requests at every so manieth call. */
function pauseEvery(calls: number): Pause {
  let left = calls;
  return async () => {
    if (--left > 0) return;
    left = calls;
    await new Promise((resolve) => setImmediate(resolve));
  };
}

/**
 * Makes one index of the names of an index, without those of the lists that come anew, and of segments. Requests are
 * answered meanwhile. `cache` holds prepared words by their key.
 */
export async function mergeNames(
  index: NameIndex,
  added: readonly NamedSegment[],
  cache: WordCache,
): Promise<NameIndex> {
  const replaced = new Set(added.map(({ segment }) => segment.code));
  const sources = [sourceOfIndex(index, replaced), ...added.map(sourceOfSegment)];
  const parts = sources.flatMap((source) => source.parts);
  const draft = new NameDraft(parts.reduce((sum, { from, to }) => sum + to - from, 0));
  const rowPause = pauseEvery(SLICE);
  const numbered: (Source & { readonly numbers: Numbers })[] = [];
  for (const source of sources) numbered.push({ ...source, numbers: await draft.add(source, rowPause) });
  await draft.sortWords(
    numbered.map(({ numbers }) => numbers),
    rowPause,
  );
  const pause = pauseEvery(1);
  const data = {
    parts: draft.parts,
    partStarts: draft.partStarts,
    keys: shareLines(await draft.keys(rowPause)),
    forms: shareLines(await draft.forms(rowPause)),
    spoken: shareLines(await draft.spoken(rowPause)),
    columns: shareColumns(await draft.columns(rowPause)),
    indexes: {
      wordsByKey: shareColumns(
        await mergeIndexes(
          numbered.map(({ indexes, numbers }) => ({ index: indexes.wordsByKey, numbers: numbers.newWords })),
          pause,
        ),
      ),
      rowsByJoin: shareColumns(
        await mergeIndexes(
          numbered.map(({ indexes, numbers }) => ({ index: indexes.rowsByJoin, numbers: numbers.rows })),
          pause,
        ),
      ),
    },
  };
  return openNameIndex(data, cache);
}
