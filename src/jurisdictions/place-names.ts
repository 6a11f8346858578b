import { LONGER_NAMES } from './data/longer-names.ts';
import { PLACES } from './data/places.ts';
import type { Place, Town, TownUse } from './place.ts';
import { tokenise } from './tokens.ts';

/** How a name of a place is used; see the fields of `Place`. `other` is a longer name of a place that is not flagged. */
type NameClass =
  | 'strong'
  | 'component'
  | 'countryFieldOnly'
  | 'heldSide'
  | 'capitals'
  | 'region'
  | 'regionContext'
  | 'town'
  | 'other';

/** One spelling of one name, ready to be looked for. */
export interface PlaceName {
  /** Null for `other` names. */
  readonly place: Place | null;
  readonly nameClass: NameClass;
  readonly spelling: string;
  /** Folded words, with `,` for a break. */
  readonly words: readonly string[];
  /** Of a town: the town and how this spelling of it counts. */
  readonly town?: Town;
  readonly use?: TownUse;
}

/** Scripts written without spaces; their names are looked for anywhere in a text. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Myanmar}]/u;

/** Of a region of which only the held part is flagged, only the occupiers' names are enough. */
const isFlaggedWhole = (place: Place): boolean => place.heldSideOnly !== true;

const NAMES_A_FIELD: Readonly<Record<NameClass, (place: Place) => boolean>> = {
  strong: isFlaggedWhole,
  component: isFlaggedWhole,
  countryFieldOnly: isFlaggedWhole,
  heldSide: () => true,
  capitals: () => true,
  region: () => false,
  regionContext: () => false,
  town: () => false,
  other: () => false,
};

const ALL: readonly PlaceName[] = [...PLACES.flatMap(namesOfPlace), ...LONGER_NAMES.map(otherName)];

/** Names of scripts with spaces, by their first word, longest first. */
export const NAMES_BY_FIRST_WORD: ReadonlyMap<string, readonly PlaceName[]> = byFirstWord(
  ALL.filter((name) => !UNSPACED.test(name.spelling)),
);

/** Names of scripts without spaces. */
export const UNSPACED_NAMES: readonly PlaceName[] = ALL.filter((name) => UNSPACED.test(name.spelling));

/** Ids of the places that a country field names when it is nothing but one of their names, by its folded words. */
export const PLACES_BY_FIELD: ReadonlyMap<string, ReadonlySet<string>> = byField(ALL);

/** Folded words of a text with single spaces, as `PLACES_BY_FIELD` is keyed. */
export function fieldKey(words: readonly string[]): string {
  return words.join(' ');
}

function namesOfPlace(place: Place): PlaceName[] {
  const { names, regions, towns } = place;
  const of = (nameClass: NameClass, spellings: readonly string[] = []): PlaceName[] =>
    spellings.map((spelling) => ({ place, nameClass, spelling, words: words(spelling) }));
  return [
    ...of('strong', names.strong),
    ...of('component', names.component),
    ...of('countryFieldOnly', names.countryFieldOnly),
    ...of('heldSide', names.heldSide),
    ...of('capitals', names.capitals),
    ...of('region', regions.strong),
    ...of('regionContext', regions.context),
    ...towns.flatMap((town) =>
      of('town', town.spellings).map((name) => ({ ...name, town, use: useOf(town, name.spelling) })),
    ),
  ];
}

function useOf(town: Town, spelling: string): TownUse {
  if (town.strongSpellings?.includes(spelling) === true) return 'strong';
  if (town.weakSpellings?.includes(spelling) === true) return 'country';
  return town.use;
}

function otherName(spelling: string): PlaceName {
  return { place: null, nameClass: 'other', spelling, words: words(spelling) };
}

function words(spelling: string): readonly string[] {
  return tokenise(spelling.normalize('NFKC')).map((token) => token.text);
}

function byFirstWord(names: readonly PlaceName[]): ReadonlyMap<string, readonly PlaceName[]> {
  const index = new Map<string, PlaceName[]>();
  for (const name of names) {
    const [first = ''] = name.words;
    const entry = index.get(first);
    if (entry === undefined) index.set(first, [name]);
    else entry.push(name);
  }
  return index;
}

function byField(names: readonly PlaceName[]): ReadonlyMap<string, ReadonlySet<string>> {
  const index = new Map<string, Set<string>>();
  for (const { place, nameClass, words: nameWords } of names) {
    if (place === null || !NAMES_A_FIELD[nameClass](place)) continue;
    const key = fieldKey(nameWords);
    index.set(key, (index.get(key) ?? new Set<string>()).add(place.id));
  }
  return index;
}
