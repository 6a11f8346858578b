/** Waits for the event loop when it is time to. */
export type Pause = () => Promise<void>;

/** Words of row `r`, in order, at `rowWordStarts[r]` to `rowWordStarts[r + 1]` of `rowWords`. */
export interface WordsOfRows {
  readonly rowWordStarts: Uint32Array;
  readonly rowWords: Uint32Array;
}

/** Rows of word `w`, each once, at `wordRowStarts[w]` to `wordRowStarts[w + 1]` of `wordRows`. */
export interface RowsOfWords {
  readonly wordRowStarts: Uint32Array;
  readonly wordRows: Uint32Array;
}

/** Turns the words of each row into the rows of each word, in the order in which the rows are given. */
export async function rowsOfWords(
  wordCount: number,
  { rowWordStarts, rowWords }: WordsOfRows,
  rows: Uint32Array,
  pause: Pause,
): Promise<RowsOfWords> {
  const lastRow = new Int32Array(wordCount);
  const forEachOnce = async (visit: (word: number, row: number) => void): Promise<void> => {
    lastRow.fill(-1);
    for (const row of rows) {
      for (let place = rowWordStarts[row]!; place < rowWordStarts[row + 1]!; place++) {
        const word = rowWords[place]!;
        if (lastRow[word] !== row) visit(word, row);
        lastRow[word] = row;
      }
      await pause();
    }
  };
  const wordRowStarts = new Uint32Array(wordCount + 1);
  await forEachOnce((word) => wordRowStarts[word + 1]!++);
  for (let word = 0; word < wordCount; word++) wordRowStarts[word + 1]! += wordRowStarts[word]!;
  const next = wordRowStarts.slice();
  const wordRows = new Uint32Array(wordRowStarts.at(-1) ?? 0);
  await forEachOnce((word, row) => (wordRows[next[word]!++] = row));
  return { wordRowStarts, wordRows };
}

/** Turns the rows of each word into the words of each row, in the order of their numbers. */
export function wordsOfRows({ wordRowStarts, wordRows }: RowsOfWords, rowCount: number): WordsOfRows {
  const rowWordStarts = new Uint32Array(rowCount + 1);
  for (const row of wordRows) rowWordStarts[row + 1]!++;
  for (let row = 0; row < rowCount; row++) rowWordStarts[row + 1]! += rowWordStarts[row]!;
  const next = rowWordStarts.slice();
  const rowWords = new Uint32Array(wordRows.length);
  for (let word = 0; word + 1 < wordRowStarts.length; word++) {
    for (let at = wordRowStarts[word]!; at < wordRowStarts[word + 1]!; at++)
      rowWords[next[wordRows[at]!]!++] = word;
  }
  return { rowWordStarts, rowWords };
}
