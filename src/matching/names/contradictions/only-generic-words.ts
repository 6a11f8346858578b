import { isBranch, isPlace } from '../omission.ts';
import type { PreparedWord } from '../prepared-word.ts';
import type { AlignedWords } from '../word-options.ts';
import type { Comparison, OneSide } from './comparison.ts';
import { isOfCountry, isTelling, isToldMore } from './left-words.ts';

/** True when a word of the pair tells its bearer from others; the place of a branch does not. */
function tells(pair: AlignedWords, { words, others }: OneSide, areBranches: boolean): boolean {
  const [a, b] = [words[pair.queryStart], others[pair.listedStart]];
  if (areBranches && a !== undefined && isPlace(a)) return false;
  return isTelling(a) || isTelling(b);
}

/** "Bank of Moscow, Minsk Branch" and "Bank of Baroda, Minsk Branch" have no more than the place of a branch in common. */
const areBranches = ({ words, pairs }: OneSide): boolean =>
  pairs.some(({ queryStart }) => {
    const word = words[queryStart];
    return word !== undefined && isBranch(word) && !isOfDesign(words[queryStart - 1]);
  });

/** A "design bureau" is no branch of anything. */
const isOfDesign = (before: PreparedWord | undefined): boolean => before?.groups.includes('mDESIGN') === true;

/** As many generic words are a name by themselves: "Nuclear Science and Technology Research Institute". */
const MANY_GENERIC = 4;
/** The same where only the country is left out: "Political Security Directorate" / "Syrian Political Security Directorate". */
const MANY_GENERIC_OF_COUNTRY = 3;

/** "General" is a title beside a person, and says what a directorate is. */
const isGenericOrGeneral = (word: PreparedWord | undefined): boolean =>
  word?.wordClass === 'generic' || (word?.wordClass === 'title' && word.groups.includes('mGENERAL'));

/** "All-Russian" says no more than "Russian" does. */
const isOfWholeCountry = (word: PreparedWord): boolean => isOfCountry(word) || word.text === 'all';

/** True when so many generic words agree that they are a name, of which one side has only more. */
function saysMuch({ words, left, leftOfOthers, pairs }: OneSide): boolean {
  if (left.some(isTelling) && leftOfOthers.some(isTelling)) return false;
  const agreeing = pairs.map(({ queryStart }) => words[queryStart]);
  const most = [...left, ...leftOfOthers].every((word) => !isTelling(word) || isOfWholeCountry(word));
  const many = most ? MANY_GENERIC_OF_COUNTRY : MANY_GENERIC;
  return agreeing.filter(isGenericOrGeneral).length >= many;
}

/** "Trading Company" is in many names: no word that tells its bearer from others corresponds, and one is left. */
export function agreeOnlyInGeneric({ ofQuery }: Comparison): boolean {
  const tellingLeft = isToldMore(ofQuery.left) || isToldMore(ofQuery.leftOfOthers);
  if (!tellingLeft || saysMuch(ofQuery)) return false;
  const isOfBranches = areBranches(ofQuery);
  return !ofQuery.pairs.some((pair) => tells(pair, ofQuery, isOfBranches));
}
