/**
 * Names that the tables of spellings join or that are written almost alike, and that are other names to whoever bears them. Of each
 * row no two are one name.
 */
const ROWS: readonly string[] = [
  'samir samer',
  'samer smyr',
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
  'rashid rashad',
  'levi lavi',
  'salma saleem salim',
  'said saad sajid',
  'majid sajid wajid',
  'shahid zahid sajid',
  'khalid khalil walid',
  'jalal jamal kamal',
  'kamal kamil',
  'jamal jamil',
  'karim karam',
  'hakim hashim hatim',
  'latif lutfi',
  'mehmet mahmut',
  'marina maria daria marta',
  'kasia basia',
  'paul saul',
  'akhmetov akhmedov',
  'mammadov mammadli',
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
