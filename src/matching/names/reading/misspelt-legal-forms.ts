import { BETWEEN_NAMES } from '../../normalise/split-words.ts';
import type { LatinWord } from '../../transliterate/to-latin.ts';
import { wordTables } from '../words/word-tables.ts';

/** A legal form of several words, of which at least one is long: "limited liability company". */
interface LongForm {
  /** Its words written as one. */
  readonly text: string;
  readonly name: string;
  readonly words: number;
}

/** Shorter forms are a slip away from other forms and from names. */
const SHORTEST_FORM = 12;
/** From this length on two slips are forgiven. */
const WITH_TWO_SLIPS = 20;
/** A word of a form that is looked for: shorter ones stand in too many names. */
const SHORTEST_ANCHOR = 5;

/** The long forms, by each of their long words. */
type FormsByWord = ReadonlyMap<string, readonly LongForm[]>;

function buildForms(): FormsByWord {
  const byWord = new Map<string, LongForm[]>();
  for (const [form, name] of wordTables().legalForms) {
    const words = form.split(' ');
    if (!isLongForm(words)) continue;
    const text = words.join('');
    for (const word of new Set(words)) {
      if (word.length < SHORTEST_ANCHOR) continue;
      const forms = byWord.get(word) ?? [];
      forms.push({ text, name, words: words.length });
      byWord.set(word, forms);
    }
  }
  return byWord;
}

/** True for a legal form that is long enough to be known when it is misspelt. */
export const isLongForm = (words: readonly string[]): boolean =>
  words.length > 1 && words.join('').length >= SHORTEST_FORM;

let known: FormsByWord | null = null;

/** Costs of the letters of the other text in the last two lines and in the line at hand. */
let [before, last, line]: [number[], number[], number[]] = [[], [], []];

/**
 * The least number of edits between two texts, an exchange of neighbours counting one; more than `most` is only known to be so. Where no more
 * are made, letters are moved by no more places either, so that others need not be compared (E. Ukkonen, Algorithms for approximate string
 * matching, 1985).
 */
function edits(a: string, b: string, most: number): number {
  const tooMany = most + 1;
  const costOf = (costs: readonly number[], place: number): number => costs[place] ?? tooMany;
  if (Math.abs(a.length - b.length) > most) return tooMany;
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const [from, to] = [Math.max(1, i - most), Math.min(b.length, i + most)];
    line[from - 1] = from === 1 ? i : tooMany;
    let least = line[from - 1] ?? tooMany;
    for (let j = from; j <= to; j++) {
      const isEqual = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min(
        costOf(last, j) + 1,
        costOf(line, j - 1) + 1,
        costOf(last, j - 1) + (isEqual ? 0 : 1),
      );
      if (
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      )
        cost = Math.min(cost, costOf(before, j - 2) + 1);
      line[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return least;
    if (to < b.length) line[to + 1] = tooMany;
    [before, last, line] = [last, line, before];
  }
  return costOf(last, b.length);
}

const isPlain = ({ consonantal, native, text }: LatinWord): boolean =>
  !consonantal && native === undefined && text !== BETWEEN_NAMES && !/\d/u.test(text);

const COMPANY = 'company';
const MOST_SLIPS_OF_COMPANY = 2;

/** True for a slip of "company", or two of one that begins as it does, as which another word is read only behind a form that it ends. */
export function isMisspeltCompany(word: LatinWord): boolean {
  const most = word.text.startsWith('co') ? MOST_SLIPS_OF_COMPANY : 1;
  return isPlain(word) && edits(word.text, COMPANY, most) <= most;
}

/** How many letters so many words have from one on. */
function lengthOf(words: readonly LatinWord[], start: number, count: number): number {
  let length = 0;
  for (let place = start; place < start + count; place++) length += words[place]?.text.length ?? 0;
  return length;
}

/** What long legal forms have in front of another form. */
const BEFORE_FORMS: readonly string[] = [
  'public',
  'private',
  'closed',
  'federal',
  'state',
  'limited',
  'international',
];

/**
 * The class of the legal form that a misspelt first word makes of the form behind it: "Publlic" before "Joint Stock Company"; null for
 * a word that is none of it.
 */
export function formWithMisspeltStart(first: string, rest: string): string | null {
  if (first.length < SHORTEST_ANCHOR) return null;
  for (const word of BEFORE_FORMS) {
    const name = wordTables().legalForms.get(`${word} ${rest}`);
    if (name !== undefined && edits(first, word, 1) === 1) return name;
  }
  return null;
}

/**
 * The legal form of several words that begins at a word and is misspelt, or of which a word is written as two: how many words
 * it has and its class. One of its long words at least must stand there as it is. Null when there is none.
 */
export function misspeltLegalForm(
  words: readonly LatinWord[],
  start: number,
): { readonly length: number; readonly name: string } | null {
  known ??= buildForms();
  let found: { length: number; name: string } | null = null;
  let least = Number.POSITIVE_INFINITY;
  const { longestLegalForm } = wordTables();
  for (let anchor = start; anchor < Math.min(words.length, start + longestLegalForm); anchor++) {
    for (const form of known.get(words[anchor]?.text ?? '') ?? []) {
      const most = form.text.length >= WITH_TWO_SLIPS ? 2 : 1;
      for (const length of [form.words, form.words + 1, form.words - 1]) {
        // Not the whole name, and not without the word that is as it should be.
        if (start + length >= words.length + (start > 0 ? 1 : 0) || anchor >= start + length) continue;
        if (Math.abs(lengthOf(words, start, length) - form.text.length) > most) continue;
        const window = words.slice(start, start + length);
        if (!window.every(isPlain)) continue;
        const text = window.map((word) => word.text).join('');
        const count = edits(text, form.text, most);
        if (count <= most && count < least) {
          least = count;
          found = { length, name: form.name };
        }
      }
    }
  }
  return found;
}
