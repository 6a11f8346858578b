import type { ColumnField } from '../../uploads/columns/column-fields.ts';

/** What a column may be, in the order in which it is offered. */
export const FIELD_WORDS: readonly (readonly [field: ColumnField, label: string])[] = [
  ['none', 'Not screened'],
  ['name', 'Name'],
  ['given_name', 'First name'],
  ['middle_name', 'Middle name'],
  ['family_name', 'Last name'],
  ['second_family_name', 'Second surname'],
  ['other_name', 'Another party’s name'],
  ['address', 'Address'],
  ['country', 'Country'],
  ['email', 'E-mail'],
  ['phone', 'Phone'],
  ['website', 'Website'],
  ['identifier', 'Identifier'],
  ['wallet', 'Wallet'],
  ['birth_date', 'Date of birth'],
  ['entity_type', 'Type'],
  ['reference', 'Own reference'],
  ['note', 'Note'],
];

/** What a column is, in words. */
export function fieldWord(field: ColumnField): string {
  return FIELD_WORDS.find(([known]) => known === field)?.[1] ?? field;
}
