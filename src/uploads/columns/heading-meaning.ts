/** What a heading says of its column: a field, or a part of a name or an address that several columns make up. */
export type HeadingMeaning =
  | 'whole_name'
  /** Goes on where the column with the name ends. */
  | 'name_line'
  | 'given_name'
  | 'middle_name'
  | 'family_name'
  | 'second_family_name'
  | 'organisation'
  /** Another party of the row: its owner, its director, an alias. */
  | 'other_party'
  | 'whole_address'
  | 'street'
  | 'address_line'
  | 'postal_code'
  | 'city'
  | 'region'
  | 'country'
  | 'email'
  | 'phone'
  | 'website'
  | 'identifier'
  | 'wallet'
  | 'birth_date'
  | 'entity_type'
  /** A type of something, perhaps of the party. */
  | 'some_type'
  | 'reference'
  | 'note'
  /** Known, and nothing to screen or to show. */
  | 'other';
