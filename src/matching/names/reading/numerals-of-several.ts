import type { LatinWord } from '../../transliterate/to-latin.ts';
import { PREFIXES_OF_SHIPS } from '../words/word-class.ts';
import { wordTables } from '../words/word-tables.ts';

/** Those that are names and initials as well: they are numbers at the end of what there are several of, "Orion Fund XI", "MV Sparta V". */
const ROMAN_OF_SEVERAL: ReadonlyMap<string, string> = new Map([
  ['i', '1'],
  ['v', '5'],
  ['vi', '6'],
  ['x', '10'],
  ['xi', '11'],
]);
const OF_SEVERAL: ReadonlySet<string> = new Set(
  (
    'fund funds fonds fondo fondul fond capital partners partnership trust series portfolio investment investments investors investor holding holdings ' +
    'venture ventures equity opportunities opportunity growth infrastructure acquisition acquisitions finance funding securitisation securitization ' +
    'phase class tranche unit block lot shipping shipholding maritime navigation marine shipco'
  ).split(' '),
);

/** What a numeral says that closes the name of a fund or a ship, its legal form aside. */
export function numeralOfSeveral(
  word: LatinWord,
  index: number,
  words: readonly LatinWord[],
): string | undefined {
  const number = index > 1 ? ROMAN_OF_SEVERAL.get(word.text) : undefined;
  if (number === undefined || word.dotted === true) return undefined;
  if (OF_SEVERAL.has(words[index - 1]?.text ?? ''))
    return words.slice(index + 1).every(({ text }) => wordTables().legalForms.has(text)) ? number : undefined;
  const isOfShip = PREFIXES_OF_SHIPS.has(words[0]?.text ?? '');
  return isOfShip && index === words.length - 1 ? number : undefined;
}
