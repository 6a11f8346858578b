import { checkRecords } from '../../check-records.ts';
import { childText } from '../../formats/xml-records.ts';
import type { ListSource, OpenedFiles, ReadReport } from '../../list-source.ts';
import type { ListedPartyRecord } from '../../../domain/listed-party.ts';
import { mapParty, UN_LIST_PAGE } from './map.ts';
import { parseConsolidatedList } from './parse.ts';

async function* read(files: OpenedFiles, report: ReadReport): AsyncGenerator<ListedPartyRecord> {
  for await (const element of parseConsolidatedList(files.one('list').bytes(), report)) {
    const delistedOn = childText(element, 'DELISTED_ON');
    if (delistedOn !== '') report.leftOut('delisted', childText(element, 'REFERENCE_NUMBER'));
    else yield mapParty(element, report.unknown);
  }
}

/** The consolidated list of the United Nations Security Council. */
export const unConsolidated: ListSource = {
  facts: {
    code: 'UN_CONSOLIDATED',
    name: 'United Nations Security Council Consolidated List',
    description:
      'Individuals and entities subject to measures imposed by the Security Council, all committees.',
    publisher: 'United Nations Security Council',
    country: 'United Nations',
    kind: 'sanctions',
    core: true,
    staleAfterDays: 90,
    pageUrl: UN_LIST_PAGE,
  },
  folder: 'UN_CONSOLIDATED',
  editions: [
    {
      id: 'consolidated-xml',
      files: [
        {
          role: 'list',
          format: 'xml',
          location: { kind: 'direct', url: 'https://scsanctions.un.org/resources/xml/en/consolidated.xml' },
          localNames: ['consolidated.xml'],
          optional: false,
        },
      ],
      read: (files, report) => checkRecords(read(files, report)),
    },
  ],
  expectations: { minimumParties: 800 },
  ignoredFields: [
    {
      field: 'DATAID, VERSIONNUM',
      reason: 'reissued with every edit; REFERENCE_NUMBER is the stable reference',
    },
    { field: 'LIST_TYPE', reason: 'says "UN List" of every record' },
    { field: 'LAST_DAY_UPDATED', reason: 'dates of amendments; the store records its own changes' },
    { field: 'SUBMITTED_ON', reason: 'day of the proposal, not of the listing' },
    { field: 'HAS_INTERPOL_LINK, INTERPOL_LINK', reason: 'one general Interpol page, also in COMMENTS1' },
    { field: 'SORT_KEY, SORT_KEY_LAST_MOD', reason: 'empty, for the layout of the printed list' },
  ],
};
