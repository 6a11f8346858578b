const WHOLE = new Intl.NumberFormat('en');

/** A whole number for people: `12,345`. */
export function whole(count: number): string {
  return WHOLE.format(count);
}

/** A count with its noun: `1 search`, `12,345 searches`. */
export function counted(count: number, one: string, many: string): string {
  return `${whole(count)} ${count === 1 ? one : many}`;
}
