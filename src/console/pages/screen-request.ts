import type { KnownFacts } from '../../domain/facts.ts';
import { isListCode, type ListCode } from '../../domain/list-code.ts';
import { ENTRY_TYPES, type EntryType } from '../../domain/listed-party.ts';
import type { CountryUse } from '../../domain/match.ts';
import { InvalidInputError } from '../../errors.ts';
import { identifiersInText, LONGEST_FACT, readFacts } from '../../screening/facts/read-facts.ts';
import type { ContactFields } from '../../screening/contact-values.ts';
import { countryProblem } from '../components/country-field.tsx';

/** What is screened: a name with contact values, or an address. */
export type ScreenKind = 'name' | 'address';

/** The form as it was filled in, so that it can be shown again. */
export interface ScreenFormValues {
  readonly kind: ScreenKind;
  readonly text: string;
  readonly type: string;
  readonly country: string;
  /** `on` where only parties tied to the country or to none are to match; absent in results of earlier releases. */
  readonly narrow?: string;
  readonly threshold: string;
  readonly limit: string;
  readonly lists: readonly string[];
  readonly email: string;
  readonly phone: string;
  readonly website: string;
  /** What is known beside a name; absent in results of earlier releases, as are the three below. */
  readonly birth?: string;
  readonly nationality?: string;
  readonly gender?: string;
  /** Several by comma, as `passport: K123456 (Iran)`. */
  readonly identifiers?: string;
}

/** What is wrong with a form, by field. */
export type FieldProblems = Readonly<Record<string, string>>;

/** A form that was understood. */
export interface ScreenOrder {
  readonly kind: ScreenKind;
  readonly text: string;
  readonly threshold: number;
  readonly limit: number;
  readonly entryType?: EntryType;
  readonly country?: string;
  readonly countryUse: CountryUse;
  /** Absent: every core list. */
  readonly lists?: readonly ListCode[];
  readonly contacts: ContactFields;
  /** Absent for nothing, and for an address. */
  readonly facts?: KnownFacts;
}

/** The presets of the form. A page with more matches than this helps nobody; the total is real in any case. */
const PRESET = { threshold: '0.3', limit: '200' } as const;
const MOST_SHOWN = 500;
const LONGEST = { text: 500, country: 100, contact: 500 } as const;

/** A form nobody has filled in. */
export function emptyForm(kind: ScreenKind): ScreenFormValues {
  return {
    kind,
    text: '',
    type: '',
    country: '',
    narrow: '',
    ...PRESET,
    lists: [],
    email: '',
    phone: '',
    website: '',
    birth: '',
    nationality: '',
    gender: '',
    identifiers: '',
  };
}

/** The fields of a form that was sent. */
export function readFormValues(kind: ScreenKind, form: URLSearchParams): ScreenFormValues {
  const text = (field: string): string => (form.get(field) ?? '').trim();
  return {
    kind,
    text: text(kind),
    type: text('type'),
    country: text('country'),
    narrow: text('narrow'),
    threshold: text('threshold'),
    limit: text('limit'),
    lists: form.getAll('lists'),
    email: text('email'),
    phone: text('phone'),
    website: text('website'),
    birth: text('birth'),
    nationality: text('nationality'),
    gender: text('gender'),
    identifiers: text('identifiers'),
  };
}

/** What a form asks for on a day, or what is wrong with it. The same bounds as the API's. */
export function readOrder(
  values: ScreenFormValues,
  today: Date,
): ScreenOrder | { readonly problems: FieldProblems } {
  const problems: Record<string, string> = {};
  const note = (field: string, problem: string | null): void => {
    if (problem !== null) problems[field] = problem;
  };
  note(values.kind, textProblem(values.kind, values.text));
  note(
    'country',
    lengthProblem(values.country, LONGEST.country) ?? countryProblem(values.country, values.narrow === 'on'),
  );
  const threshold = Number(values.threshold === '' ? PRESET.threshold : values.threshold.replace(',', '.'));
  if (!(threshold >= 0 && threshold <= 1)) problems['threshold'] = 'Enter a number from 0 to 1.';
  const limit = Number(values.limit === '' ? PRESET.limit : values.limit);
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST_SHOWN) {
    problems['limit'] = `Enter a whole number from 1 to ${MOST_SHOWN}.`;
  }
  const entryType = ENTRY_TYPES.find((type) => type === values.type);
  if (entryType === undefined && values.type !== '') problems['type'] = 'Choose one of the types.';
  const lists = values.lists.filter(isListCode);
  if (lists.length < values.lists.length) problems['lists'] = 'One of the lists is not known here.';
  for (const field of ['email', 'phone', 'website'] as const) {
    note(field, lengthProblem(values[field], LONGEST.contact));
  }
  const known = values.kind === 'name' ? readKnown(values, today) : {};
  if ('field' in known) problems[known.field] = known.problem;
  if ('field' in known || Object.keys(problems).length > 0) return { problems };
  return {
    kind: values.kind,
    text: values.text,
    threshold,
    limit,
    countryUse: values.narrow === 'on' ? 'narrows_and_tells' : 'stands_beside',
    contacts: contactsOf(values),
    ...known,
    ...(entryType === undefined ? {} : { entryType }),
    ...(values.country === '' ? {} : { country: values.country }),
    ...(lists.length === 0 ? {} : { lists }),
  };
}

function textProblem(kind: ScreenKind, text: string): string | null {
  const what = kind === 'name' ? 'a name or an identifier' : 'an address with street and number';
  if (text === '') return `Enter ${what}.`;
  if (!/[\p{L}\p{N}]/u.test(text)) return 'Enter at least one letter or digit.';
  return lengthProblem(text, LONGEST.text);
}

function lengthProblem(text: string, most: number): string | null {
  return [...text].length > most ? `Enter at most ${most} characters.` : null;
}

function contactsOf({ kind, email, phone, website }: ScreenFormValues): ContactFields {
  return kind === 'address' ? {} : { email, phone, website };
}

/** What is known beside the name, or which field of it is wrong and why. */
function readKnown(
  { birth = '', nationality = '', gender = '', identifiers = '' }: ScreenFormValues,
  today: Date,
): { readonly facts?: KnownFacts } | { readonly field: string; readonly problem: string } {
  const tooLong = lengthProblem(nationality, LONGEST_FACT.nationality);
  if (tooLong !== null) return { field: 'nationality', problem: tooLong };
  const longNumbers = lengthProblem(identifiers, LONGEST.contact);
  if (longNumbers !== null) return { field: 'identifiers', problem: longNumbers };
  try {
    const fields = { date_of_birth: birth, nationality, gender, identifiers: identifiersInText(identifiers) };
    const facts = readFacts(fields, today);
    return facts === undefined ? {} : { facts };
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    return factProblem(error.message);
  }
}

const FIELDS_OF_FACTS: Readonly<Record<string, string>> = {
  date_of_birth: 'birth',
  gender: 'gender',
  identifiers: 'identifiers',
};

/** The field of the form that a message names, and the rest of it as a sentence. */
function factProblem(message: string): { readonly field: string; readonly problem: string } {
  const [field = '', problem = ''] = message.split(/: (.*)/su);
  const name = FIELDS_OF_FACTS[field.replace(/\W.*/su, '')] ?? 'birth';
  return { field: name, problem: `${problem.charAt(0).toUpperCase()}${problem.slice(1)}.` };
}
