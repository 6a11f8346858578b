/** A table in one text of sorted lines, each a key, a space and the rest: it takes no time to load and little memory. */
export interface SortedLines {
  /** What stands after a key; null for a key that the table does not have. */
  find(key: string): string | null;
}

const NEWLINE = 10;
const SPACE = 32;

/** Where the line begins that a place is in or at the end of, but not before `low`. */
function lineStart(text: string, place: number, low: number): number {
  let start = place;
  while (start > low && text.charCodeAt(start - 1) !== NEWLINE) start--;
  return start;
}

/** Below 0 when the key of the line that begins at a place comes before a key, above 0 when after, 0 when it is that key. */
function compareKey(text: string, start: number, key: string): number {
  for (let at = 0; ; at++) {
    const here = text.charCodeAt(start + at);
    if (here === SPACE || Number.isNaN(here)) return at === key.length ? 0 : -1;
    if (at === key.length) return 1;
    const difference = here - key.charCodeAt(at);
    if (difference !== 0) return difference;
  }
}

/** Reads a text whose lines are sorted by their keys in the order of UTF-16 units. */
export function sortedLines(text: string): SortedLines {
  return {
    find(key) {
      let low = 0;
      let high = text.length;
      while (low < high) {
        const start = lineStart(text, (low + high) >> 1, low);
        const order = compareKey(text, start, key);
        if (order > 0) high = start;
        else {
          const newline = text.indexOf('\n', start);
          const end = newline < 0 ? text.length : newline;
          if (order === 0) return text.slice(start + key.length + 1, end);
          low = end + 1;
        }
      }
      return null;
    },
  };
}
