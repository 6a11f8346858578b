import { CSL_IGNORED_FIELDS, cslEditions } from '../../formats/consolidated-screening-list/editions.ts';
import type { ListSource } from '../../list-source.ts';

const PAGE = 'https://www.bis.gov/regulations/ear/744#supplement-4-744';

/** Entity List, read from the Consolidated Screening List. The reference is derived from name and first notice. */
export const bisEl: ListSource = {
  facts: {
    code: 'BIS_EL',
    name: 'BIS Entity List',
    description:
      'Foreign persons and organisations that need a United States export licence (15 CFR part 744, supplement no. 4)',
    publisher: 'Bureau of Industry and Security, US Department of Commerce',
    country: 'United States',
    kind: 'export_control',
    core: true,
    staleAfterDays: 60,
    pageUrl: PAGE,
  },
  folder: 'US_CSL',
  editions: cslEditions('EL', {
    listCode: 'BIS_EL',
    aliasSeparators: { commas: false },
    program: 'Entity List (15 CFR 744 Supplement No. 4)',
    pageUrl: PAGE,
  }),
  expectations: { minimumParties: 2_000 },
  ignoredFields: CSL_IGNORED_FIELDS,
};
