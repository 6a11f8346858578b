import { BETWEEN_NAMES } from '../../normalise/split-words.ts';
import type { LatinWord } from '../../transliterate/to-latin.ts';
import { isPatronymic } from '../correspondence/forms-of-both-sexes.ts';
import { PARTICLES, TITLES, WRITTEN_TITLES, type WordClass } from '../words/word-class.ts';
import { wordTables } from '../words/word-tables.ts';
import {
  AS_GENERATION,
  AS_LINK,
  AS_MISREAD_REGISTRATION,
  AS_NAME,
  AS_OWN_ACRONYM,
  AS_REGISTRATION,
  AS_TITLE,
  keepsWeight,
  saidBy,
} from './form-marks.ts';
import { mayHaveMeaning } from './meaning-of-word.ts';

/** Digits, or letters with two digits or more, which are decisive: the tail number "YV2726". "R0bert" is a slip. */
const NUMBER = /^(?:\d+|[a-z]{0,4}\d[a-z]{0,2}\d[a-z\d]*)$/u;

/** "سعيد" is not "سيد", though ayn is not written in Latin letters. */
const isWrittenTitle = ({ text, consonantal, spoken }: LatinWord): boolean =>
  consonantal && spoken === undefined && WRITTEN_TITLES.has(text);

/** The class that the mark of its form gives a word; null for a word that says an English one and counts as a name does. */
function classOfForm(word: LatinWord, legalForm: string, hasMeaning: boolean): WordClass | null {
  if (legalForm === AS_OWN_ACRONYM || legalForm === AS_LINK) return 'particle';
  if (legalForm === AS_NAME) return 'name';
  if (legalForm === AS_TITLE) return 'title';
  if (legalForm === AS_GENERATION || legalForm === AS_REGISTRATION || legalForm === AS_MISREAD_REGISTRATION)
    return 'number';
  const said = saidBy(legalForm);
  if (said.length === 0) return 'legalForm';
  if (keepsWeight(legalForm)) return null;
  return hasMeaning || [word.text, ...said].some((text) => wordTables().generic.has(text))
    ? 'generic'
    : 'name';
}

/** What a word is in a name, by the mark of its form and by what the tables have it for. */
export function classOf(word: LatinWord, legalForm: string | undefined, hasMeaning: boolean): WordClass {
  const ofForm = legalForm === undefined ? null : classOfForm(word, legalForm, hasMeaning);
  if (ofForm !== null) return ofForm;
  if (word.native !== undefined) {
    if (word.text.length === 1) return 'initial';
    return word.rendering !== undefined && PARTICLES.has(word.text) ? 'particle' : 'name';
  }
  if (word.text === BETWEEN_NAMES) return 'between';
  if (NUMBER.test(word.text)) return 'number';
  if (PARTICLES.has(word.text)) return 'particle';
  if (TITLES.has(word.text) || isWrittenTitle(word)) return 'title';
  if (word.text.length === 1) return 'initial';
  if (mayHaveMeaning(word) && (wordTables().generic.has(word.text) || hasMeaning)) return 'generic';
  return isPatronymic(word.text) ? 'patronymic' : 'name';
}
