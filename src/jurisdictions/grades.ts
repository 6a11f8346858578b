import { isAbsent, isAtHome, type GivenCountry } from './given-country.ts';
import type { Mention } from './mention.ts';
import { mentionText } from './mentions.ts';
import type { Place } from './place.ts';
import type { Grade, Reading } from './reading.ts';
import { isBeforeHouseNumber, isLast, isWholeComponent } from './surroundings.ts';

/** What a mention is worth by its class and the country given; null where its place in the text makes it nothing. */
export function gradeOf(
  place: Place,
  mention: Mention,
  meant: readonly Mention[],
  reading: Reading,
): Grade | null {
  const { given } = reading;
  const elsewhere = !isAtHome(place, given) && !isAbsent(given);
  switch (mention.name.nameClass) {
    case 'strong':
      return place.heldSideOnly === true && !given.codes.has('RU') ? 'support' : 'alone';
    case 'heldSide':
      return place.heldSideOnly === true && !given.codes.has('RU') && !isAbsent(given) ? 'support' : 'alone';
    case 'component':
      return componentGrade(place, mention, meant, reading);
    case 'capitals':
      return capitalsGrade(mention, meant, reading, elsewhere);
    case 'region':
      return elsewhere ? 'half' : 'alone';
    case 'regionContext':
      return isAtHome(place, given) ? 'alone' : 'weak';
    case 'town':
      return townGrade(place, mention, given, elsewhere);
    case 'countryFieldOnly':
    case 'other':
      return null;
  }
}

/** A whole component or the last words; with another country given the last component, and twice if it has such a town. */
function componentGrade(
  place: Place,
  mention: Mention,
  meant: readonly Mention[],
  { read, given }: Reading,
): Grade | null {
  const isWhole = isWholeComponent(read, mention);
  const isEnd = isLast(read, mention);
  if (!isEnd && isBeforeHouseNumber(read, mention)) return null;
  if (isAtHome(place, given) || isAbsent(given)) return isWhole || isEnd ? 'alone' : null;
  const followsOwn = meant.some(({ words }) => words !== null && words.to === mention.words?.from);
  if (!isEnd || !(isWhole || followsOwn)) return null;
  const homonyms = place.homonyms?.[mention.name.spelling] ?? [];
  return homonyms.some((code) => given.codes.has(code)) ? 'half' : 'alone';
}

/** `DNR` and the like: in capitals, beside a town or a component by itself, and never elsewhere (a parliament, a ministry). */
function capitalsGrade(
  mention: Mention,
  meant: readonly Mention[],
  { read, given }: Reading,
  elsewhere: boolean,
): Grade | null {
  const text = mentionText(read, mention);
  if (elsewhere || text !== text.toUpperCase()) return null;
  const besideTown = meant.some((other) => other.name.nameClass === 'town');
  if (besideTown) return 'alone';
  return isWholeComponent(read, mention) && !isAbsent(given) && mention.name.spelling !== 'ARC'
    ? 'alone'
    : 'weak';
}

function townGrade(place: Place, { name }: Mention, given: GivenCountry, elsewhere: boolean): Grade | null {
  if (name.use === undefined || name.use === 'never') return null;
  if (name.use === 'region') return 'region';
  if (name.use === 'strong') return elsewhere ? 'half' : 'alone';
  const onlyIn = name.town?.onlyIn ?? place.countries;
  return given.places.has(place.id) || onlyIn.some((code) => given.codes.has(code)) ? 'alone' : 'weak';
}
