import { countryName } from '../countries/countries.ts';
import { PERSON_PARTS, type ColumnField } from './columns/column-fields.ts';
import { foldHeading } from './columns/fold-heading.ts';
import type { UploadReading } from './upload.ts';

/** The texts of a row by what they are; a text that is not there is empty. */
export interface RowTexts {
  /** Names of the parties, each once, the party of the row first. */
  readonly names: readonly string[];
  readonly address: string;
  /** Each once, as written or as their owner says what they mean. */
  readonly countries: readonly string[];
  readonly email: string;
  readonly phone: string;
  readonly website: string;
  /** The first that is filled. */
  readonly entityType: string;
  /** Identifiers and wallets. */
  readonly identifiers: readonly string[];
  readonly reference: readonly string[];
  /** The first that is filled. */
  readonly birthDate: string;
}

/** Reads the cells of a row by the fields of their columns. */
export function readRowTexts(
  cells: readonly string[],
  { mapping, countries }: Pick<UploadReading, 'mapping' | 'countries'>,
): RowTexts {
  const all = (field: ColumnField): readonly string[] => cellsOf(cells, mapping, field);
  const oneLine = (field: ColumnField): readonly string[] =>
    all(field).map((cell) => cell.replace(/\s+/gu, ' '));
  const names = [
    oneLine('name').join(' '),
    PERSON_PARTS.flatMap(oneLine).join(' '),
    ...oneLine('other_name'),
  ];
  return {
    names: distinctNames(names),
    address: oneLine('address').join(', '),
    countries: [...new Set(all('country').map((text) => meantCountry(text, countries)))],
    email: all('email').join('; '),
    phone: all('phone').join('; '),
    website: all('website').join('; '),
    entityType: all('entity_type')[0] ?? '',
    identifiers: [...new Set([...all('identifier'), ...all('wallet')])],
    reference: all('reference'),
    birthDate: all('birth_date')[0] ?? '',
  };
}

function cellsOf(
  cells: readonly string[],
  mapping: UploadReading['mapping'],
  field: ColumnField,
): readonly string[] {
  return mapping.flatMap((known, column) => {
    const cell = known === field ? (cells[column] ?? '').trim() : '';
    return cell === '' ? [] : [cell];
  });
}

/** A name that stands in two columns, in whatever order of its words, is one party. */
function distinctNames(names: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return names.filter((name) => {
    const key = foldHeading(name).split(' ').sort().join(' ');
    if (name === '' || seen.has(key === '' ? name : key)) return false;
    seen.add(key === '' ? name : key);
    return true;
  });
}

function meantCountry(text: string, choices: UploadReading['countries']): string {
  const code = choices !== undefined && Object.hasOwn(choices, text) ? choices[text] : undefined;
  return code === undefined ? text : countryName(code);
}
