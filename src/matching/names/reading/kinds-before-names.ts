import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';
import { WORDS_OF_ANY_FIRM } from '../words/organisation-words.ts';
import { wordTables } from '../words/word-tables.ts';

/** Kinds of ships in one word of several languages, as they are transliterated, which stand before names in capitals as well. */
const KINDS =
  'tanker vessel vsl ship yacht superyacht megayacht trawler tugboat frigate corvette destroyer submarine icebreaker warship battleship bulker pipelayer drillship dredger suezmax aframax ' +
  'sukhogruz balker ledokol trauler sudno korabl yakhta buksir kreyser fregat esminets konteynerovoz ' +
  'navire chalutier petrolier paquebot buque carguero petrolero remolcador navio petroleiro schiff frachter tankschiff frachtschiff ' +
  'gemi gemisi tankeri statek zbiornikowiec chomifos';

/** Kinds that are said behind the name as well, in brackets or not: "Eclipse yacht", "Fortuna (pipelayer)". */
const BEHIND: ReadonlySet<string> = new Set(
  'tanker vessel yacht superyacht megayacht trawler tugboat frigate corvette destroyer submarine icebreaker warship battleship bulker pipelayer drillship dredger'.split(
    ' ',
  ),
);

/** What is said before "tanker", "ship", "vessel" and "carrier" of what they carry or do. */
const OF_TANKERS = 'oil chemical product crude lng lpg gas aframax suezmax panamax handysize';
const OF_OTHERS =
  'cargo container bulk fishing research general supply passenger refrigerated reefer livestock factory ' +
  'pipelay pipelaying pipe drilling cable multipurpose multi purpose offshore support roro ro heavy lift dredging mega sailing landing patrol salvage feeder capesize handymax';
const BODIES = 'tanker ship vessel carrier trawler gemisi barge yacht layer rig';

const KINDS_OF_ONE_WORD: ReadonlySet<string> = new Set(KINDS.split(' '));
const TANKERS: ReadonlySet<string> = new Set(OF_TANKERS.split(' '));
const OTHERS: ReadonlySet<string> = new Set(OF_OTHERS.split(' '));
const CALLED: ReadonlySet<string> = new Set(BODIES.split(' '));
const ANY_FIRM: ReadonlySet<string> = new Set(WORDS_OF_ANY_FIRM);

/** A kind of several words has no more before the last of them: "general cargo ship", "ro-ro cargo ship". */
const MOST_BEFORE = 3;
/** Names of ships have no more words. */
const LONGEST_NAME = 4;

/** How many words at the beginning tell the kind of a ship; 0 when none do. */
function lengthOfKind(words: readonly LatinWord[]): number {
  let before = 0;
  while (before < MOST_BEFORE && (TANKERS.has(textAt(words, before)) || OTHERS.has(textAt(words, before))))
    before++;
  if (before > 0 && CALLED.has(textAt(words, before))) return before + 1;
  // "Buque tanque", "navio tanque".
  if (/^(?:buque|navio|petrolero)$/u.test(textAt(words, 0)) && /^tan[qk]u?e$/u.test(textAt(words, 1)))
    return 2;
  return KINDS_OF_ONE_WORD.has(textAt(words, 0)) ? 1 : 0;
}

const textAt = (words: readonly LatinWord[], place: number): string => words[place]?.text ?? '';

/** True for a word that says of a body what it is or does: "Tanker Management Services" is no ship. */
const saysOfFirm = ({ text }: LatinWord): boolean => wordTables().generic.has(text) && !ANY_FIRM.has(text);

/** A legal form of two letters is one in the last place only: "Tanker Yu Jong 2" is a ship. */
const SHORTEST_FORM = 3;
const isForm = ({ text }: LatinWord): boolean => wordTables().legalForms.has(text);
const isOfFirm = (word: LatinWord): boolean =>
  saysOfFirm(word) || (word.text.length >= SHORTEST_FORM && isForm(word));

/** The words before a kind of ship at the end, and before what it carries; null when there is none, or they are a firm's. */
function nameBeforeKind(words: readonly LatinWord[]): readonly LatinWord[] | null {
  if (!BEHIND.has(textAt(words, words.length - 1))) return null;
  let end = words.length - 1;
  while (end > 0 && (TANKERS.has(textAt(words, end - 1)) || OTHERS.has(textAt(words, end - 1)))) end--;
  const name = words.slice(0, end);
  const isName = name.some(({ text }) => /^[a-z]{2}/u.test(text)) && name.length <= LONGEST_NAME;
  return isName && lengthOfKind(words) === 0 && !name.some(isOfFirm) ? name : null;
}

/**
 * "Tanker Yu Jong 2", or "Yu Jong 2 (tanker)", with the kind of the ship as the prefix that it stands for, "MT Yu Jong 2"; other
 * names as they are.
 */
export function unifyKindInCapitals(words: readonly LatinWord[]): readonly LatinWord[] {
  const before = nameBeforeKind(words);
  if (before !== null) return [prefixOf(words.slice(before.length)), ...before];
  const length = lengthOfKind(words);
  const name = words.slice(length);
  const [first] = name;
  // "Crude oil tanker Ceres I" has a numeral at its end.
  const last = name.findLast(({ text }) => /^[a-z]{2}/u.test(text));
  if (length === 0 || first === undefined || last === undefined || name.length > LONGEST_NAME) return words;
  if (isOfFirm(last) || isForm(last) || (length === 1 && name.some(isOfFirm))) return words;
  return [prefixOf(words.slice(0, length)), ...name];
}

function prefixOf(kind: readonly LatinWord[]): LatinWord {
  const isTanker = kind.some(({ text }) => TANKERS.has(text) || text.startsWith('tank'));
  return latinWord(isTanker ? 'mt' : 'mv');
}
