import { NAME_MODEL } from '../../scoring-model.ts';
import type { Alignment } from '../align-words.ts';
import type { PreparedWord } from '../prepared-word.ts';
import type { AlignedWords } from '../word-options.ts';
import { ROLES, saysTrade } from '../words/word-roles.ts';

const OF_NO_NAME = ROLES.generic | ROLES.legalForm | ROLES.particle | ROLES.ofCountry;

function nameNothing(words: readonly PreparedWord[]): boolean {
  for (const { roles } of words) if ((roles & OF_NO_NAME) === 0) return false;
  return true;
}

const isOfFirm = ({ wordClass, weight }: PreparedWord): boolean =>
  wordClass === 'legalForm' || (wordClass === 'generic' && weight <= NAME_MODEL.weights.company);

const isBank = ({ roles }: PreparedWord): boolean => (roles & ROLES.bank) !== 0;

/** Words that are added to what an organisation is and make no other of it. */
const OF_ANY: ReadonlySet<string> = new Set(
  'scientific research production state national central general main federal special public private joint united limited international global'.split(
    ' ',
  ),
);

const isTrade = (word: PreparedWord): boolean =>
  saysTrade(word) && (word.roles & (ROLES.body | ROLES.branch)) === 0 && !OF_ANY.has(word.text);

/** As many words in another order may be those of another firm. */
const FEWEST_IN_ORDER = 3;

/**
 * True for words in another order than one that a translator or a clerk makes, who exchanges two neighbours or says the first words
 * last: "Trading International Services" of "International Trading Services", not "Services, Industrial and Trading International".
 */
function areShuffled(places: readonly number[]): boolean {
  let [inversions, descents] = [0, 0];
  for (let one = 0; one < places.length; one++) {
    const place = places[one] ?? 0;
    if (place > (places[(one + 1) % places.length] ?? 0)) descents++;
    for (let other = one + 1; other < places.length; other++) if (place > (places[other] ?? 0)) inversions++;
  }
  return inversions > 1 && descents > 1;
}

const areTurned = (places: readonly number[]): boolean =>
  places.some((place, index) => place > (places[index + 1] ?? place));

const byQuery = (a: AlignedWords, b: AlignedWords): number => a.queryStart - b.queryStart;

/**
 * True for firms that are called by nothing but what they do, and are not called alike: "Global Technology Solutions" and "Global
 * Marine Solutions Technology", "Export Import Bank of Korea" and "Korea Export and Import Corporation".
 */
export function areOtherFirms(
  query: readonly PreparedWord[],
  listed: readonly PreparedWord[],
  { pairs, queryLeft, listedLeft }: Alignment,
): boolean {
  if (pairs.length < 2 || !nameNothing(query) || !nameNothing(listed)) return false;
  const places: number[] = [];
  let hasBank = false;
  for (const { queryStart, listedStart, likeness } of [...pairs].sort(byQuery)) {
    const word = query[queryStart];
    if (word === undefined || !saysTrade(word) || !saysTrade(listed[listedStart])) continue;
    if (likeness < NAME_MODEL.likeness.equal) return false;
    hasBank ||= isBank(word);
    places.push(listedStart);
  }
  if (!hasBank && queryLeft.some(isBank) !== listedLeft.some(isBank)) return true;
  if (!query.some(isOfFirm) && !listed.some(isOfFirm)) return false;
  if (places.length < FEWEST_IN_ORDER) return false;
  // Words in another order, and one that only the other has.
  return areShuffled(places) || (areTurned(places) && queryLeft.some(isTrade) !== listedLeft.some(isTrade));
}

const isOfSport = ({ roles }: PreparedWord): boolean => (roles & ROLES.sport) !== 0;
const isOfTroops = ({ roles }: PreparedWord): boolean => (roles & ROLES.troops) !== 0;
const isOfPeople = ({ roles }: PreparedWord): boolean => (roles & ROLES.association) !== 0;

/** True for words left over that tell a club or an association from the body whose name it bears. */
function tellsClub(
  left: readonly PreparedWord[],
  leftOfOther: readonly PreparedWord[],
  others: readonly PreparedWord[],
): boolean {
  if (left.some(isOfSport)) return others.length < FEWEST_IN_ORDER && !others.some(isOfSport);
  return left.some(isOfPeople) && others.some(isOfTroops) && !leftOfOther.some(isOfPeople);
}

/** "Al Shabab Football Club" is not al-Shabaab, nor the association of its veterans a division. */
export function areClubAndBody(
  query: readonly PreparedWord[],
  listed: readonly PreparedWord[],
  { queryLeft, listedLeft }: Alignment,
): boolean {
  return tellsClub(queryLeft, listedLeft, listed) || tellsClub(listedLeft, queryLeft, query);
}
