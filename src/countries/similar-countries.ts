import leven from 'leven';
import { codeByName, countryName } from './countries.ts';
import { foldCountryText } from './fold.ts';

/** More than this helps nobody to choose. */
const MOST_SUGGESTIONS = 5;

/** Slips that a word of a length is still known by: "Irann", "Nort Korea", "Phillipines". */
const slipsOf = (text: string): number => (text.length < 4 ? 0 : text.length < 8 ? 1 : 2);

/** English names of the countries that a text may mean whose spelling is not known, the nearest first; none for a text like no country. */
export function similarCountries(text: string): readonly string[] {
  const folded = foldCountryText(text).slice(0, 100);
  const most = slipsOf(folded);
  const near = new Map<string, number>();
  for (const [spelling, code] of codeByName) {
    if (Math.abs(spelling.length - folded.length) > most) continue;
    const slips = leven(spelling, folded);
    if (slips <= most && slips < (near.get(code) ?? Infinity)) near.set(code, slips);
  }
  const ordered = [...near].sort((a, b) => a[1] - b[1] || countryName(a[0]).localeCompare(countryName(b[0])));
  return ordered.slice(0, MOST_SUGGESTIONS).map(([code]) => countryName(code));
}
