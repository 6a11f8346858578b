import { joinedNeighbours, movedSpaceLikeness } from './joined-neighbours.ts';
import type { PreparedName } from './prepared-name.ts';
import type { PreparedWord } from './prepared-word.ts';
import type { QueryName } from './query-name.ts';
import { syllabicNeighbours } from './syllabic-neighbours.ts';
import { renderedNeighbours } from './rendered-neighbours.ts';

/** A query word (or two neighbours) taken to be a listed word (or two neighbours). */
export interface AlignedWords {
  readonly queryStart: number;
  readonly queryLength: 1 | 2;
  readonly listedStart: number;
  readonly listedLength: 1 | 2;
  /** Weight both sides share. */
  readonly weight: number;
  readonly likeness: number;
}

/** One-to-one correspondence of the words of two names. */
export interface Alignment {
  readonly pairs: readonly AlignedWords[];
  readonly queryLeft: readonly PreparedWord[];
  readonly listedLeft: readonly PreparedWord[];
}

type Option = AlignedWords & { readonly value: number };

const weightOf = (words: readonly PreparedWord[], start: number, length: number): number =>
  (words[start]?.weight ?? 0) + (length === 2 ? (words[start + 1]?.weight ?? 0) : 0);

function option(
  query: readonly PreparedWord[],
  listed: readonly PreparedWord[],
  place: Pick<Option, 'queryStart' | 'queryLength' | 'listedStart' | 'listedLength' | 'likeness'>,
): Option {
  const weight = Math.min(
    weightOf(query, place.queryStart, place.queryLength),
    weightOf(listed, place.listedStart, place.listedLength),
  );
  const { queryStart, queryLength, listedStart, listedLength, likeness } = place;
  return { queryStart, queryLength, listedStart, listedLength, likeness, weight, value: weight * likeness };
}

/** Every way in which single words and neighbours of the two names correspond. */
function correspondences(query: QueryName, listed: PreparedName): Option[] {
  const { words } = query.name;
  const options: Option[] = [];
  for (let j = 0; j < listed.words.length; j++) {
    const word = listed.words[j];
    if (word === undefined) continue;
    const row = query.likenesses(word);
    for (let i = 0; i < row.length; i++) {
      const likeness = row[i] ?? 0;
      if (likeness === 0) continue;
      const joined = i >= words.length;
      const queryStart = joined ? i - words.length : i;
      const place = {
        queryStart,
        queryLength: joined ? 2 : 1,
        listedStart: j,
        listedLength: 1,
        likeness,
      } as const;
      options.push(option(words, listed.words, place));
    }
    const next = listed.words[j + 1];
    if (next === undefined) continue;
    for (let i = 0; i < words.length; i++) {
      const one = words[i];
      if (one === undefined) continue;
      const { text } = one;
      const likeness =
        joinedNeighbours(text, word.text, next.text) ||
        syllabicNeighbours(one, word, next) ||
        renderedNeighbours(one, word, next);
      if (likeness > 0) {
        const place = { queryStart: i, queryLength: 1, listedStart: j, listedLength: 2, likeness } as const;
        options.push(option(words, listed.words, place));
      }
      const after = words[i + 1];
      if (after === undefined) continue;
      const moved = movedSpaceLikeness([text, after.text], [word.text, next.text]);
      if (moved === 0) continue;
      const places = { queryStart: i, queryLength: 2, listedStart: j, listedLength: 2 } as const;
      options.push(option(words, listed.words, { ...places, likeness: moved }));
    }
  }
  return options;
}

/** Most valuable first; then the more alike, the nearer in place, the earlier. */
function byValue(a: Option, b: Option): number {
  return (
    b.value - a.value ||
    b.likeness - a.likeness ||
    Math.abs(a.queryStart - a.listedStart) - Math.abs(b.queryStart - b.listedStart) ||
    a.queryStart + a.listedStart - b.queryStart - b.listedStart ||
    a.queryStart - b.queryStart
  );
}

function isFree(taken: Uint8Array, start: number, length: number): boolean {
  return taken[start] === 0 && (length === 1 || taken[start + 1] === 0);
}

/** Pairs the words of a query with those of a listed name, the most valuable correspondences first. */
export function alignWords(query: QueryName, listed: PreparedName): Alignment {
  const options = correspondences(query, listed);
  if (options.length > 1) options.sort(byValue);
  const takenQuery = new Uint8Array(query.name.words.length + 1);
  const takenListed = new Uint8Array(listed.words.length + 1);
  const pairs: AlignedWords[] = [];
  for (const option of options) {
    if (!isFree(takenQuery, option.queryStart, option.queryLength)) continue;
    if (!isFree(takenListed, option.listedStart, option.listedLength)) continue;
    takenQuery.fill(1, option.queryStart, option.queryStart + option.queryLength);
    takenListed.fill(1, option.listedStart, option.listedStart + option.listedLength);
    pairs.push(option);
  }
  return {
    pairs,
    queryLeft: query.name.words.filter((_, index) => takenQuery[index] === 0),
    listedLeft: listed.words.filter((_, index) => takenListed[index] === 0),
  };
}
