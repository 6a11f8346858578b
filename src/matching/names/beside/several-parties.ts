import { spellingVariant } from '../../phonetics/spelling-variant.ts';
import { wordTables } from '../words/word-tables.ts';
import {
  APART,
  FEWEST_LETTERS_ALONE,
  FEWEST_WORDS,
  isOrganisation,
  isTelling,
  textOf,
  type BareName,
} from './bare-name.ts';
import { allBeside } from './kinds-beside.ts';
import { tokensOf, type Token } from './spans.ts';

/** Two parties stand beside one another in one field: "Igor Sechin & Acme Trading Ltd", "Ivan Petrov; Maria Petrova". */
const BETWEEN_PARTIES = /\s*[,;|&+]\s*|\s+\/\s+|\s+(?:and|und|et|y|e|en|och|og|ve|i|и|та|і|و)\s+/giu;
const BETWEEN_FIRM_AND_PERSON =
  /\s*[,;|&+:]\s*|\s+[-–—/]\s+|\s*[()]\s*|\s+(?:and|und|et|y|e|en|och|og|ve|i|и|та|і|و)\s+/giu;

const partsOf = (text: string, between: RegExp): readonly string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const wordsIn = (text: string): readonly Token[] => tokensOf(text).filter(isTelling);

/** Most parties that are looked for in one field. */
const MOST_PARTIES = 4;

/** "Rosneft" behind "Igor Sechin": a word that nobody is called, so that it is no given name behind a family name. */
function isNoName(text: string): boolean {
  const [word, ...others] = wordsIn(text);
  if (word === undefined || others.length > 0 || word.folded.length < FEWEST_LETTERS_ALONE) return false;
  return wordTables().equivalents.spreadOf(spellingVariant(word.folded)) === 0;
}

/** Each of several people that stand in one field. */
function severalPeople(text: string): readonly BareName[] {
  const parts = partsOf(text, BETWEEN_PARTIES).filter((part) => allBeside(APART, tokensOf(part)) === null);
  if (parts.length < 2 || parts.length > MOST_PARTIES) return [];
  const [first, second] = parts;
  if (parts.length === 2 && first !== undefined && second !== undefined && isNoName(second)) {
    return wordsIn(first).length < FEWEST_WORDS
      ? []
      : [{ text: first, leftOut: [], isOfPerson: true, isOneOfSeveral: true }];
  }
  if (parts.some((part) => wordsIn(part).length < FEWEST_WORDS)) return [];
  return parts.map((part) => ({ text: part, leftOut: [], isOfPerson: false, isOneOfSeveral: true }));
}

/** Firms with a person beside them: the firm by its legal form, the person by two words without one. */
function firmAndPerson(text: string): readonly BareName[] {
  const parts = partsOf(text, BETWEEN_FIRM_AND_PERSON);
  if (parts.length > MOST_PARTIES) return [];
  const found = parts.map((part): BareName | null => {
    const words = wordsIn(part);
    if (words.length < FEWEST_WORDS || allBeside(APART, words) !== null) return null;
    return { text: part, leftOut: [], isOfPerson: !isOrganisation(words), isOneOfSeveral: true };
  });
  const named = found.filter((part) => part !== null);
  const isBoth = parts.length > 1 && named.some(({ isOfPerson }) => isOfPerson);
  return isBoth ? named : behindLegalForm(text);
}

/** "Acme Ltd Igor Sechin": a person right behind the legal form of a firm. */
function behindLegalForm(text: string): readonly BareName[] {
  const tokens = tokensOf(text);
  const { legalForms } = wordTables();
  const form = tokens.findLastIndex(({ folded }) => folded.length > 2 && legalForms.has(folded));
  const behind = tokens.slice(form + 1);
  if (form < 1 || behind.length < FEWEST_WORDS || behind.length > MOST_PARTIES || isOrganisation(behind))
    return [];
  if (!behind.every(isTelling) || allBeside(APART, behind) !== null) return [];
  return [
    { text: textOf(tokens.slice(0, form + 1)), leftOut: [], isOfPerson: false, isOneOfSeveral: true },
    { text: textOf(behind), leftOut: [], isOfPerson: true, isOneOfSeveral: true },
  ];
}

const SOME_BETWEEN = /[,;|&+/()–—:-]|\s(?:and|und|et|y|e|en|och|og|ve|i|и|та|і|و)\s/iu;

/** Each of several parties that stand in one field: people, firms, a person beside a firm; none for most texts. */
export function severalParties(text: string, tokens: readonly Token[]): readonly BareName[] {
  if (tokens.length <= FEWEST_WORDS) return [];
  const mayBeTwo = SOME_BETWEEN.test(text);
  const { legalForms } = wordTables();
  const mayHaveForm = tokens.slice(1, -FEWEST_WORDS).some(({ folded }) => legalForms.has(folded));
  if (!mayBeTwo && !mayHaveForm) return [];
  if (isOrganisation(tokens)) return firmAndPerson(text);
  return mayBeTwo ? severalPeople(text) : [];
}
