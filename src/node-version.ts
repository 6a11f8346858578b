/** A line of Node in which the service was tried. */
interface TriedLine {
  readonly major: number;
  /** The first minor version that the packages run on. */
  readonly minor: number;
}

/** As `engines` of package.json says. better-sqlite3 12 aborts on 24: docs/decisions/0013-node-22.md. */
export const TRIED_NODES: readonly TriedLine[] = [
  { major: 22, minor: 12 },
  { major: 20, minor: 19 },
];

/** What to say of a version of Node, such as `24.1.0`, in which the service was not tried; null for one in which it was. */
export function untriedNode(version: string): string | null {
  const [major = Number.NaN, minor = Number.NaN] = version.replace(/^v/u, '').split('.').map(Number);
  if (TRIED_NODES.some((tried) => tried.major === major && minor >= tried.minor)) return null;
  const tried = TRIED_NODES.map((line) => `${line.major} (from ${line.major}.${line.minor})`).join(' or ');
  return `this is Node ${version}, in which the service was not tried and may crash: run it with Node ${tried}`;
}
