import { cantoneseOfNeighbours } from './correspondence/cantonese-neighbours.ts';
import { prepareJoined } from './prepare-word.ts';
import { QueryNeighbours } from './correspondence/query-neighbours.ts';
import { acronymsOf, shortForm } from './acronyms.ts';
import { longNameOf, type LongName } from './cut-off-names.ts';
import { lettersOf } from './other-spaces.ts';
import { blendableWords, blendOf } from './blended-brands.ts';
import { ownBrandOf } from './own-brands.ts';
import { brandOf, type Brand } from './split-brands.ts';
import { namesIn, type PreparedName } from './prepared-name.ts';
import type { PreparedWord } from './prepared-word.ts';
import { joinReadings } from './languages/syllables.ts';
import { RecentWords } from './reading/recent-words.ts';
import { slipSignature } from './correspondence/slips.ts';
import { RecentScores } from './recent-scores.ts';
import { optionsOf, optionsWithin, placesBetween, type WordOptions } from './word-options.ts';
import { wordTables } from './words/word-tables.ts';

/** A query's name, with what was already found out about how listed words correspond to its words. */
export interface QueryName {
  readonly name: PreparedName;
  /** A bit for each place that its words have in the text; places that are 32 apart share one. */
  readonly places: number;
  /** Words made of each two neighbours, `joins[i]` of words i and i+1: "abu bakr" meets "Abubakr". */
  readonly joins: readonly PreparedWord[];
  /** The names of one party that the text holds, when it holds several. */
  readonly names: readonly QueryName[];
  /** Its acronyms, when it is an organisation's, and itself when it may be an acronym. */
  readonly acronyms: readonly string[];
  readonly shortForm: string | null;
  /** The letters of its acronyms (`slipSignature`). */
  readonly lettersOfAcronyms: number;
  /** Tells which listed neighbours may be its words written otherwise. */
  readonly neighbours: QueryNeighbours;
  /** All its letters, when it may be written with the spaces elsewhere. */
  readonly letters: string | null;
  /** What it is called as a firm, when that may be written with the spaces elsewhere and a slip. */
  readonly brand: Brand | null;
  /** The one word that only it is called by, when all others say what it is. */
  readonly ownBrand: string | null;
  /** Its one word, when that may be made of the beginnings of others, and its words, when one may be made of theirs. */
  readonly blend: string | null;
  readonly blendable: readonly string[] | null;
  /** Itself, when it is so long that it may have been cut off, or a listed name of it. */
  readonly longName: LongName | null;
  /** Its scores against the names that it was compared with last. */
  readonly scores: RecentScores;
  /** Tells as which of its words and joins a listed word may be taken. */
  readonly options: WordOptions;
  /**
   * Likeness of a listed word to the query word at a position, or to a join at a position beyond them, worked out anew by
   * these ways of comparing (`WAYS`): retrieval asks for few of them, of very many words.
   */
  likeness(listed: PreparedWord, position: number, ways?: number): number;
}

/** "Machine building" is a word of organisations as one; "sanaye daryaee" (marine industries) only begins as "sanaye" does. */
const isOneWord = ({ text }: Pick<PreparedWord, 'text'>): boolean => wordTables().meanings.has(text);

const isMeaningOf = ({ groups }: PreparedWord, group: string): boolean =>
  group.startsWith('m') && groups.includes(group);

/** Neighbours that people type come again: "joint stock", "abdul rahman". */
const typed = new RecentWords(2_000);

function joinOf(first: PreparedWord, second: PreparedWord): PreparedWord {
  const key = `${first.key}\n${second.key}`;
  const known = typed.get(key);
  if (known !== undefined) return known;
  const join = prepareJoin(first, second);
  typed.set(key, join);
  return join;
}

function prepareJoin(first: PreparedWord, second: PreparedWord): PreparedWord {
  // "الجاسم" is written with its article, as "Aljasem" is.
  const isWritten = first.rendering === second.rendering || (first.text === 'al' && second.consonantal);
  const { rendering } = isWritten ? second : { rendering: null };
  const word = {
    text: first.text + second.text,
    consonantal: rendering === 'abjad',
    ...(rendering === null ? {} : { rendering }),
  };
  return prepareJoined(word, (joined) => {
    const syllables = joinReadings(first.syllables, second.syllables);
    // "Muhammad Hina" has no "dh".
    const skeleton = second.text.startsWith('h') ? first.skeleton + second.skeleton : joined.skeleton;
    const inCantonese = cantoneseOfNeighbours(first, second);
    const own = isOneWord(joined)
      ? joined.groups
      : joined.groups.filter((group) => !isMeaningOf(first, group));
    const groups = inCantonese === null || own.includes(inCantonese) ? own : [...own, inCantonese];
    return { ...joined, syllables, skeleton, groups };
  });
}

/** Place of each name of one party in the words of a text that holds them. */
function placesOf(names: readonly PreparedName[], words: readonly PreparedWord[]): readonly number[] {
  return names.map((name) =>
    words.findIndex((_, place) => name.words.every((word, index) => word === words[place + index])),
  );
}

interface Parts {
  /** Place in the text of the first word. */
  readonly start: number;
  readonly joins: readonly PreparedWord[];
  readonly options: WordOptions;
}

/** Makes a query of a name whose joins and options are known. */
function queryWith(name: PreparedName, { start: place, joins, options }: Parts): QueryName {
  const { words } = name;
  const names = namesIn(words);
  const places = placesOf(names, words);
  const acronyms = acronymsOf(words);
  return {
    name,
    places: placesBetween(place, place + words.length),
    joins,
    names: names.map((one, index) => {
      const start = places[index] ?? 0;
      const end = start + one.words.length;
      return queryWith(one, {
        start,
        joins: joins.slice(start, end - 1),
        options: optionsWithin(options, name, start, end),
      });
    }),
    acronyms,
    lettersOfAcronyms: slipSignature(acronyms.join('')),
    shortForm: shortForm(words),
    neighbours: new QueryNeighbours(words),
    letters: lettersOf(words),
    brand: brandOf(words),
    ownBrand: ownBrandOf(words),
    blend: blendOf(words),
    blendable: blendableWords(words),
    longName: longNameOf(words),
    scores: new RecentScores(),
    options,
    likeness(listed, position, ways) {
      return options.likeness(listed, position, ways);
    },
  };
}

/** Makes a query of a prepared name. */
export function createQueryName(name: PreparedName): QueryName {
  const { words } = name;
  const joins = words.slice(1).map((word, index) => joinOf(words[index] ?? word, word));
  return queryWith(name, { start: 0, joins, options: optionsOf(words, joins) });
}
