import { NAME_MODEL } from '../scoring-model.ts';
import { isNative, prepareWord } from './prepare-word.ts';
import { cantoneseOfNeighbours } from './cantonese-neighbours.ts';
import { QueryNeighbours } from './query-neighbours.ts';
import { acronymsOf, shortForm } from './acronyms.ts';
import { lettersOf } from './other-spaces.ts';
import { namesIn, type PreparedName } from './prepared-name.ts';
import type { PreparedWord } from './prepared-word.ts';
import { joinReadings } from './syllables.ts';
import { endApart } from './slips.ts';
import { waysBetween, withTraits } from './word-traits.ts';
import { wordLikeness, type CorrespondenceKind, type WordLikeness } from './word-likeness.ts';

/** A query's name, with what was already found out about how listed words correspond to its words. */
export interface QueryName {
  readonly name: PreparedName;
  /** Words made of each two neighbours, `joins[i]` of words i and i+1: "abu bakr" meets "Abubakr". */
  readonly joins: readonly PreparedWord[];
  /** The names of one party that the text holds, when it holds several. */
  readonly names: readonly QueryName[];
  /** Its acronyms, when it is an organisation's, and itself when it may be an acronym. */
  readonly acronyms: readonly string[];
  readonly shortForm: string | null;
  /** Tells which listed neighbours may be its words written otherwise. */
  readonly neighbours: QueryNeighbours;
  /** All its letters, when it may be written with the spaces elsewhere. */
  readonly letters: string | null;
  /**
   * Likeness of each query word, then of each join, to a listed word; 0 where they do not correspond, and an empty array
   * where none does. The array is kept and shared: do not change it.
   */
  likenesses(listed: PreparedWord): readonly number[];
  /**
   * One number of `likenesses`, worked out anew by these ways of comparing (`WAYS`): retrieval asks for few of them, of very
   * many words.
   */
  likeness(listed: PreparedWord, position: number, ways?: number): number;
}

function joinOf(first: PreparedWord, second: PreparedWord): PreparedWord {
  // "الجاسم" is written with its article, as "Aljasem" is.
  const isWritten = first.rendering === second.rendering || (first.text === 'al' && second.consonantal);
  const { rendering } = isWritten ? second : { rendering: null };
  const joined = prepareWord({
    text: first.text + second.text,
    consonantal: rendering === 'abjad',
    ...(rendering === null ? {} : { rendering }),
  });
  const syllables = joinReadings(first.syllables, second.syllables);
  // "Muhammad Hina" has no "dh".
  const skeleton = second.text.startsWith('h') ? first.skeleton + second.skeleton : joined.skeleton;
  const inCantonese = cantoneseOfNeighbours(first, second);
  const groups =
    inCantonese === null || joined.groups.includes(inCantonese)
      ? joined.groups
      : [...joined.groups, inCantonese];
  return withTraits({ ...joined, syllables, skeleton, groups }, joined.sounds ?? undefined);
}

/** Two words that only together sound like a third are not that word written apart. */
const LOOSE: ReadonlySet<CorrespondenceKind> = new Set(['initial', 'sounds alike', 'same consonants']);

/** Shorter words written as one are looked up as no word: "Li" and "U". */
export const SHORTEST_JOIN = 4;

/** "Li Guo" is not "Ligue": short words written as one are only that word when they are equal to it. */
const SHORTEST_INEXACT_JOIN = 7;

/** "Mohammad Reza" is "محمدرضا": with so many consonants the same ones are no chance. */
const isWrittenJoin = (join: PreparedWord, listed: PreparedWord): boolean =>
  join.consonantal !== listed.consonantal && join.skeleton.length >= 4 && join.skeleton === listed.skeleton;

const haveSameSyllables = (a: PreparedWord, b: PreparedWord): boolean =>
  a.syllables.some((reading) => b.syllables.includes(reading));

/** Without its vowels a word is shorter: "نیک ورز" is Nikvarz. */
const SHORTEST_WRITTEN_JOIN = 6;

/** False for a join that can only be the word when it is equal to it. */
function mayBeInexact(join: PreparedWord, listed: PreparedWord): boolean {
  const shorter = Math.min(join.text.length, listed.text.length);
  if (shorter >= SHORTEST_INEXACT_JOIN) return true;
  return (
    isNative(listed) ||
    haveSameSyllables(join, listed) ||
    (shorter >= SHORTEST_WRITTEN_JOIN && isWrittenJoin(join, listed))
  );
}

/** How a join of two words corresponds to one word: as the words do, a little less. */
export function joinLikeness(join: PreparedWord, listed: PreparedWord, ways?: number): WordLikeness | null {
  if (join.text.length < SHORTEST_JOIN) return null;
  if (join.text !== listed.text && !mayBeInexact(join, listed)) return null;
  const likeness = wordLikeness(join, listed, ways);
  // "Euro Trade" is not "Eurotrans": the second of the two words is another.
  if (likeness?.kind === 'slip' && endApart(join.text, listed.text)) return null;
  if (likeness === null || (LOOSE.has(likeness.kind) && !isWrittenJoin(join, listed))) return null;
  return { likeness: likeness.likeness * NAME_MODEL.likeness.joined, kind: 'joined' };
}

/** Likenesses of a listed word to which no word of a query corresponds. */
const NOT_ALIKE: readonly number[] = [];

/** Compares the words and joins of a query with listed words, and keeps what it found. */
class ComparedWords {
  readonly #words: readonly PreparedWord[];
  /** How many of them are words; the others are joins. */
  readonly #count: number;
  readonly #known = new Map<PreparedWord, readonly number[]>();

  constructor(words: readonly PreparedWord[], joins: readonly PreparedWord[]) {
    this.#words = [...words, ...joins];
    this.#count = words.length;
  }

  likenesses(listed: PreparedWord): readonly number[] {
    let row = this.#known.get(listed);
    if (row === undefined) {
      row = this.#compare(listed);
      this.#known.set(listed, row);
    }
    return row;
  }

  likeness(listed: PreparedWord, position: number, ways?: number): number {
    const word = this.#words[position];
    if (word === undefined) return 0;
    const isWord = position < this.#count;
    const found = isWord ? wordLikeness(word, listed, ways) : joinLikeness(word, listed, ways);
    return found?.likeness ?? 0;
  }

  #compare(listed: PreparedWord): readonly number[] {
    let row: number[] | null = null;
    for (let position = 0; position < this.#words.length; position++) {
      const word = this.#words[position];
      const ways = word === undefined ? 0 : waysBetween(word, listed);
      const likeness = ways === 0 ? 0 : this.likeness(listed, position, ways);
      if (likeness === 0) continue;
      row ??= this.#words.map(() => 0);
      row[position] = likeness;
    }
    return row ?? NOT_ALIKE;
  }
}

/** Makes a query of a prepared name. */
export function createQueryName(name: PreparedName): QueryName {
  const { words } = name;
  const joins = words.slice(1).map((word, index) => joinOf(words[index] ?? word, word));
  const compared = new ComparedWords(words, joins);
  return {
    name,
    joins,
    names: namesIn(words).map(createQueryName),
    acronyms: acronymsOf(words),
    shortForm: shortForm(words),
    neighbours: new QueryNeighbours(words),
    letters: lettersOf(words),
    likenesses(listed) {
      return compared.likenesses(listed);
    },
    likeness(listed, position, ways) {
      return compared.likeness(listed, position, ways);
    },
  };
}
