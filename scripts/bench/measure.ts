/** A figure of a benchmark, with the limit that the project set for it. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The value it should not exceed, or should reach; null where none was set. */
  readonly limit: { readonly atMost: number } | { readonly atLeast: number } | null;
}

/** Makes a figure, rounded to three significant digits behind the point. */
export function figure(name: string, value: number, unit: string, limit: Figure['limit'] = null): Figure {
  return { name, value: Math.round(value * 1000) / 1000, unit, limit };
}

/** True when the figure keeps its limit, or has none. */
export function keepsLimit({ value, limit }: Figure): boolean {
  if (limit === null) return true;
  return 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast;
}

/** The value below which this share (0 to 1) of the measurements lies. */
export function percentile(measurements: readonly number[], share: number): number {
  const sorted = [...measurements].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Milliseconds that a task takes, and what it gives. */
export async function timed<Result>(task: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const start = performance.now();
  const result = await task();
  return { ms: performance.now() - start, result };
}

/** Width of the names in a table: figures are shown as they come, one table below the other. */
const NAME_WIDTH = 60;

/** Figures as lines of a table: name, value and limit. */
export function tableOf(figures: readonly Figure[]): string {
  const width = Math.max(NAME_WIDTH, ...figures.map(({ name }) => name.length));
  return figures
    .map((entry) => {
      const { name, value, unit, limit } = entry;
      const bound = limit === null ? '' : 'atMost' in limit ? `<= ${limit.atMost}` : `>= ${limit.atLeast}`;
      const verdict = limit === null ? '' : keepsLimit(entry) ? 'kept' : 'MISSED';
      return `${name.padEnd(width)}  ${`${value} ${unit}`.padStart(16)}  ${bound.padEnd(10)}${verdict}`.trimEnd();
    })
    .join('\n');
}
