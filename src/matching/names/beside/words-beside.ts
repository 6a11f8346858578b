import { WORDS_BESIDE } from '../../knowledge/words-beside.ts';
import { foldText } from './spans.ts';

/** Phrases as texts are compared with them, folded by `foldText`. */
const folded = (phrases: readonly string[]): ReadonlySet<string> => new Set(phrases.map(foldText));

/** Offices and occupations of persons. */
export const OFFICE_PHRASES = folded(WORDS_BESIDE.offices);
/** Forms of address, ranks and degrees in front of a person's name. */
export const TITLE_PHRASES = folded(WORDS_BESIDE.titles);
/** Degrees and the like behind a person's name. */
export const DEGREE_PHRASES = folded(WORDS_BESIDE.notes.degree);
/** Labels of numbers, places and dates. */
export const NUMBER_LABEL_PHRASES = folded(WORDS_BESIDE.notes.number);
export const PLACE_LABEL_PHRASES = folded(WORDS_BESIDE.notes.place);
export const DATE_LABEL_PHRASES = folded(WORDS_BESIDE.notes.date);
/** Notes of those who keep a file. */
export const NOTE_PHRASES = folded(WORDS_BESIDE.notes.note);
/** What a firm calls a branch of its own; `*` stands for a place. */
export const BRANCH_PHRASES = WORDS_BESIDE.notes.branch;
/** How the names of months begin, in the languages of those who type dates. */
export const MONTH_STEMS = WORDS_BESIDE.notes.month;
