/** What a column of an upload may be; `none` is handed back with the results and not screened. */
const COLUMN_FIELDS = [
  'none',
  'name',
  'address',
  'country',
  'email',
  'phone',
  'website',
  'entity_type',
] as const;

/** What a column of an upload is. */
export type ColumnField = (typeof COLUMN_FIELDS)[number];

/** The fields of the columns of a file, in their order. */
export type ColumnMapping = readonly ColumnField[];

/** True for the name of a field. */
export function isColumnField(text: string): text is ColumnField {
  return (COLUMN_FIELDS as readonly string[]).includes(text);
}
