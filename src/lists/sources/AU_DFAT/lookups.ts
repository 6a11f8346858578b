import type { EntryType, ListedName } from '../../../domain/listed-party.ts';

/** Column `Type`, without case and outer spaces. */
export const ENTRY_TYPES: Readonly<Record<string, EntryType>> = {
  individual: 'individual',
  entity: 'entity',
  vessel: 'vessel',
};

/** Column `Name Type`, without case and outer spaces: 3 spellings since 2026, 17 before. */
export const NAME_KINDS: Readonly<Record<string, ListedName['kind']>> = {
  'primary name': 'primary',
  alias: 'alias',
  aka: 'alias',
  'original script': 'alias',
  'formerly known as': 'former',
  'previously listed as': 'former',
};

/** Columns of every edition. */
export const COLUMNS = [
  'Reference',
  'Name of Individual or Entity',
  'Type',
  'Name Type',
  'Date of Birth',
  'Place of Birth',
  'Citizenship',
  'Address',
  'Additional Information',
  'Listing Information',
  'Committees',
  'Control Date',
] as const;

/** Columns that came with the layout of late 2025. */
export const NEWER_COLUMNS = [
  'Alias Strength',
  'IMO Number',
  'Instrument of Designation',
  'Targeted Financial Sanction',
  'Travel Ban',
  'Arms Embargo',
  'Maritime Restriction',
] as const;

/** Columns that say which measures apply. */
export const MEASURES = [
  'Targeted Financial Sanction',
  'Travel Ban',
  'Arms Embargo',
  'Maritime Restriction',
] as const;
