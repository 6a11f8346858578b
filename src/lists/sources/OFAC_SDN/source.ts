import { ofacEditions } from '../../formats/ofac/editions.ts';
import { OFAC_IGNORED_FIELDS } from '../../formats/ofac/ignored-fields.ts';
import type { ListSource } from '../../list-source.ts';

/** Specially Designated Nationals and Blocked Persons List of the US Treasury. */
export const ofacSdn: ListSource = {
  facts: {
    code: 'OFAC_SDN',
    name: 'OFAC Specially Designated Nationals (SDN) List',
    description:
      'Individuals, entities, vessels and aircraft whose property is blocked under US sanctions programs, published by the Office of Foreign Assets Control.',
    publisher: 'US Department of the Treasury, Office of Foreign Assets Control',
    country: 'United States',
    kind: 'sanctions',
    core: true,
    staleAfterDays: 45,
    pageUrl:
      'https://ofac.treasury.gov/specially-designated-nationals-and-blocked-persons-list-sdn-human-readable-lists',
  },
  folder: 'OFAC_SDN',
  editions: ofacEditions('OFAC_SDN', {
    classicXml: 'SDN.XML',
    advancedXml: 'SDN_ADVANCED.XML',
    enhancedXml: 'SDN_ENHANCED.XML',
    primaryCsv: 'SDN.CSV',
    aliasesCsv: 'ALT.CSV',
    addressesCsv: 'ADD.CSV',
    commentsCsv: 'SDN_COMMENTS.CSV',
  }),
  expectations: { minimumParties: 12_000 },
  ignoredFields: OFAC_IGNORED_FIELDS,
};
