/** A table in one text of sorted lines, each a key, a space and the rest: it takes no time to load and little memory. */
export interface SortedLines {
  /** What stands after a key; null for a key that the table does not have. */
  find(key: string): string | null;
}

/** Reads a text whose lines are sorted by their keys in the order of UTF-16 units. */
export function sortedLines(text: string): SortedLines {
  return {
    find(key) {
      let low = 0;
      let high = text.length;
      while (low < high) {
        const start = text.lastIndexOf('\n', ((low + high) >> 1) - 1) + 1;
        const from = Math.max(start, low);
        const space = text.indexOf(' ', from);
        const found = text.slice(from, space);
        const newline = text.indexOf('\n', space);
        const end = newline < 0 ? text.length : newline;
        if (found === key) return text.slice(space + 1, end);
        if (found < key) low = end + 1;
        else high = from;
      }
      return null;
    },
  };
}
