/** Longer and deeper than any field of the contract; an unknown field may have any length and depth. */
const LONGEST_PART = 60;
const MOST_PARTS = 8;

/** A field by the keys and positions that lead to it: `items[0].name`; `body` for the body itself. */
export function fieldName(parts: readonly string[]): string {
  if (parts.length === 0) return 'body';
  const shown = parts.slice(-MOST_PARTS).map((part, at) => {
    if (/^\d+$/u.test(part)) return `[${shorten(part)}]`;
    return `${at === 0 ? '' : '.'}${part === '' ? '""' : shorten(part)}`;
  });
  return `${parts.length > MOST_PARTS ? '…' : ''}${shown.join('')}`;
}

function shorten(part: string): string {
  return part.length > LONGEST_PART ? `${part.slice(0, LONGEST_PART)}…` : part;
}
