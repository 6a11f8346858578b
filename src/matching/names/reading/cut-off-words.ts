import { spellingVariant } from '../../phonetics/spelling-variant.ts';
import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';
import { wordTables } from '../words/word-tables.ts';

/** Words of organisations that are long enough to be cut off; of those that begin alike the usual one in the last place comes first. */
const LONG_WORDS = (
  'headquarters construction consulting corporation organization industries international investment engineering development technologies ' +
  'manufacturing production productions association foundation university institute institution administration department directorate ' +
  'intelligence securities security services logistics shipping transportation transport petroleum petrochemical telecommunications ' +
  'communications commercial commission committee company electronics electrical aviation aerospace enterprise exploration insurance ' +
  'management research scientific systems representative representation division brigade battalion movement brotherhood'
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

/** The name of an organisation with its last word written out where the end of it was cut off: "Khatam al-Anbiya Construction Headq". */
export function writeCutWordOut(words: readonly LatinWord[]): readonly LatinWord[] {
  const last = words.at(-1);
  if (last === undefined || words.length <= FEWEST_BEFORE || last.text.length < SHORTEST_PIECE) return words;
  if (last.consonantal || last.native !== undefined || last.rendering !== undefined) return words;
  if (BY_THEMSELVES.test(last.text) || !isUnknown(last.text)) return words;
  const whole = wholeOf(last.text);
  return whole === undefined ? words : [...words.slice(0, -1), latinWord(whole)];
}
