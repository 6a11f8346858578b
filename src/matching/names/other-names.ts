/**
 * Names that the tables of spellings join or that are written almost alike, and that are other names to whoever bears them. Of each
 * row no two are one name; where a row has sides, divided by a stroke, none of one side is one of the other.
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
  'markovic / markevych markevich',
  'fatima fatmh / fathi',
  'rosa russa',
  'russo rusa rusu',
  'wang / huang hwang hoang',
  'fang phong huang',
  'yong dong',
  'georgi georgios',
  'georgiev georgiou',
  'nikolaev nikolov',
  'hassan / hussein hossein',
  'mahmoud mohammed ahmed hamid',
  'aysel isil',
  'hala qala',
  'yoko yuko',
  'rashid rashad',
  'levi lavi',
  'salma / saleem salim',
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
  'yulia olga',
  'volga olga',
  'shahid shaheed / zahd',
  'mahmoud mahmood mehmoud mehmood mahmud / mhmd',
  'egorov igorev',
  'egorova igoreva',
  'hashemi hazime hazimeh',
  'farah parra',
  'eman iman / ayman aymen',
  'said saeed saied saeid saiid saed / sayyid sayyed sayed seyed seyyed syed',
  'yuri yuriy yury yurii iurii / georgi georgiy georgy georgii',
  'mammadov mammadli',
  'omar umar omer / ammar amar',
  'queen king',
  'prince princess',
  'victory victoria viktoria viktor',
  'marsh march',
  'amber ember',
  'parker barker',
  'amr ammar',
  'suleiman sulaiman sulayman soleiman suleyman slyman / salman slman',
];

/** Where a name stands: a row, and the side of it that holds names which may be one. */
interface Standing {
  readonly row: number;
  readonly side: string;
}

/** The rows that a name stands in. */
const standingsOf: ReadonlyMap<string, readonly Standing[]> = (() => {
  const rows = new Map<string, Standing[]>();
  ROWS.forEach((row, index) => {
    const sides = row.includes(' / ') ? row.split(' / ') : row.split(' ');
    for (const side of sides)
      for (const name of side.split(' ')) rows.set(name, [...(rows.get(name) ?? []), { row: index, side }]);
  });
  return rows;
})();

/** True for two names of one row that are not of one side: "Samir" / "Samer". */
export function areOtherNames(a: string, b: string): boolean {
  const ofA = standingsOf.get(a);
  const ofB = ofA === undefined ? undefined : standingsOf.get(b);
  if (ofA === undefined || ofB === undefined) return false;
  return ofA.some(({ row, side }) => ofB.some((other) => other.row === row && other.side !== side));
}
