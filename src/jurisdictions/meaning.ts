import { REGION_WORDS } from './data/words.ts';
import { isAbsent, isAtHome } from './given-country.ts';
import type { Mention } from './mention.ts';
import type { ReadText } from './mentions.ts';
import type { Place } from './place.ts';
import type { Reading } from './reading.ts';
import { isFollowedByState, isPartOfOtherName } from './surroundings.ts';
import { isBreak } from './tokens.ts';

/**
 * The mentions of a place that mean it: not part of another name, and not a namesake in another region of the address.
 */
export function meantMentions(place: Place, reading: Reading): readonly Mention[] {
  const own = reading.mentions.filter((mention) => mention.name.place === place);
  const overruled = own.length > 0 && isOverruledByRegion(place, own, reading);
  return own.filter((mention) => {
    if (overruled || isOverruledByCode(place, mention, reading.read)) return false;
    return !isNamesake(place, mention, reading) && !isTownOfOtherPlace(mention, reading.mentions);
  });
}

/** A town in America, a street, a venue, a person. */
function isNamesake(place: Place, mention: Mention, { read, given }: Reading): boolean {
  const mayBeState =
    !given.isFromField || isAbsent(given) || ['US', 'CA', 'AU'].some((code) => given.codes.has(code));
  if (mayBeState && isFollowedByState(read, mention)) return true;
  const isSelfEvident = mention.name.words.length > 1 && mention.name.nameClass === 'strong';
  return !isSelfEvident && isPartOfOtherName(read, mention, isAtHome(place, given));
}

/** Ялта and Старий Крим are also in Donetsk region: with that named, they are not the towns in Crimea. */
function isTownOfOtherPlace({ name, start }: Mention, mentions: readonly Mention[]): boolean {
  const other = name.town?.notWhenNamed;
  if (other === undefined) return false;
  const named = mentions.filter((found) => found.name.place?.id === other && found.start !== start);
  return named.some((found) => found.name.nameClass !== 'town' || found.name.use !== 'region');
}

/**
 * `Донецк, Ростовская область`, `с. Крым, Мясниковский район, Ростовская область`, `Первомайськ, Миколаївська область`:
 * beside a region of another name, one word is not an occupied region unless that is named in full too.
 */
function isOverruledByRegion(place: Place, own: readonly Mention[], { read, mentions }: Reading): boolean {
  if (place.subdivisions === undefined || own.some(isFullName)) return false;
  const namesOther = mentions.some(
    ({ name }) => name.nameClass === 'region' && name.place?.subdivisions === undefined,
  );
  return namesOther || hasOtherRegionWord(read, own);
}

function isFullName({ name }: Mention): boolean {
  return name.nameClass !== 'town' && name.words.length > 1;
}

/** `346330, г. Донецк`: the Russian code of another region, for a town that has a namesake. */
function isOverruledByCode({ postalCodes }: Place, { name }: Mention, { tokens }: ReadText): boolean {
  if (postalCodes === undefined || name.town === undefined || name.town.use === 'strong') return false;
  const codes = tokens.filter((token) => /^[1-6]\d{5}$/u.test(token.text));
  return codes.length > 0 && !codes.some(({ text }) => postalCodes.some(({ pattern }) => pattern.test(text)));
}

function hasOtherRegionWord({ tokens }: ReadText, own: readonly Mention[]): boolean {
  const isOwn = (index: number): boolean =>
    own.some(({ words }) => words !== null && words.from <= index && index < words.to);
  return tokens.some(
    (token, index) => REGION_WORDS.has(token.text) && hasWordBeside(tokens, index) && !isOwn(index),
  );
}

function hasWordBeside(tokens: ReadText['tokens'], index: number): boolean {
  return !isBreak(tokens[index - 1]) || !isBreak(tokens[index + 1]);
}
