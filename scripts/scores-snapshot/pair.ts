/** Where a pair comes from; a part of the snapshot. */
const PARTS = ['labelled', 'addresses', 'listed', 'candidates'] as const;
export type Part = (typeof PARTS)[number];

/** Two names, or two addresses, that the snapshot scores. */
export interface Pair {
  readonly part: Part;
  /** Typed. */
  readonly a: string;
  /** Listed. */
  readonly b: string;
  /** True for a listed person, whose name holds no legal form. */
  readonly isPerson: boolean;
}

/** A pair and how the matcher judges it, as one line: score, correspondence kinds, the contradiction that decided. */
export interface JudgedPair extends Pair {
  readonly verdict: string;
}

/** Tabs and line ends would break the table; no score depends on which blank stands in a name. */
const inOneCell = (text: string): string => text.replace(/[\t\r\n]/gu, ' ');

/** A pair as the columns `part`, `person` or `other`, `a`, `b`, separated by tabs. */
export const pairText = ({ part, a, b, isPerson }: Pair): string =>
  [part, isPerson ? 'person' : 'other', inOneCell(a), inOneCell(b)].join('\t');

const isPart = (text: string): text is Part => (PARTS as readonly string[]).includes(text);

/** Reads a line of `pairText`; what stands behind it is ignored. Throws `SyntaxError` for anything else. */
export function readPair(line: string): Pair {
  const [part = '', kind, a, b] = line.split('\t');
  if (!isPart(part) || (kind !== 'person' && kind !== 'other') || a === undefined || b === undefined)
    throw new SyntaxError(`no pair: ${JSON.stringify(line.slice(0, 60))}`);
  return { part, a, b, isPerson: kind === 'person' };
}
