/**
 * A stable reference for a party whose publisher gives none: the identifying texts folded (case, accents, punctuation and
 * spaces aside) and joined with `/`, such as `acme-trading-llc/79-fr-44680`. The same texts always give the same
 * reference, so a party keeps its id when the publisher re-orders or re-exports the file.
 */
export function derivedReference(...texts: readonly string[]): string {
  return texts
    .map(foldedKey)
    .filter((part) => part !== '')
    .join('/');
}

function foldedKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’`"“”]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/gu, '');
}

/** The items by key, in the order in which each key first came. */
export function groupBy<T>(items: readonly T[], key: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const own = key(item);
    const group = groups.get(own);
    if (group === undefined) groups.set(own, [item]);
    else group.push(item);
  }
  return groups;
}
