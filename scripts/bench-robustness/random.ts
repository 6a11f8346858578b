/** A number from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/** One of the items, each as often as any other. Throws for none. */
export function choose<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}

/** A whole number from `least` to `most`, both inclusive. */
export const whole = (least: number, most: number, random: Random): number =>
  least + Math.floor(random() * (most - least + 1));

/** So many digits; the first is not 0. */
export const digits = (count: number, random: Random): string =>
  Array.from({ length: count }, (_, place) => whole(place === 0 ? 1 : 0, 9, random)).join('');
