import { latinWord, type LatinWord } from '../../../transliterate/to-latin.ts';
import { PARTICLES } from '../../words/word-class.ts';
import { wordTables } from '../../words/word-tables.ts';
import { NUCLEAR } from './institutes-in-letters.ts';
import { areOfOneBody, namesOf } from './names-of-letters.ts';
import { isOfAnotherCountry } from './other-countries.ts';
import { isBesideSeat, mayStandBeside, mayStandBesideBody } from './words-beside-letters.ts';

/** Those that firms of other countries are called by as well. */
const OTHERS_AS_WELL: ReadonlySet<string> = new Set(
  'uac usc uec uwc odk fso svr gru veb nkc nrd maz gaz scf nis mid asv mes mtz kbp kbm ntv osk viam vils auc ypf agribank ecopetrol'.split(
    ' ',
  ),
);

/** A name, and after it the same with what an organisation is called in the place of its letters. */
export function namesBeside(name: readonly LatinWord[]): readonly (readonly LatinWord[])[] {
  const place = name.findIndex((word) => namesOf(word).length > 0);
  const known = name[place];
  if (known === undefined) return [name];
  // "SSRC / CERS" are letters of one body in two languages.
  const others = name.filter((word) => word !== known && !areOfOneBody(known, word));
  const names = namesOf(known).map((whole) => whole.split(' ').map((text) => latinWord(text)));
  // "Tactical Missiles Corporation KTRV"
  const isTold = names.some(
    (whole) => (others.length > FEWEST_IN_COMMON || whole.length === 1) && saysAlready(others, whole),
  );
  // The last word is known as the acronym of the name that it closes: "Iran Aircraft Manufacturing (HESA)".
  if (isTold) return [...namesBeside(others), name];
  if (!others.every((word) => mayStandBesideBody(known.text, word))) return [name];
  if (!others.every(mayStandBeside) || (OTHERS_AS_WELL.has(known.text) && others.some(isOfAnotherCountry)))
    return [name];
  const told = name.filter((word) => word === known || others.includes(word));
  // "RFYaTs-VNIIEF" and "RFYaTs-VNIITF" are two institutes of one center.
  if (NUCLEAR.test(known.text)) return [name, ...names.map((whole) => [known, ...whole])];
  const written = names.map((whole) => inPlaceOf(known, whole, told));
  return isBesideSeat(others) && !OF_FLEETS.has(known.text)
    ? [name, ...written, ...names]
    : [name, ...written];
}

/** Those that ships are called by: "SCF Baikal". */
const OF_FLEETS: ReadonlySet<string> = new Set(
  'scf sovcomflot sovkomflot cosco sonangol petronas'.split(' '),
);

/** A name with another in the place of its letters, and without what that says as well: "Beihang University". */
function inPlaceOf(
  letters: LatinWord,
  whole: readonly LatinWord[],
  name: readonly LatinWord[],
): readonly LatinWord[] {
  const texts = new Set(whole.map(({ text }) => text));
  return name.flatMap((word) => {
    if (word === letters) return whole;
    return texts.has(word.text) && wordTables().generic.has(word.text) ? [] : [word];
  });
}

/** "Federal Security Service (FSB)" and "SCF Group Sovcomflot" say it already. */
const FEWEST_IN_COMMON = 2;
function saysAlready(others: readonly LatinWord[], whole: readonly LatinWord[]): boolean {
  const texts = new Set(others.map(({ text }) => text));
  const common = whole.filter(({ text }) => texts.has(text) && !PARTICLES.has(text)).length;
  return common >= Math.min(FEWEST_IN_COMMON, whole.length);
}
