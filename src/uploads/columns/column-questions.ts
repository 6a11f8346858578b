import type { ColumnLook } from './column-content.ts';
import { PERSON_PARTS, type ColumnField } from './column-fields.ts';
import type { RecognisedColumns } from './recognise-columns.ts';

/** Something about a column that its owner must have seen before anything is screened. */
export interface ColumnQuestion {
  /** From 0. */
  readonly column: number;
  readonly field: ColumnField;
  /** Why it is asked, in plain words. */
  readonly reason: string;
}

/** What speaks against names, by how the cells look. */
const NO_NAMES: Readonly<Partial<Record<ColumnLook, string>>> = {
  contacts: 'most of its cells are e-mail addresses, phone numbers, websites or wallets',
  dates: 'most of its cells are dates',
  codes: 'most of its cells are codes or numbers',
  countries: 'most of its cells are countries',
  towns: 'most of its cells are towns or countries',
  streets: 'most of its cells are street addresses',
  few: 'it has few different values',
};

/** Looks that parts of names do not have either: given names repeat, and many are towns. */
const NO_PARTS: readonly ColumnLook[] = ['contacts', 'dates', 'codes', 'streets'];

/**
 * What must be confirmed before the start: fields that were guessed, names that do not look like names, and columns under
 * headings that nobody knows that do. What its owner chose is asked only where it does not look like names.
 */
export function questionsOf({ mapping, origins, looks }: RecognisedColumns): readonly ColumnQuestion[] {
  return mapping.flatMap((field, column): readonly ColumnQuestion[] => {
    const reason = reasonOf(field, origins[column] ?? 'chosen', looks[column] ?? 'text');
    return reason === null ? [] : [{ column, field, reason }];
  });
}

function reasonOf(
  field: ColumnField,
  origin: RecognisedColumns['origins'][number],
  look: ColumnLook,
): string | null {
  const doubt = doubtOf(field, look);
  if (doubt !== null) return doubt;
  if (origin === 'guess') return 'it is a guess';
  if (origin === 'contradicted') return 'most of its cells look like something else than its heading says';
  if (field === 'none' && origin === 'unnamed' && !NO_PARTS.includes(look) && look !== 'empty')
    return 'its heading speaks of names, and it is not screened';
  if (field === 'none' && origin === 'unknown' && look === 'names')
    return 'it looks like names, and is not screened';
  return null;
}

function doubtOf(field: ColumnField, look: ColumnLook): string | null {
  if (field === 'name' || field === 'other_name') return NO_NAMES[look] ?? null;
  // Middle names are often one capital.
  const isPart = field !== 'middle_name' && (PERSON_PARTS as readonly string[]).includes(field);
  return isPart && NO_PARTS.includes(look) ? (NO_NAMES[look] ?? null) : null;
}

/** What a form sends to say that its sender has seen the questions. */
export function answersTo(questions: readonly ColumnQuestion[]): string {
  return questions.map(({ column, field }) => `${column}:${field}`).join(' ');
}

/** The questions that were not answered. */
export function unanswered(questions: readonly ColumnQuestion[], answers: string): readonly ColumnQuestion[] {
  const known = new Set(answers.split(' '));
  return questions.filter(({ column, field }) => !known.has(`${column}:${field}`));
}
