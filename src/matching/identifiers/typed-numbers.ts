import { isWholeDay, isYear } from './days.ts';
import { behindGluedLabel } from './label-words.ts';
import { normaliseNumber, squeeze } from './normalise-value.ts';
import { readTypedWords, type TypedWord } from './typed-words.ts';

/** Numbers are short: a longer text is a name with a year or a house number in it. */
const LONGEST_NUMBER = 40;

/** So few digits, without a letter, stand for much else in a longer text: "12345 Main Street", "Moscow 123456". */
const COMMON = /^\d{1,6}$/u;

/** Groups of one number: "5 0 0 1 0 0 7 3 2 2 5 9", "GB29 NWBK 6016 1331 9268 19". */
const MOST_GROUPS = 12;
/** The longest text has no more numbers in it. */
const MOST_RUNS = 100;

/** Two numbers of one party, each long enough for one: "7702070139/770943003". */
const TWO_NUMBERS = /^\d{8,}(?:\/\d{8,})+$/u;

/** An IMO number has seven digits and an MMSI nine: what is called the one is not the other. */
const CALLED_ANOTHER =
  /(?<!\p{L})(?:I\.?M\.?O\.?(?:[\s.:#=/_-]|no|number|nr)*\d{9}|MMSI(?:[\s.:#=/_-]|no|number|nr)*\d{7})(?!\d)/giu;

/** The numbers that a text may be or hold, each in the form in which numbers are compared. */
export function typedNumbers(text: string): readonly string[] {
  if (!/\d/u.test(text)) return [];
  const known = text.replace(CALLED_ANOTHER, ' ');
  const words = readTypedWords(known);
  return [...wholeNumber(known, words), ...words.flatMap(numbersOfWord), ...numbersOfRuns(words)];
}

/** The text as one number, and without the words that say which: "паспорт серия 4510 номер 123456". */
function wholeNumber(text: string, words: readonly TypedWord[]): readonly string[] {
  if (text.length > LONGEST_NUMBER || isWholeDay(text)) return [];
  const groups = words.filter(({ kind }) => kind === 'group').map((word) => word.text);
  const isNumberAlone = words.every(({ kind }) => kind !== 'other');
  return [text, ...(isNumberAlone ? [groups.join('')] : [])].map(normaliseNumber);
}

function numbersOfWord({ kind, text, labelled }: TypedWord): readonly string[] {
  if (kind !== 'group') return [];
  const bare = behindGluedLabel(text);
  return [
    ...(labelled || !COMMON.test(squeeze(text)) ? [text] : []),
    ...(bare === null ? [] : [bare]),
    ...(TWO_NUMBERS.test(bare ?? text) ? (bare ?? text).split('/') : []),
  ].map(normaliseNumber);
}

/** Neighbouring groups as one number: "Passport K 123456 (Iran)", "Account GB29 NWBK 6016 1331 9268 19 at a bank". */
function numbersOfRuns(words: readonly TypedWord[]): readonly string[] {
  const runs = stretchesOf(words).flatMap(runsOf).slice(0, MOST_RUNS);
  return runs.filter(isTelling).map((run) => normaliseNumber(textOf(run)));
}

const textOf = (run: readonly TypedWord[]): string => run.map(({ text }) => text).join('');

function isTelling(run: readonly TypedWord[]): boolean {
  const number = squeeze(textOf(run));
  if (!/\d/u.test(number) || number.length > LONGEST_NUMBER) return false;
  return run[0]?.labelled === true || !COMMON.test(number);
}

/** Groups with no other word or mark between them; "No." between series and number is none: "4510 № 123456". */
function stretchesOf(words: readonly TypedWord[]): readonly (readonly TypedWord[])[] {
  const stretches: TypedWord[][] = [[]];
  for (const word of words) {
    if (word.kind === 'group') stretches.at(-1)?.push(word);
    if (word.ends || word.kind === 'other' || isAnotherNumber(word)) stretches.push([]);
  }
  return stretches.filter(({ length }) => length > 1);
}

/** "K 123456 IMO 9187629": a label that says what follows by itself begins another number. */
const isAnotherNumber = ({ kind, text }: TypedWord): boolean =>
  kind === 'label' && !/^(?:no|n[or]\.|number|nr|номер|ном)\.?$/iu.test(text);

/** Every run of groups that may be one number: it does not begin or end among digits that go on. */
function runsOf(stretch: readonly TypedWord[]): readonly (readonly TypedWord[])[] {
  const places = stretch.map((_, at) => at);
  const begins = places.filter((at) => at === 0 || isApart(stretch[at - 1], stretch[at]));
  const ends = places.filter((at) => at === stretch.length - 1 || isApart(stretch[at + 1], stretch[at + 1]));
  return begins.flatMap((begin) =>
    ends
      .filter((end) => end > begin && end < begin + MOST_GROUPS)
      .map((end) => stretch.slice(begin, end + 1)),
  );
}

/** A number may begin at letters and beside a year: "DE 129 273 398 GBP", "K 123456 1999". */
const isApart = (outside: TypedWord | undefined, begin: TypedWord | undefined): boolean =>
  isYear(outside?.text ?? '') || /^\p{L}/u.test(begin?.text ?? '');
