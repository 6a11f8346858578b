import { spellingVariant } from '../../phonetics/spelling-variant.ts';
import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';
import { wordTables } from '../words/word-tables.ts';

/** Words of organisations that are long enough to be cut off; of those that begin alike the usual one in the last place comes first. */
const LONG_WORDS = (
  'headquarters construction consulting corporation organization industries international investment engineering development technologies ' +
  'manufacturing production productions association foundation university institute institution administration department directorate ' +
  'intelligence securities security services logistics shipping transportation transport petroleum petrochemical telecommunications ' +
  'communications commercial commission committee company electronics electrical aviation aerospace enterprise exploration insurance ' +
  'management research scientific systems representative industrial mechanical agricultural chemical electronic educational charitable humanitarian representation division brigade battalion movement brotherhood'
).split(' ');

/** Beginnings that stand by themselves at the end of a brand: "Granit Elektron". */
const BY_THEMSELVES = /^(?:ele[ck]tron?|trans|aero|petro|inter|invest)$/u;

/** Shorter pieces begin too many words. */
const SHORTEST_PIECE = 4;
/** As many letters the whole has more at least: a plural is no other word. */
const LEAST_CUT = 2;
const FEWEST_BEFORE = 3;

/** Beginnings that are said of words that do not mean the same: "sec" of security, "comm" of commercial. */
function wholeOf(piece: string): string | undefined {
  const wholes = LONG_WORDS.filter(
    (word) => word.startsWith(piece) && word.length >= piece.length + LEAST_CUT,
  );
  const [first, ...more] = wholes;
  if (first === undefined) return undefined;
  const groups = wordTables().meanings.get(first) ?? [];
  const isOne = more.every((word) =>
    wordTables()
      .meanings.get(word)
      ?.some((group) => groups.includes(group)),
  );
  return isOne ? first : undefined;
}

/** True for a word that no table has. */
function isUnknown(text: string): boolean {
  const { generic, meanings, legalForms, countries, equivalents, frequencies } = wordTables();
  const variant = spellingVariant(text);
  return (
    !generic.has(text) &&
    !meanings.has(text) &&
    !legalForms.has(text) &&
    !countries.has(text) &&
    equivalents.spreadOf(variant) === 0 &&
    !frequencies.has(variant)
  );
}

/** A word within a name is cut short by hand, and by no more than its ending: "Ocean Maritime Managem Co". */
const SHORTEST_WITHIN = 6;

function wholeWord(word: LatinWord, shortest: number): LatinWord {
  const { text, consonantal, native, rendering } = word;
  if (text.length < shortest || consonantal || native !== undefined || rendering !== undefined) return word;
  if (BY_THEMSELVES.test(text) || !isUnknown(text)) return word;
  const whole = wholeOf(text);
  return whole === undefined ? word : latinWord(whole);
}

/** The name of an organisation with words written out of which the end was cut off: "Khatam al-Anbiya Construction Headq". */
export function writeCutWordsOut(words: readonly LatinWord[]): readonly LatinWord[] {
  if (words.length <= FEWEST_BEFORE) return words;
  return words.map((word, place) =>
    wholeWord(word, place === words.length - 1 ? SHORTEST_PIECE : SHORTEST_WITHIN),
  );
}
