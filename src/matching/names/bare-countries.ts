import type { Alignment } from './align-words.ts';
import type { PreparedWord } from './prepared-word.ts';
import { NAME_MODEL } from '../scoring-model.ts';

/** The two countries that are called Korea, by the groups of their names. */
const NORTH = 'kKP';
const SOUTH = 'kKR';

/** "Korea" is said of either, "North Korea" of one. */
const isEither = ({ groups }: PreparedWord): boolean => groups.includes(NORTH) && groups.includes(SOUTH);
const isNorth = ({ groups }: PreparedWord): boolean => groups.includes(NORTH) && !groups.includes(SOUTH);

const saysWhat = ({ wordClass, weight }: PreparedWord): boolean =>
  wordClass === 'generic' && weight > NAME_MODEL.weights.company;

const isTelling = ({ wordClass, country }: PreparedWord): boolean =>
  (wordClass === 'name' && country === null) || wordClass === 'number' || wordClass === 'generic';

/**
 * "Bank of Korea" is that of the South, and not the Bank of North Korea: where a name says no more than one kind of body, Korea alone is
 * the South. "Korea Kwangson Banking Corp" may be of either.
 */
export function isOfOtherKorea(
  query: readonly PreparedWord[],
  listed: readonly PreparedWord[],
  { pairs, queryLeft, listedLeft }: Alignment,
): boolean {
  let areBoth = false;
  let saying = 0;
  for (const { queryStart, listedStart } of pairs) {
    const [a, b] = [query[queryStart], listed[listedStart]];
    if (a === undefined || b === undefined) continue;
    if ((isEither(a) && isNorth(b)) || (isNorth(a) && isEither(b))) areBoth = true;
    else if (saysWhat(a)) saying++;
    else if (isTelling(a)) return false;
  }
  return areBoth && saying === 1 && !queryLeft.some(isTelling) && !listedLeft.some(isTelling);
}
