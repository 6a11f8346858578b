import type { LatinWord } from '../../transliterate/to-latin.ts';
import { isBurmeseBeside } from '../languages/burmese-names.ts';
import {
  formWithMisspeltStart,
  isLongForm,
  isMisspeltCompany,
  misspeltLegalForm,
} from './misspelt-legal-forms.ts';
import { PARTICLES, PREFIXES_OF_SHIPS } from '../words/word-class.ts';
import { wordTables } from '../words/word-tables.ts';

const SHORTEST_CONSONANTAL_FORM = 4;
/** Legal forms of two letters that are written before the name. */
const IN_FRONT: ReadonlySet<string> = new Set([
  'ao',
  'oo',
  'pt',
  'cv',
  'ip',
  'ik',
  'ab',
  'as',
  'sc',
  'pp',
  'tk',
  'ud',
  'ad',
  'zp',
  'vz',
  'gp',
  'np',
  'vp',
  'sp',
  'dp',
  'kp',
  'up',
]);

/** Of three letters those that are written behind the name alone, and in front of it alone: "Sad Karimov" and "Leonid Ogu" are no firms. */
const BEHIND_ALONE: ReadonlySet<string> = new Set(['sad', 'oeg', 'sau', 'sac']);
const IN_FRONT_ALONE: ReadonlySet<string> = new Set(['ogu']);

/** A legal form in a name: how many words it has and its class. */
interface FoundForm {
  readonly length: number;
  readonly name: string;
}

/** True beside the prefix of a ship for a word that is not the last of several. */
const isInNameOfShip = (words: readonly LatinWord[], start: number): boolean =>
  PREFIXES_OF_SHIPS.has(words[0]?.text ?? '') && start > 0 && (start === 1 || start < words.length - 1);

/** Two letters at the end of a name are mostly a person's initials: "IP Ivanov S.P." */
const FEWEST_LETTERS_APART = 3;

/** "S P R de R L" is "SPR de RL" at the end of a name; elsewhere letters are a person's initials. */
const withLettersJoined = (text: string): string => text.replace(/(?<=(?:^| )[a-z]) (?=[a-z](?: |$))/gu, '');

/** True for letters before a name: at its start, "A. S. Pushkin", or behind another letter, "W. A. D. Perera". */
function areInitials(words: readonly LatinWord[], start: number, length: number): boolean {
  const isFollowed = start + length < words.length;
  const mayBegin = start === 0 || (isFollowed && words[start - 1]?.text.length === 1);
  return mayBegin && words.slice(start, start + length).every(({ text }) => text.length === 1);
}

/** The longest legal form that begins at a word, as it is spelt. */
function formAsSpelt(words: readonly LatinWord[], start: number): FoundForm | null {
  const { legalForms, longestLegalForm, firstWordsOfLegalForms } = wordTables();
  if (!firstWordsOfLegalForms.has(words[start]?.text ?? '')) return null;
  for (let length = Math.min(longestLegalForm, words.length - start); length > 0; length--) {
    const text = words
      .slice(start, start + length)
      .map((word) => word.text)
      .join(' ');
    const closesName = start > 0 && length >= FEWEST_LETTERS_APART && start + length === words.length;
    const name = legalForms.get(text) ?? (closesName ? legalForms.get(withLettersJoined(text)) : undefined);
    // One character is no legal form: "納" reads "na". Nor is a syllable of a Korean or Chinese name: "Yoon Yu-na".
    if (length === 1 && (words[start]?.native ?? words[start]?.syllabic) !== undefined) continue;
    // "Zaw Min Oo" is no firm.
    if (length === 1 && text === 'oo' && isBurmeseBeside(words, words[start])) continue;
    // "A. S. Pushkin" is no joint stock company.
    if (areInitials(words, start, length)) continue;
    // "MT AB" and "MV AS Maria" are ships.
    if (length === 1 && text.length === 2 && isInNameOfShip(words, start)) continue;
    // "Bo Xu" and "Oh Se" are no firms; a form in front of the name is "OOO", "AO", "PT".
    if (
      start === 0 &&
      length === 1 &&
      text.length === 2 &&
      !IN_FRONT.has(text) &&
      words[start]?.dotted !== true
    )
      continue;
    if (
      length === 1 &&
      (start === 0 ? BEHIND_ALONE : IN_FRONT_ALONE).has(text) &&
      words[start]?.dotted !== true
    )
      continue;
    // "Luiz Inácio da Silva" has no legal form; "Gazprom A.D." and "Romarine AS" have one.
    const isLast = start > 0 && start === words.length - 1;
    const closes = text === 'as' && isLast && !PARTICLES.has(words[start - 1]?.text ?? '');
    if (length === 1 && PARTICLES.has(text) && words[start]?.dotted !== true && !closes) continue;
    // A single letter or the name's only word is no legal form ("A", "Ag"), nor are bare consonants ("sd" of Assad).
    const shortest = words[start]?.consonantal === true ? SHORTEST_CONSONANTAL_FORM : 2;
    if (name !== undefined && text.length >= shortest && length < words.length) return { length, name };
  }
  return null;
}

const isLong = (words: readonly LatinWord[], start: number, form: FoundForm | null): boolean =>
  form !== null && isLongForm(words.slice(start, start + form.length).map(({ text }) => text));

/** A legal form of which the first word is misspelt and the rest is a form by itself: "Publlic Joint Stock Company". */
function withMisspeltStart(words: readonly LatinWord[], start: number, next: FoundForm): FoundForm | null {
  const rest = words.slice(start + 1, start + 1 + next.length).map(({ text }) => text);
  const name = formWithMisspeltStart(words[start]?.text ?? '', rest.join(' '));
  const length = next.length + 1;
  return name === null || length >= words.length ? null : { length, name };
}

/** The same with its last word misspelt: "Limited Liability Compsny". */
function withMisspeltCompany(words: readonly LatinWord[], start: number, form: FoundForm): FoundForm {
  const last = words[start + form.length];
  const isBeside = last !== undefined && form.length + 1 < words.length;
  const text = words.slice(start, start + form.length).map((word) => word.text);
  const name =
    isBeside && isMisspeltCompany(last)
      ? wordTables().legalForms.get([...text, 'company'].join(' '))
      : undefined;
  return name === undefined ? form : { length: form.length + 1, name };
}

/**
 * The legal form that begins at a word of a name, if any: the longest as it is spelt, or a longer one that is misspelt, as
 * "limited liab ility company" is.
 */
export function legalFormAt(words: readonly LatinWord[], start: number): FoundForm | null {
  // Banks are called so at the end: "National Association of Exporters" is none.
  if (start === 0 && words[0]?.text === 'national' && words[1]?.text === 'association') return null;
  const form = formAsSpelt(words, start);
  // "VTB 24 Public Joint Stock Company": what stands beside a form is none of its slips.
  if (form !== null && isLong(words, start, form)) return withMisspeltCompany(words, start, form);
  const next = formAsSpelt(words, start + 1);
  if (next !== null && isLong(words, start + 1, next)) return withMisspeltStart(words, start, next) ?? form;
  const misspelt = misspeltLegalForm(words, start);
  return misspelt !== null && misspelt.length > (form?.length ?? 0) ? misspelt : form;
}
