import { NAME_MODEL } from '../../scoring-model.ts';
import type { LatinWord } from '../../transliterate/to-latin.ts';
import { LINKS, type WordClass } from '../words/word-class.ts';
import { wordTables } from '../words/word-tables.ts';
import { AS_GENERATION, AS_LINK, saidBy } from './form-marks.ts';

const { weights } = NAME_MODEL;

/** "Military Unit 74455": nothing else has a number of so many digits. */
const LONG_NUMBER = /^\d{5,}$/u;
/** "558 Aircraft Repair Plant": few others have the number. */
const NUMBER_OF_SOME = /^\d{3,4}$/u;

/** Weight of a word that this many listed parties bear. */
export function weightByFrequency(parties: number): number {
  if (parties <= weights.rareUpTo) return weights.rarest;
  const weight = weights.rarest - weights.lossPerDoubling * Math.log2(parties / weights.rareUpTo);
  return Math.max(weights.commonest, weight);
}

/** There are few short words: however rare one is on the lists, it says less than a long one. */
export function weightByLength({ text }: LatinWord): number {
  const missing = Math.max(0, weights.fullLength - text.length);
  return weights.rarest - missing * weights.lossPerMissingLetter;
}

function weightOf(wordClass: WordClass, byFrequency: number): number {
  if (wordClass === 'name') return byFrequency;
  if (wordClass === 'between') return 0;
  const most = weights[wordClass];
  return wordClass === 'generic' || wordClass === 'patronymic' ? Math.min(most, byFrequency) : most;
}

/** "Hangzhou", "Damascus". */
const isTown = ({ text }: LatinWord): boolean =>
  wordTables()
    .meanings.get(text)
    ?.some((group) => group.startsWith('mplace-')) === true;

/** What a word weighs, whatever its class: words that say "company" or name a country tell little of a name. */
export function weightIn(
  legalForm: string | undefined,
  wordClass: WordClass,
  word: LatinWord,
  byFrequency: number,
  isCountry: boolean,
): number {
  if (legalForm === AS_GENERATION) return weights.generation;
  if (wordClass === 'number' && LONG_NUMBER.test(word.text)) return weights.longNumber;
  if (wordClass === 'number' && NUMBER_OF_SOME.test(word.text)) return weights.numberOfSome;
  if (legalForm === AS_LINK || (wordClass === 'particle' && LINKS.has(word.text))) return weights.link;
  const weight = weightOf(wordClass, byFrequency);
  if (
    wordClass === 'generic' &&
    [word.text, ...saidBy(legalForm)].some((text) => wordTables().company.has(text))
  )
    return Math.min(weight, weights.company);
  if (isCountry) return Math.min(weight, weights.country);
  return isTown(word) ? Math.min(weight, weights.town) : weight;
}
