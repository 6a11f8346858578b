import { NAME_MODEL } from '../../scoring-model.ts';
import type { PreparedWord } from '../prepared-word.ts';

/** Cities in which people are said to live, and by which nobody is called: not "Sofia", "Medina" or "Milan". */
const CITIES: ReadonlySet<string> = new Set(
  (
    'moscow moskva moskau moscou kyiv kiev kiew minsk tehran teheran damascus damas beirut beyrouth baghdad bagdad pyongyang dubai dubay doha riyadh istanbul ' +
    'ankara kabul karachi islamabad peshawar quetta harare khartoum mogadishu tripoli benghazi caracas managua habana havana beijing shanghai shenzhen guangzhou ' +
    'singapore tashkent bishkek dushanbe almaty astana yerevan tbilisi baku sevastopol simferopol donetsk luhansk lugansk kharkiv kharkov odesa belgrade sarajevo ' +
    'naypyidaw yangon rangoon manila jakarta bogota tegucigalpa culiacan'
  ).split(' '),
);

const FEWEST_BEFORE = 2;

const isOfPerson = ({ wordClass }: PreparedWord): boolean =>
  wordClass === 'name' || wordClass === 'initial' || wordClass === 'patronymic' || wordClass === 'particle';

/** True where the last word is the city of a person whose name stands before it, as payments write it: "OLEG V BARSUKOV MOSKVA". */
export function hasTownBehind(words: readonly PreparedWord[]): boolean {
  const last = words.at(-1);
  if (last === undefined || words.length <= FEWEST_BEFORE || !CITIES.has(last.text)) return false;
  const before = words.slice(0, -1);
  return (
    before.every((word) => isOfPerson(word) && word.country === null) &&
    before.some(({ wordClass, weight }) => wordClass === 'name' && weight <= NAME_MODEL.commonName)
  );
}
