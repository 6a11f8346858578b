import { NAME_MODEL } from '../../scoring-model.ts';
import type { PreparedWord } from '../prepared-word.ts';
import { joinReadings } from '../languages/syllables.ts';

const { syllables, joined } = NAME_MODEL.likeness;

const isOfTwo = (reading: string): boolean => reading.includes('-');

/** How a word of two syllables is two neighbours of one each: "Zedong" / "Tse-tung", "정은" / "Jong Un"; 0 when it is not. */
export function syllabicNeighbours(word: PreparedWord, first: PreparedWord, second: PreparedWord): number {
  if (word.syllables.length === 0 || first.syllables.length === 0 || second.syllables.length === 0) return 0;
  if (!word.syllables.some(isOfTwo)) return 0;
  const readings = joinReadings(first.syllables, second.syllables);
  return word.syllables.some((reading) => readings.includes(reading)) ? syllables * joined : 0;
}
