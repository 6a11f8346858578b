import { consonantSkeleton, disagreeingVowels } from '../../phonetics/consonant-skeleton.ts';
import { renderingDistance } from '../../phonetics/rendering-distance.ts';
import { NAME_MODEL } from '../../scoring-model.ts';
import type { PreparedWord } from '../prepared-word.ts';
import { distanceOfLoss, lostByDistance, renderingLikeness } from './rendering-likeness.ts';
import { bare, bitOfLength, ENDS, isConsonant, MOST_ROWS, placeOfEnds, type RowsByEnds } from './row-ends.ts';
import { soundsOfWord } from './word-sounds.ts';

/** Fewest consonants of two neighbours that are looked for in one rendering: with two, half of all neighbours are alike. */
const SHORTEST_ROW = 3;
/** Without vowels it takes more, unless so many letters are written that some of them are vowels: "علیرضا" (Ali Reza). */
const SHORTEST_WITHOUT_VOWELS = 4;
const MANY_LETTERS = 6;
const shortestRowOf = ({ rendering, text }: PreparedWord): number =>
  rendering === 'abjad' && text.length < MANY_LETTERS ? SHORTEST_WITHOUT_VOWELS : SHORTEST_ROW;
/** A word without consonants has one row without any. */
const NO_ROWS: readonly string[] = [''];

const rowsOf = ({ rows }: PreparedWord): readonly string[] => (rows.length === 0 ? NO_ROWS : rows);

const firstRows = (word: PreparedWord): readonly string[] => rowsOf(word).slice(0, MOST_ROWS).map(bare);

/** The last consonant of one word and the first of the next are written once: "abudurafuman" (Abdul Rahman). */
const meet = (row: string, next: string): boolean =>
  row !== '' && row.endsWith(next.charAt(0)) && next !== '';

/** The rows of consonants that a rendering of two neighbours as one word can have: "Jong Un" / "ジョンウン". */
export function neighbourRows(first: PreparedWord, second: PreparedWord): readonly string[] {
  if (first.rendering !== null || second.rendering !== null) return [];
  if (first.rows.length === 0 && second.rows.length === 0) return [];
  const rows = firstRows(first).flatMap((row) =>
    firstRows(second).flatMap((next) => (meet(row, next) ? [row + next, row + next.slice(1)] : [row + next])),
  );
  return [...new Set(rows)].filter((row) => row.length >= SHORTEST_ROW);
}

/** The rows of a rendering under which neighbours are looked up that it may write as one. */
export function joinedRows(word: PreparedWord): readonly string[] {
  if (word.rendering === null) return [];
  const shortest = shortestRowOf(word);
  return word.rows.filter((row) => row.length >= shortest);
}

/** True when the first consonant of a row is not what another row begins with. */
function beginApart(row: string, start: string): boolean {
  const first = start.charAt(isConsonant(start, 0) ? 0 : 1);
  return first !== '' && first !== row.charAt(0);
}

/** The row of a rendering that two neighbours have together; null when they have none. */
function sharedRow(word: PreparedWord, first: PreparedWord, second: PreparedWord): string | null {
  const [rows, nextRows] = [rowsOf(first), rowsOf(second)];
  const shortest = shortestRowOf(word);
  for (const row of word.rows) {
    if (row.length < shortest) continue;
    for (let at = 0; at < Math.min(MOST_ROWS, rows.length); at++) {
      if (beginApart(row, rows[at] ?? '')) continue;
      const start = bare(rows[at] ?? '');
      if (!row.startsWith(start)) continue;
      for (let next = 0; next < Math.min(MOST_ROWS, nextRows.length); next++)
        if (isCompletedBy(row, start, bare(nextRows[next] ?? ''))) return row;
    }
  }
  return null;
}

/** True for a row that is its start and the end, where both meet in one letter written once or twice. */
function isCompletedBy(row: string, start: string, end: string): boolean {
  const surplus = start.length + end.length - row.length;
  return (surplus === 0 || (surplus === 1 && meet(start, end))) && row.endsWith(end);
}

/** The rows of the renderings among words, by the consonants at their ends: they leave few neighbours that may have one together. */
export function rowsOfRenderings(words: readonly PreparedWord[]): RowsByEnds {
  const lengths = new Int32Array(ENDS * ENDS);
  const places = new Int32Array(ENDS * ENDS);
  for (const [place, word] of words.entries()) {
    for (const row of joinedRows(word)) {
      const ends = placeOfEnds(row.charCodeAt(0), row.charCodeAt(row.length - 1));
      lengths[ends] = (lengths[ends] ?? 0) | bitOfLength(row.length);
      places[ends] = (places[ends] ?? 0) | (1 << place);
    }
  }
  return { lengths, places };
}

/** Fewer consonants are the same by chance. */
const FEWEST_WRITTEN = 4;

/** True for a word without vowels that has the consonants of two neighbours and no long vowel that they have not: "آقاجانی" (Agha Jani). */
const isWrittenAsOne = (word: PreparedWord, text: string): boolean =>
  word.consonantal &&
  word.skeleton.length >= FEWEST_WRITTEN &&
  word.skeleton === consonantSkeleton(text) &&
  disagreeingVowels(word.text, text, false) === 0;

/** How a word of another script renders two neighbours in letters that are written as one; 0 when it does not. */
export function renderedNeighbours(word: PreparedWord, first: PreparedWord, second: PreparedWord): number {
  if (word.rendering === null || first.rendering !== null || second.rendering !== null) return 0;
  if (first.rows.length === 0 && second.rows.length === 0) return 0;
  const row = sharedRow(word, first, second);
  if (row === null) return 0;
  const sounds = soundsOfWord(first) + soundsOfWord(second);
  const most = renderingLikeness(row);
  const farthest = distanceOfLoss(most - NAME_MODEL.known.least, word.rendering);
  if (isWrittenAsOne(word, first.text + second.text))
    return NAME_MODEL.likeness.consonantScript * NAME_MODEL.likeness.joined;
  const distance = renderingDistance(soundsOfWord(word), sounds, word.rendering, farthest);
  const likeness = most - lostByDistance(distance, word.rendering);
  return likeness < NAME_MODEL.known.least ? 0 : likeness * NAME_MODEL.likeness.joined;
}
