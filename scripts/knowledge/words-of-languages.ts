import { KNOWLEDGE, openTable, type Table } from './table.ts';

/** How a word says what it says. */
export const MARKS = {
  /** It says so wherever it stands; another only beside one of its table that does, since it is a name elsewhere: "Jianshe". */
  always: '!',
  /** It says so when it is written with a full stop. */
  cut: '.',
  /** It keeps the weight of a name: "Ansar". */
  name: '?',
  /** It says so always although many people are called so. */
  people: '',
} as const;
export type Mark = keyof typeof MARKS;

/** A word or phrase of organisations of a language, and what it says in English. */
export interface SaidWord {
  /** As it is written; a beginning of words ends with `*`, the stem of a Slavic adjective with `-`. */
  readonly word: string;
  /** Concepts, joined by `+`; empty where it only tells the language. */
  readonly says: string;
  readonly marks: readonly Mark[];
  /** Of words that are read alike those of lower turns come first; 0 where none is given. */
  readonly turn: number;
}

/** Words that tell of one another: one that says so always makes the others of its table count. */
export interface LanguageTable {
  readonly name: string;
  readonly words: readonly SaidWord[];
}

const COLUMNS = ['word', 'says', 'marks', 'turn'];

const isMark = (text: string): text is Mark => Object.hasOwn(MARKS, text);

function marksOf(cell: string, where: string): readonly Mark[] {
  return cell === ''
    ? []
    : cell.split(',').map((mark) => {
        if (!isMark(mark)) throw new SyntaxError(`${where}: ${mark} is no mark`);
        return mark;
      });
}

/** The words of a table. Throws `SyntaxError` for a mark or a turn that is none. */
export function saidWords({ name, rows }: Table): readonly SaidWord[] {
  return rows.map(([word = '', says = '', marks = '', turn = ''], place) => {
    const where = `${name}, line ${place + 2}`;
    if (!/^(?:[1-9]\d*)?$/u.test(turn)) throw new SyntaxError(`${where}: ${turn} is no turn`);
    return { word, says, marks: marksOf(marks, where), turn: Number(turn) };
  });
}

/** The tables of words of organisations, in the order in which what they say is tried. */
export function languageTables(folder: URL = KNOWLEDGE): readonly LanguageTable[] {
  return openTable('languages', ['table', 'languages'], folder).rows.map(([name = '']) => ({
    name,
    words: saidWords(openTable(`languages/${name}`, COLUMNS, folder)),
  }));
}
