import type { Alignment } from '../align-words.ts';
import { isPlace, isTaken } from '../omission.ts';
import type { PreparedWord } from '../prepared-word.ts';
import type { OneSide } from './comparison.ts';

/** Directions by which parts of a country and of a body are called. */
const DIRECTIONS: readonly string[] = ['mhNORTH', 'mhSOUTH', 'mhEAST', 'mhWEST'];

function directionsOf(words: readonly PreparedWord[]): number {
  let directions = 0;
  for (const { groups } of words)
    for (let place = 0; place < DIRECTIONS.length; place++)
      if (groups.includes(DIRECTIONS[place] ?? '')) directions |= 1 << place;
  return directions;
}

/** "Southern Military District" is not the Western one: each has a direction that the other has not. */
export function areOfOtherDirections({ queryLeft, listedLeft }: Alignment): boolean {
  const ofQuery = directionsOf(queryLeft);
  return ofQuery !== 0 && directionsOf(listedLeft) !== 0;
}

/** Continents, of which bodies of several states are called by a part. */
const CONTINENT = /^(?:afri[ckq]|asi[ae]|europ|evrop|ameri[ckq])/u;

/** The next word before or after a place that is no link. */
function nextTelling(words: readonly PreparedWord[], place: number, step: 1 | -1): number {
  let next = place + step;
  while (words[next]?.wordClass === 'particle') next += step;
  return next;
}

/** "Bank of West Africa" is not the Bank of Africa: one side alone tells a part of a continent. */
export function isOfPartOfContinent({ words, left, others, pairs, here }: OneSide): boolean {
  if (directionsOf(left) === 0 || directionsOf(others) !== 0) return false;
  const side = here === 'queryStart' ? 'query' : 'listed';
  return words.some(
    (word, place) =>
      left.includes(word) &&
      directionsOf([word]) !== 0 &&
      [nextTelling(words, place, 1), nextTelling(words, place, -1)].some(
        (next) => CONTINENT.test(words[next]?.text ?? '') && isTaken(pairs, next, side),
      ),
  );
}

/** What armed bodies consist of. */
const PARTS =
  /^(?:forces?|corps|navy|commands?|brigades?|divisions?|regiments?|battalions?|districts?|fleets?|squadrons?)$/u;

const isTelling = ({ wordClass }: PreparedWord): boolean => wordClass === 'name' || wordClass === 'generic';

/** The only telling word of those left over, when it stands right before the last word of its name, which is a part of a body. */
function calledPart(words: readonly PreparedWord[], left: readonly PreparedWord[]): PreparedWord | null {
  const last = words.at(-1);
  const before = words.at(-2);
  if (last === undefined || before === undefined || !PARTS.test(last.text)) return null;
  const telling = left.filter(isTelling);
  return telling.length === 1 && telling[0] === before && words.length > 2 ? before : null;
}

/** "IRGC Qods Force" is not the IRGC Air Force: a part is called by a name, and the other by what it does. */
export function areOtherParts(
  query: readonly PreparedWord[],
  listed: readonly PreparedWord[],
  { queryLeft, listedLeft }: Alignment,
): boolean {
  const ofQuery = calledPart(query, queryLeft);
  const ofListed = ofQuery === null ? null : calledPart(listed, listedLeft);
  if (ofQuery === null || ofListed === null || ofQuery.wordClass === ofListed.wordClass) return false;
  // "Jerusalem Force" says what "Qods Force" does.
  return !isPlace(ofQuery) && !isPlace(ofListed);
}
