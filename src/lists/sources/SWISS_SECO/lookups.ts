import type { EntryType, ListedName } from '../../../domain/listed-party.ts';
import type { XmlShape } from '../../formats/xml-shape.ts';

const PARTY = {
  attributes: ['sex', 'object-type', 'ssid'],
  children: ['identity', 'justification', 'other-information', 'relation', 'generic-attribute'],
};

/** Elements of the list. `modification` is only read for its own attributes: below it lie old copies of everything. */
export const SECO_SHAPE: XmlShape = {
  'sanctions-program': {
    attributes: ['ssid', 'version-date', 'predecessor-version-date'],
    children: ['program-key', 'program-name', 'sanctions-set', 'origin'],
  },
  'program-key': { attributes: ['lang'] },
  'program-name': { attributes: ['lang'] },
  'sanctions-set': { attributes: ['ssid', 'lang'] },
  target: {
    attributes: ['ssid', 'sanctions-set-id'],
    children: [
      ...['sanctions-set-id', 'foreign-identifier', 'individual', 'entity', 'object', 'generic-attribute'],
      ...['justification', 'other-information', 'relation'],
    ],
  },
  individual: PARTY,
  entity: PARTY,
  object: PARTY,
  identity: {
    attributes: ['ssid', 'main'],
    children: [
      ...['name', 'nationality', 'day-month-year', 'place-of-birth', 'address', 'identification-document'],
      'generic-attribute',
    ],
  },
  name: { attributes: ['ssid', 'name-type', 'quality', 'lang'], children: ['name-part'] },
  'name-part': { attributes: ['order', 'name-part-type'], children: ['value', 'spelling-variant'] },
  'spelling-variant': { attributes: ['lang', 'script', 'spelling-variant-type'] },
  nationality: { attributes: ['ssid'], children: ['country'] },
  country: { attributes: ['iso-code'] },
  'day-month-year': { attributes: ['ssid', 'day', 'month', 'year', 'calendar', 'quality'] },
  'place-of-birth': { attributes: ['ssid', 'place-id', 'quality'] },
  address: {
    attributes: ['ssid', 'place-id', 'quality'],
    children: ['c-o', 'address-details', 'p-o-box', 'zip-code', 'remarks'],
  },
  'identification-document': {
    attributes: ['ssid', 'document-type'],
    children: [
      'number',
      'issuer',
      'date-of-issue',
      'place-of-issue',
      'expiry-date',
      'date-of-expiry',
      'remark',
      'remarks',
    ],
  },
  issuer: { attributes: ['code'] },
  'place-of-issue': { attributes: ['place-id'] },
  justification: { attributes: ['ssid'] },
  'other-information': { attributes: ['ssid'] },
  relation: { attributes: ['ssid', 'target-id', 'relation-type'], children: ['remark', 'remarks'] },
  'generic-attribute': { attributes: ['ssid', 'name'] },
  place: {
    attributes: ['ssid'],
    children: ['location', 'location-variant', 'area', 'area-variant', 'country'],
  },
  'location-variant': { attributes: ['variant-type', 'lang', 'script'] },
  area: { attributes: ['area-type'] },
  'area-variant': { attributes: ['area-type', 'variant-type', 'lang', 'script'] },
};

/** Kinds of object; the list is only known to hold vessels. */
export const OBJECT_TYPES: Readonly<Record<string, EntryType>> = { vessel: 'vessel', aircraft: 'aircraft' };

/** Kinds of name. */
export const NAME_TYPES: Readonly<Record<string, ListedName['kind']>> = {
  'primary-name': 'primary',
  alias: 'alias',
  'formerly-known-as': 'former',
};

/**
 * Places of the parts in a natural name: the list orders them family name first. Titles are no part of a name, a maiden
 * name makes a name of its own.
 */
export const PART_ORDER: readonly string[] = [
  'given-name',
  'further-given-name',
  'father-name',
  'grand-father-name',
  'other',
  'tribal-name',
  'family-name',
  'suffix',
];

/** Parts that are read but do not stand in the name itself. */
export const PARTS_BESIDE = new Set(['title', 'maiden-name', 'whole-name']);

/** Kinds of document. */
export const DOCUMENT_TYPES: Readonly<Record<string, string>> = {
  passport: 'Passport',
  'diplomatic-passport': 'Diplomatic passport',
  'service-passport': 'Service passport',
  'id-card': 'Identity card',
  'identity-card': 'Identity card',
  'residence-permit': 'Residence permit',
  'driving-license': 'Driving licence',
  'drivers-license': 'Driving licence',
  other: 'Other document',
};
