/** What a column of an upload may be; `none` is handed back with the results and not screened. */
const COLUMN_FIELDS = [
  'none',
  'name',
  'given_name',
  'middle_name',
  'family_name',
  'second_family_name',
  'other_name',
  'address',
  'country',
  'email',
  'phone',
  'website',
  'identifier',
  'wallet',
  'birth_date',
  'entity_type',
  'reference',
  'note',
] as const;

/**
 * What a column of an upload is. Columns of `name` are one name, in the order of the columns; the parts of a person's name are
 * one name, in the order in which they stand above; each column of `other_name` is a party of its own. `birth_date` is
 * compared with what the lists say of each match; it, `reference` and `note` are shown beside the matches.
 */
export type ColumnField = (typeof COLUMN_FIELDS)[number];

/** The fields of the columns of a file, in their order. */
export type ColumnMapping = readonly ColumnField[];

/** Parts of a person's name in the order in which they are joined. */
export const PERSON_PARTS = ['given_name', 'middle_name', 'family_name', 'second_family_name'] as const;

/** Fields that are shown beside the matches of a row. */
export const SHOWN_FIELDS = ['reference', 'birth_date', 'note'] as const;

/** Fields of which a row needs one to be screened. */
const SCREENED_ALONE: ReadonlySet<ColumnField> = new Set([
  'name',
  ...PERSON_PARTS,
  'other_name',
  'identifier',
  'wallet',
]);

/** True where a column says whom to screen: a name, or a number or wallet in its place. */
export function namesParty(mapping: ColumnMapping): boolean {
  return mapping.some((field) => SCREENED_ALONE.has(field));
}

/** True for the name of a field. */
export function isColumnField(text: string): text is ColumnField {
  return (COLUMN_FIELDS as readonly string[]).includes(text);
}
