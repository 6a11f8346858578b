import { CSL_IGNORED_FIELDS, cslEditions } from '../../formats/consolidated-screening-list/editions.ts';
import type { ListSource } from '../../list-source.ts';

const PAGE = 'https://www.ecfr.gov/current/title-15/subtitle-B/chapter-VII/subchapter-C/part-744';

/** Unverified List, read from the Consolidated Screening List. The reference is derived from the name: it has no notices. */
export const bisUvl: ListSource = {
  facts: {
    code: 'BIS_UVL',
    name: 'BIS Unverified List',
    description:
      'Parties whose bona fides could not be verified in end-use checks (15 CFR part 744, supplement no. 6)',
    publisher: 'Bureau of Industry and Security, US Department of Commerce',
    country: 'United States',
    kind: 'export_control',
    core: true,
    staleAfterDays: 60,
    pageUrl: PAGE,
  },
  folder: 'US_CSL',
  editions: cslEditions('UVL', {
    listCode: 'BIS_UVL',
    aliasSeparators: { commas: false },
    program: 'Unverified List (15 CFR 744 Supplement No. 6)',
    pageUrl: PAGE,
  }),
  expectations: { minimumParties: 80 },
  ignoredFields: CSL_IGNORED_FIELDS,
};
