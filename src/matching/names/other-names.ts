/** Names that the tables of spellings join, and that are other names to whoever bears them. Of each row no two are one name. */
const ROWS: readonly string[] = [
  'samir samr samer',
  'samir samer smyr',
  'igor egor',
  'igor yegor',
  'shwe swe',
  'denis denise',
  'helen kellen',
  'muller moller',
  'bakker bekker',
  'zhukov sukhov',
  'john joan',
  'omarov umirov',
  'soliman shouli',
  'simon zyma',
  'moreno marina',
  'markovic markevych markevich',
  'fatima fatmh fathi',
  'rosa russa',
  'russo rusa rusu',
  'wang huang hwang hoang',
  'fang phong huang',
  'yong dong',
  'georgi georgios',
  'georgiev georgiou',
  'nikolaev nikolov',
  'hassan hussein hossein',
  'mahmoud mohammed ahmed hamid',
  'aysel isil',
  'hala qala',
  'yoko yuko',
];

/** The rows that a name stands in. */
const rowsOf: ReadonlyMap<string, readonly number[]> = (() => {
  const rows = new Map<string, number[]>();
  ROWS.forEach((row, index) => {
    for (const name of row.split(' ')) rows.set(name, [...(rows.get(name) ?? []), index]);
  });
  return rows;
})();

/** True for two names of one row: "Samir" / "Samer". */
export function areOtherNames(a: string, b: string): boolean {
  const ofA = rowsOf.get(a);
  const ofB = ofA === undefined ? undefined : rowsOf.get(b);
  return ofA !== undefined && ofB !== undefined && ofA.some((row) => ofB.includes(row));
}
