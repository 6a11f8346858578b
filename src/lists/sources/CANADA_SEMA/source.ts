import type { ListedPartyRecord } from '../../../domain/listed-party.ts';
import { checkRecords } from '../../check-records.ts';
import type { ListSource, OpenedFiles, ReadReport } from '../../list-source.ts';
import { toParty } from './map.ts';
import { readSemaRecords } from './parse.ts';

const PAGE =
  'https://www.international.gc.ca/world-monde/international_relations-relations_internationales/sanctions/consolidated-consolide.aspx?lang=eng';
const FILE =
  'https://www.international.gc.ca/world-monde/assets/office_docs/international_relations-relations_internationales/sanctions/sema-lmes.xml';

async function* parties(files: OpenedFiles, report: ReadReport): AsyncGenerator<ListedPartyRecord> {
  const file = files.one('list');
  let newest = file.lastModified;
  for await (const record of readSemaRecords(file, report)) {
    const party = toParty(record, PAGE);
    if (
      file.lastModified === null &&
      party.listedOn !== null &&
      (newest === null || party.listedOn > newest)
    ) {
      newest = party.listedOn;
    }
    yield party;
  }
  if (newest !== null) report.dataAsOf(newest);
}

/**
 * Consolidated Canadian Autonomous Sanctions List. The file has no numbers of its own: the reference is regulation, schedule
 * and item.
 */
export const canadaSema: ListSource = {
  facts: {
    code: 'CANADA_SEMA',
    name: 'Consolidated Canadian Autonomous Sanctions List',
    description:
      'Persons, entities and ships under the Special Economic Measures Act and the Justice for Victims of Corrupt Foreign Officials Act',
    publisher: 'Global Affairs Canada',
    country: 'Canada',
    kind: 'sanctions',
    core: true,
    staleAfterDays: 90,
    pageUrl: PAGE,
  },
  folder: 'CANADA_SEMA',
  editions: [
    {
      id: 'consolidated-xml',
      files: [
        {
          role: 'list',
          format: 'xml',
          location: { kind: 'direct', url: FILE },
          localNames: ['sema-lmes.xml', 'ca_sema.xml'],
          optional: false,
        },
      ],
      read: (files, report) => checkRecords(parties(files, report)),
    },
  ],
  expectations: { minimumParties: 3_000 },
  ignoredFields: [{ field: 'French halves of Country and Title', reason: 'the English half says the same' }],
};
