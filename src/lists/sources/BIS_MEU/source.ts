import { CSL_IGNORED_FIELDS, cslEditions } from '../../formats/consolidated-screening-list/editions.ts';
import type { ListSource } from '../../list-source.ts';

const PAGE = 'https://www.ecfr.gov/current/title-15/subtitle-B/chapter-VII/subchapter-C/part-744';

/** Military End User List, read from the Consolidated Screening List. The reference is derived from name and notice. */
export const bisMeu: ListSource = {
  facts: {
    code: 'BIS_MEU',
    name: 'BIS Military End User List',
    description:
      'Military end users in Burma, Cambodia, China, Nicaragua, Russia and Venezuela (15 CFR part 744, supplement no. 7)',
    publisher: 'Bureau of Industry and Security, US Department of Commerce',
    country: 'United States',
    kind: 'export_control',
    core: true,
    staleAfterDays: 60,
    pageUrl: PAGE,
  },
  folder: 'US_CSL',
  editions: cslEditions('MEU', {
    listCode: 'BIS_MEU',
    aliasSeparators: { commas: false },
    program: 'Military End User List (15 CFR 744 Supplement No. 7)',
    pageUrl: PAGE,
  }),
  expectations: { minimumParties: 50 },
  ignoredFields: CSL_IGNORED_FIELDS,
};
