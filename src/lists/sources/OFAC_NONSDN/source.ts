import { ofacEditions } from '../../formats/ofac/editions.ts';
import { OFAC_IGNORED_FIELDS } from '../../formats/ofac/ignored-fields.ts';
import type { ListSource } from '../../list-source.ts';

/** The lists of the US Treasury besides the SDN list, which it publishes as one consolidated file. */
export const ofacNonsdn: ListSource = {
  facts: {
    code: 'OFAC_NONSDN',
    name: 'OFAC Consolidated Non-SDN List',
    description:
      'Parties under US sanctions short of full blocking: sectoral (SSI), menu-based (NS-MBS), Chinese military-industrial (NS-CMIC), correspondent account (CAPTA), foreign sanctions evaders (FSE) and Palestinian Legislative Council (NS-PLC) lists.',
    publisher: 'US Department of the Treasury, Office of Foreign Assets Control',
    country: 'United States',
    kind: 'sanctions',
    core: true,
    staleAfterDays: 365,
    pageUrl: 'https://ofac.treasury.gov/consolidated-sanctions-list-non-sdn-lists',
  },
  folder: 'OFAC_NONSDN',
  editions: ofacEditions('OFAC_NONSDN', {
    classicXml: 'CONSOLIDATED.XML',
    advancedXml: 'CONS_ADVANCED.XML',
    enhancedXml: 'CONS_ENHANCED.XML',
    primaryCsv: 'CONS_PRIM.CSV',
    aliasesCsv: 'CONS_ALT.CSV',
    addressesCsv: 'CONS_ADD.CSV',
    commentsCsv: 'CONS_COMMENTS.CSV',
  }),
  expectations: { minimumParties: 350 },
  ignoredFields: OFAC_IGNORED_FIELDS,
};
