import type { PreparedWord } from '../../matching/names/prepared-word.ts';
import type { SegmentColumns } from './list-segment.ts';

/** Waits for the event loop when it is time to. */
export type Pause = () => Promise<void>;

/** Words of row `r`, in order, at `rowWordStarts[r]` to `rowWordStarts[r + 1]` of `rowWords`. */
export type WordsOfRows = Pick<SegmentColumns, 'rowWordStarts' | 'rowWords'>;

/** Keys of the words, and the rows of word `w`, each once, at `wordRowStarts[w]` to `wordRowStarts[w + 1]`. */
export type RowsOfWords = Pick<SegmentColumns, 'wordKeys' | 'wordRowStarts' | 'wordRows'>;

/** Turns the words of each row into the rows of each word, each row once. */
export async function wordColumns(
  words: readonly PreparedWord[],
  { rowWordStarts, rowWords }: WordsOfRows,
  pause: Pause,
): Promise<RowsOfWords> {
  const lastRow = new Int32Array(words.length).fill(-1);
  const forEachOnce = async (visit: (word: number, row: number) => void): Promise<void> => {
    lastRow.fill(-1);
    for (let row = 0; row < rowWordStarts.length - 1; row++) {
      for (let place = rowWordStarts[row]!; place < rowWordStarts[row + 1]!; place++) {
        const word = rowWords[place]!;
        if (lastRow[word] !== row) visit(word, row);
        lastRow[word] = row;
      }
      await pause();
    }
  };
  const wordRowStarts = new Uint32Array(words.length + 1);
  await forEachOnce((word) => wordRowStarts[word + 1]!++);
  for (let word = 0; word < words.length; word++) wordRowStarts[word + 1]! += wordRowStarts[word]!;
  const next = wordRowStarts.slice();
  const wordRows = new Uint32Array(wordRowStarts.at(-1) ?? 0);
  await forEachOnce((word, row) => (wordRows[next[word]!++] = row));
  return { wordKeys: Buffer.from(words.map(({ key }) => key).join('\n')), wordRowStarts, wordRows };
}
