import { KNOWN_APART } from '../../knowledge/tables-of-names.ts';

/** Where a name stands: a row, and the side of it that holds names which may be one. */
interface Standing {
  readonly row: number;
  readonly side: string;
}

/** The rows that a name stands in. */
const standingsOf: ReadonlyMap<string, readonly Standing[]> = (() => {
  const rows = new Map<string, Standing[]>();
  KNOWN_APART.forEach((row, index) => {
    const sides = row.includes(' / ') ? row.split(' / ') : row.split(' ');
    for (const side of sides)
      for (const name of side.split(' ')) rows.set(name, [...(rows.get(name) ?? []), { row: index, side }]);
  });
  return rows;
})();

/** What family names are made with of given names. */
const FAMILY_ENDINGS = [
  'i',
  'ov',
  'ova',
  'ev',
  'eva',
  'in',
  'ina',
  'zadeh',
  'zade',
  'pour',
  'li',
  'uddin',
  'ullah',
  'iyev',
];

/** True for two names of one row that are not of one side, or family names that are made of them alike: "Samir" / "Samer", "Jalali" / "Jamali". */
export function areOtherNames(a: string, b: string): boolean {
  if (areOfOneRow(a, b)) return true;
  const last = a.charCodeAt(a.length - 1);
  if (last !== b.charCodeAt(b.length - 1)) return false;
  for (const ending of FAMILY_ENDINGS)
    if (
      ending.charCodeAt(ending.length - 1) === last &&
      a.endsWith(ending) &&
      b.endsWith(ending) &&
      areOfOneRow(a.slice(0, -ending.length), b.slice(0, -ending.length))
    )
      return true;
  return false;
}

function areOfOneRow(a: string, b: string): boolean {
  const ofA = standingsOf.get(a);
  const ofB = ofA === undefined ? undefined : standingsOf.get(b);
  if (ofA === undefined || ofB === undefined) return false;
  return ofA.some(({ row, side }) => ofB.some((other) => other.row === row && other.side !== side));
}
