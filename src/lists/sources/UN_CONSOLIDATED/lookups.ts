import type { ListedName } from '../../../domain/listed-party.ts';
import type { XmlShape } from '../../formats/xml-shape.ts';

const COMMON = [
  'DATAID',
  'VERSIONNUM',
  'FIRST_NAME',
  'SECOND_NAME',
  'THIRD_NAME',
  'FOURTH_NAME',
  'UN_LIST_TYPE',
  'REFERENCE_NUMBER',
  'LISTED_ON',
  'SUBMITTED_ON',
  'SUBMITTED_BY',
  'NAME_ORIGINAL_SCRIPT',
  'COMMENTS1',
  'HAS_INTERPOL_LINK',
  'INTERPOL_LINK',
  'LIST_TYPE',
  'LAST_DAY_UPDATED',
  'DELISTED_ON',
  'SORT_KEY',
  'SORT_KEY_LAST_MOD',
];
const ADDRESS = ['STREET', 'CITY', 'STATE_PROVINCE', 'ZIP_CODE', 'COUNTRY', 'NOTE'];
const VALUES = { children: ['VALUE'] };

/** Elements of the file, after the publisher's sc-sanctions.xsd and the three newer ones of 2026. */
export const UN_SHAPE: XmlShape = {
  INDIVIDUAL: {
    children: [
      ...COMMON,
      'GENDER',
      'NATIONALITY2',
      'TITLE',
      'DESIGNATION',
      'NATIONALITY',
      'INDIVIDUAL_ALIAS',
      'INDIVIDUAL_ADDRESS',
      'INDIVIDUAL_DATE_OF_BIRTH',
      'INDIVIDUAL_PLACE_OF_BIRTH',
      'INDIVIDUAL_DOCUMENT',
    ],
  },
  ENTITY: { children: [...COMMON, 'ENTITY_ALIAS', 'ENTITY_ADDRESS'] },
  TITLE: VALUES,
  DESIGNATION: VALUES,
  NATIONALITY: VALUES,
  LIST_TYPE: VALUES,
  LAST_DAY_UPDATED: VALUES,
  INDIVIDUAL_ALIAS: {
    children: ['QUALITY', 'ALIAS_NAME', 'DATE_OF_BIRTH', 'CITY_OF_BIRTH', 'COUNTRY_OF_BIRTH', 'NOTE'],
  },
  ENTITY_ALIAS: { children: ['QUALITY', 'ALIAS_NAME', 'NOTE'] },
  INDIVIDUAL_ADDRESS: { children: ADDRESS },
  ENTITY_ADDRESS: { children: ADDRESS },
  INDIVIDUAL_DATE_OF_BIRTH: { children: ['TYPE_OF_DATE', 'NOTE', 'DATE', 'YEAR', 'FROM_YEAR', 'TO_YEAR'] },
  INDIVIDUAL_PLACE_OF_BIRTH: { children: ['STREET', 'CITY', 'STATE_PROVINCE', 'COUNTRY', 'NOTE'] },
  INDIVIDUAL_DOCUMENT: {
    children: [
      'TYPE_OF_DOCUMENT',
      'TYPE_OF_DOCUMENT2',
      'NUMBER',
      'ISSUING_COUNTRY',
      'DATE_OF_ISSUE',
      'DATE_OF_EXPIRY',
      'CITY_OF_ISSUE',
      'COUNTRY_OF_ISSUE',
      'NOTE',
    ],
  },
};

/** Alias qualities: individuals have Good and Low, entities a.k.a. and f.k.a.; an empty one stands for a placeholder. */
export const ALIAS_QUALITIES: Readonly<Record<string, Pick<ListedName, 'kind' | 'quality'>>> = {
  '': { kind: 'alias', quality: 'strong' },
  good: { kind: 'alias', quality: 'strong' },
  low: { kind: 'alias', quality: 'weak' },
  'a.k.a.': { kind: 'alias', quality: 'strong' },
  'f.k.a.': { kind: 'former', quality: 'strong' },
};

/** Kinds of documents, which older records give in French and Spanish. */
export const DOCUMENT_TYPES: Readonly<Record<string, string>> = {
  passport: 'Passport',
  'numéro de passeport': 'Passport',
  'número de pasaporte': 'Passport',
  'national identification number': 'National Identification Number',
  'national identification no.': 'National Identification Number',
  "numéro national d'identité": 'National Identification Number',
  'numéro national d’identification': 'National Identification Number',
  'número nacional de identidad': 'National Identification Number',
};

/** Values of TYPE_OF_DATE. */
export const DATE_TYPES = ['', 'EXACT', 'APPROXIMATELY', 'BETWEEN'];
