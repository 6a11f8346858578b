import { consonantRows } from '../../phonetics/consonant-rows.ts';
import { soundsOf } from '../../phonetics/sounds.ts';
import { readingsInPinyin, readingsInSpanish, romanisationsOf } from '../../phonetics/spelling-readings.ts';
import { IN_HEBREW, type LatinWord } from '../../transliterate/to-latin.ts';
import { renderingOf } from './word-key.ts';

/** The rows of a word, and the likeliest one of each way in which other languages spell: "Kacuba" / "Katsuba", "Huaxin" / "ファシン". */
function withRowsElsewhere(text: string, rows: readonly string[]): readonly string[] {
  if (!SPELT_ELSEWHERE.test(text)) return rows;
  const spellings = [...romanisationsOf(text), ...readingsInPinyin(text), ...readingsInSpanish(text)];
  const others = spellings.flatMap((spoken) => consonantRows(spoken).slice(0, 1));
  return [...new Set([...rows, ...others])];
}
/** Letters that languages spell different sounds by. */
const SPELT_ELSEWHERE = /[cjx]|q[iu]|hua|[ei]ll[ao]/u;

/** The rows of a word as its letters are spoken in names, and as in pinyin: "Keqiang" / "리커창". */
export function rowsOf(word: LatinWord, sounds: string): readonly string[] {
  const rows = consonantRows(sounds, renderingOf(word), word.written === IN_HEBREW);
  if (renderingOf(word) === undefined && word.native === undefined && word.syllabic === undefined)
    return withRowsElsewhere(word.text, rows);
  if (word.syllabic !== 'pinyin' && word.syllabic !== 'koreanOrPinyin') return rows;
  return [...new Set([...rows, ...consonantRows(soundsOf(word.text, 'han'))])];
}
