/** The first of the readings of a word that another has as well. */
export function shares(a: readonly string[], b: readonly string[]): string | undefined {
  if (b.length === 0) return undefined;
  for (const item of a) if (b.includes(item)) return item;
  return undefined;
}
