import type { KnownFacts } from '../domain/facts.ts';
import type { EntryType } from '../domain/listed-party.ts';
import { hasLetterOrDigit } from '../matching/normalise/clean-text.ts';
import type { BatchItem } from '../screening/batch.ts';
import { MOST_IDENTIFIERS } from '../screening/facts/read-facts.ts';
import { readContacts } from '../screening/contact-values.ts';
import { readGivenCountry } from '../screening/given-country.ts';
import { birthInCell } from './birth-cell.ts';
import { entityTypeOf } from './columns/entity-type-words.ts';
import type { FileRow } from './reading/file-row.ts';
import { isShortened, misreadIn } from './row-remarks.ts';
import { readRowTexts, type RowTexts } from './row-texts.ts';
import type { UploadReading } from './upload.ts';

/** What a row asks to screen. */
export interface AskedParties {
  /** The parties of the row, each with its country; the first has the address, the contact values and the identifiers. */
  readonly items: readonly [BatchItem, ...BatchItem[]];
  readonly entryType: EntryType | null;
  /** What is to be known of the row, in plain words. */
  readonly notes: readonly string[];
  /** Texts of countries that name none. */
  readonly unknownCountries: readonly string[];
  /** A cell with letters that look misread; null for none. */
  readonly misread: string | null;
  /** Numbers that a spreadsheet has shortened. */
  readonly shortened: readonly string[];
}

/** What a row asks to screen, or why it cannot be screened, in plain words. */
export type RowItem = AskedParties | { readonly problem: string };

/** How a file is read, as far as a row needs it. */
export interface RowReading extends Pick<UploadReading, 'format' | 'columns' | 'mapping' | 'countries'> {
  /** The day on which it is screened, after which nobody is born; absent in a preview. */
  readonly today?: Date;
}

/** Limits of the interface specification, 8, in code points: a row is screened like an item of a batch. */
const LONGEST = { name: 500, address: 500, country: 100, email: 500, phone: 500, website: 500 } as const;

/** Reads what a row of a file asks to screen. */
export function readRowItem(row: FileRow, reading: RowReading): RowItem {
  if ('problem' in row) return { problem: row.problem };
  const texts = readRowTexts(row.cells, reading);
  const names = texts.names.filter(hasLetterOrDigit);
  const numbers = texts.identifiers.filter((text) => !isShortened(text));
  const [name, ...others] = names.length > 0 ? names : numbers;
  const problem = widthProblem(row.cells, reading) ?? namelessProblem(texts, name) ?? lengthProblem(texts);
  if (problem !== null || name === undefined) return { problem: problem ?? 'The row has no name.' };
  const country = texts.countries.join('; ');
  const beside = country === '' ? {} : { country };
  const parties = names.length > 0 ? others : [];
  return {
    items: [
      { name, ...beside, ...firstPartyOf(texts, numbers, reading.today) },
      ...parties.map((other): BatchItem => ({ name: other, ...beside })),
    ],
    entryType: parties.length > 0 || texts.entityType === '' ? null : entityTypeOf(texts.entityType),
    ...remarksOf(row.cells, texts, reading.today),
  };
}

function firstPartyOf(
  { address, email, phone, website, birthDate }: RowTexts,
  numbers: readonly string[],
  today?: Date,
): Omit<BatchItem, 'name' | 'country'> {
  const contacts = readContacts({ email, phone, website });
  const born = birthInCell(birthDate, today);
  const identifiers = numbers.slice(0, MOST_IDENTIFIERS).map((number) => ({ number }));
  const facts: KnownFacts = {
    ...(born === null ? {} : { dateOfBirth: born }),
    ...(identifiers.length === 0 ? {} : { identifiers }),
  };
  return {
    ...(address === '' ? {} : { address }),
    ...(contacts.length === 0 ? {} : { contacts }),
    ...(Object.keys(facts).length === 0 ? {} : { facts }),
  };
}

/** What is to be known of a row that is screened. */
function remarksOf(
  cells: readonly string[],
  { countries, identifiers, reference, birthDate }: RowTexts,
  today?: Date,
): Pick<AskedParties, 'notes' | 'unknownCountries' | 'misread' | 'shortened'> {
  const unknownCountries = countries.filter((text) => readGivenCountry(text).kind === 'unknown');
  const misread = misreadIn(cells);
  const shortened = [...identifiers, ...reference].filter(isShortened);
  const notes = [
    ...unknownCountries.map(countryNote),
    ...(misread === null ? [] : [`Letters look misread: “${cut(misread)}”.`]),
    ...shortened.map((text) => `A spreadsheet has shortened the number “${text}”: it was not looked up.`),
    ...(birthDate !== '' && birthInCell(birthDate, today) === null
      ? [`The date of birth “${cut(birthDate)}” is not understood: it was not compared.`]
      : []),
    ...(identifiers.length > MOST_IDENTIFIERS
      ? [`Only the first ${MOST_IDENTIFIERS} of ${identifiers.length} numbers were looked up.`]
      : []),
  ];
  return { notes, unknownCountries, misread, shortened };
}

/** Says that a country raised no flag, which is no clearance then, and which one it may mean. */
function countryNote(text: string): string {
  const given = readGivenCountry(text);
  const similar = given.kind === 'unknown' ? given.similar : [];
  const meant = similar.length === 0 ? '' : ` Did you mean ${similar.join(' or ')}?`;
  return `The country “${cut(text)}” is not understood: it raised no flag.${meant}`;
}

const cut = (text: string): string => [...text].slice(0, 60).join('');

/** A row with a stray separator has its cells in the wrong columns: it is reported, not guessed at. */
function widthProblem(
  cells: readonly string[],
  { format, columns }: Pick<RowReading, 'format' | 'columns'>,
): string | null {
  const width = columns.length;
  const isWider = cells.slice(width).some((cell) => cell.trim() !== '');
  // A sheet leaves empty cells out.
  const isNarrower = format.kind === 'text' && cells.length < width;
  if (!isWider && !isNarrower) return null;
  return `The row has ${counted(cells.length, 'cell')}, the first row has ${width}.`;
}

function namelessProblem({ names }: RowTexts, name: string | undefined): string | null {
  if (name !== undefined) return null;
  return names.length > 0 ? 'The name has no letter and no digit.' : 'The row has no name.';
}

function lengthProblem({ names, countries, ...texts }: RowTexts): string | null {
  const sent: readonly (readonly [field: keyof typeof LONGEST, text: string])[] = [
    ...names.map((name) => ['name', name] as const),
    ['address', texts.address],
    ['country', countries.join('; ')],
    ['email', texts.email],
    ['phone', texts.phone],
    ['website', texts.website],
  ];
  for (const [field, text] of sent) {
    const longest = LONGEST[field];
    // Code points are never more than the units that `length` counts.
    if (text.length <= longest) continue;
    const { length } = [...text];
    if (length > longest) return `The ${field} has ${length} characters, at most ${longest} are screened.`;
  }
  return null;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
