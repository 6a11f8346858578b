import { resolveCountry } from '../../countries/countries.ts';
import { isDay } from './days.ts';
import { labelKind } from './label-words.ts';

/** What a word of a text is to the numbers in it. */
export interface TypedWord {
  /** `group`: a number or a part of one. `label`: says that a number follows. `other`: what a number does not go beyond. */
  readonly kind: 'group' | 'label' | 'other';
  readonly text: string;
  /** For a group: a label stands before it. */
  readonly labelled: boolean;
  /** A comma or the like stands behind it: the next word belongs to another number. */
  readonly ends: boolean;
}

const WORD = /[^\s,;|<>{}[\]"“”«»]+[\s,;|<>{}[\]"“”«»]*/gu;
const MARK_BEHIND = /[\s,;|<>{}[\]"“”«»!?']+$/u;
const ENDING = /[,;|<>{}[\]"“”«»]/u;

/** Between a word that says what a number is and the number: "passport:K123456", "No.K123456". */
const AFTER_LABEL = /[:=]+|(?<=\p{L}{2})\.(?=\p{L}?\d)/u;

/** Letters that may begin a number or stand in it: "K 123456", "GB29 NWBK 6016", "АБ 123456". */
const LETTERS = /^(?:\p{L}|(?!\p{Lo})\p{Lu}{2,4})$/u;
/** Words that are as short, and are no part of a number when they stand in capitals. */
const NO_SERIES: ReadonlySet<string> = new Set(
  'AT IN TO OF ON BY IS THE AND FOR PO BOX FLAT UNIT ROOM ZIP APT TEL FAX'.split(' '),
);

/** The words of a text, and what each is to the numbers in it. */
export function readTypedWords(text: string): readonly TypedWord[] {
  const written = (/\p{Lu}/u.test(text) ? text : text.toUpperCase()).replaceAll('#', ' no ');
  const words: TypedWord[] = [];
  for (const found of written.match(WORD) ?? []) {
    const parts = partsOf(found.replace(MARK_BEHIND, '').replace(/^'+/u, ''));
    parts.forEach((part, at) => {
      const ends = at === parts.length - 1 && ENDING.test(found);
      words.push({ ...readWord(part, words.at(-1)), ends });
    });
  }
  return words;
}

function readWord(text: string, before: TypedWord | undefined): Omit<TypedWord, 'ends'> {
  const kind = kindOf(text);
  const saidBefore = before?.kind === 'label' && before.labelled;
  return { kind, text, labelled: kind === 'label' ? announces(text, before, saidBefore) : saidBefore };
}

/** "No." says that a number follows at the beginning and behind another label: "passport no.", not "School No. 12345". */
function announces(label: string, before: TypedWord | undefined, saidBefore: boolean): boolean {
  const kind = labelKind(label);
  if (kind === 'behind') return before === undefined || before.kind === 'label';
  return kind === 'saying' || saidBefore;
}

function kindOf(text: string): TypedWord['kind'] {
  if (isDay(text)) return 'other';
  if (labelKind(text) !== null) return 'label';
  if (/\d/u.test(text)) return 'group';
  return LETTERS.test(text.replace(/[.-]/gu, '')) && !NO_SERIES.has(text) ? 'group' : 'other';
}

/** The parts of a word that may be numbers by themselves. */
function partsOf(word: string): readonly string[] {
  return withoutBrackets(word)
    .flatMap((part) => part.split(AFTER_LABEL))
    .flatMap(besideCountry)
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** "(K123456", "pass(K123456)", "K123456(IR)"; but "12/SAKHANA(N)020199" and "D489833(9)" are one number each. */
function withoutBrackets(word: string): readonly string[] {
  const inner = /^(?<before>[^()\d]*)\((?<inside>[^()]*)\)?$/u.exec(word)?.groups;
  if (inner !== undefined) return [inner['before'] ?? '', inner['inside'] ?? ''];
  const noted = /^(?<before>[^()]*\d[^()]*)\((?<note>\p{L}{2,})\)?$/u.exec(word)?.groups;
  if (noted !== undefined) return [noted['before'] ?? '', noted['note'] ?? ''];
  return [word.includes('(') ? word : word.replace(/\)+$/u, '')];
}

/** "K123456/IR", "IR/K123456", "IMO/9187629": a country or a label beside the stroke is no part of the number. */
function besideCountry(word: string): readonly string[] {
  const parts = word.split('/');
  const [first = '', second = ''] = parts;
  if (parts.length !== 2) return [word];
  return isNoNumber(first) || isNoNumber(second) ? parts : [word];
}

const isNoNumber = (text: string): boolean =>
  /^\p{L}{2,}$/u.test(text) && (labelKind(text) !== null || resolveCountry(text) !== null);
