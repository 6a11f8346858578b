import { renderingDistance } from '../phonetics/rendering-distance.ts';
import { soundsOf } from '../phonetics/sounds.ts';
import { NAME_MODEL } from '../scoring-model.ts';
import type { PreparedWord } from './prepared-word.ts';
import { lostByDistance, renderingLikeness } from './rendering-likeness.ts';

/** Fewest consonants of two neighbours that are looked for in one rendering: with two, half of all neighbours are alike. */
const SHORTEST_ROW = 3;
/** Most rows of a word that its neighbours are looked at with. */
const MOST_ROWS = 2;

/** The consonants of a row; that of a word of one consonant has its vowels as well. */
const bare = (row: string): string => row.replace(/[aiu]/gu, '');

const firstRows = ({ rows }: PreparedWord): readonly string[] =>
  rows.length === 0 ? [''] : rows.slice(0, MOST_ROWS).map(bare);

/** The rows of consonants that a rendering of two neighbours as one word can have: "Jong Un" / "ジョンウン". */
export function neighbourRows(first: PreparedWord, second: PreparedWord): readonly string[] {
  if (first.rendering !== null || second.rendering !== null) return [];
  if (first.rows.length === 0 && second.rows.length === 0) return [];
  const rows = firstRows(first).flatMap((row) => firstRows(second).map((next) => row + next));
  return [...new Set(rows)].filter((row) => row.length >= SHORTEST_ROW);
}

/** How a word of another script renders two neighbours in letters that are written as one; 0 when it does not. */
export function renderedNeighbours(word: PreparedWord, first: PreparedWord, second: PreparedWord): number {
  if (word.rendering === null || first.rendering !== null || second.rendering !== null) return 0;
  const row = word.rows.find((one) => one.length >= SHORTEST_ROW && startsAlike(one, first));
  if (row === undefined) return 0;
  const shared = neighbourRows(first, second).find((one) => word.rows.includes(one));
  if (shared === undefined) return 0;
  const distance = renderingDistance(
    soundsOf(word.text, word.rendering),
    soundsOf(first.text) + soundsOf(second.text),
    word.rendering,
  );
  const likeness = renderingLikeness(shared) - lostByDistance(distance, word.rendering);
  return likeness < NAME_MODEL.known.least ? 0 : likeness * NAME_MODEL.likeness.joined;
}

/** A cheap look before the rows of neighbours are made. */
function startsAlike(row: string, { rows }: PreparedWord): boolean {
  const consonant = row.charAt(0);
  return rows.length === 0 || rows.some((one) => one.includes(consonant));
}
