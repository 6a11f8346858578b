import type { ListedPartyRecord } from '../../../domain/listed-party.ts';
import { checkRecords } from '../../check-records.ts';
import type { ListSource, OpenedFiles, ReadReport } from '../../list-source.ts';
import { EU_LIST_PAGE, mapEntity } from './map.ts';
import { parseExport } from './parse.ts';

/** The public token of the dataset page; without a token the server redirects in circles. */
const FILE_URL =
  'https://webgate.ec.europa.eu/fsd/fsf/public/files/xmlFullSanctionsList_1_1/content?token=dG9rZW4tMjAxNw';

async function* read(files: OpenedFiles, report: ReadReport): AsyncGenerator<ListedPartyRecord> {
  for await (const entity of parseExport(files.one('list').bytes(), report)) {
    const { delistingDate = '', euReferenceNumber = '' } = entity.attributes;
    if (delistingDate.trim() !== '') report.leftOut('delisted', euReferenceNumber);
    else yield mapEntity(entity, report.unknown);
  }
}

/** The consolidated list of persons, groups and entities subject to EU financial sanctions. */
export const euFsf: ListSource = {
  facts: {
    code: 'EU_FSF',
    name: 'EU Consolidated Financial Sanctions List',
    description: 'Persons, groups and entities subject to financial sanctions of the European Union.',
    publisher: 'European Commission',
    country: 'European Union',
    kind: 'sanctions',
    core: true,
    staleAfterDays: 45,
    pageUrl: EU_LIST_PAGE,
  },
  folder: 'EU_FSF',
  editions: [
    {
      id: 'xml-1.1',
      files: [
        {
          role: 'list',
          format: 'xml',
          location: { kind: 'direct', url: FILE_URL },
          localNames: ['xmlFullSanctionsList_1_1.xml', 'xmlFullSanctionsList_1_1.RECONSTRUCTED.xml'],
          optional: false,
        },
      ],
      read: (files, report) => checkRecords(read(files, report)),
    },
  ],
  expectations: { minimumParties: 5000 },
  ignoredFields: [
    {
      field: 'sanctionEntity/@logicalId',
      reason: 'used as reference only where euReferenceNumber is missing',
    },
    {
      field: '@logicalId, @regulationLanguage of sub-elements',
      reason: 'internal; the order of names uses the id',
    },
    { field: 'regulationSummary, corrigendum', reason: 'the act behind one name or address, not the party' },
    {
      field: 'regulation/@regulationType, @organisationType, @entryIntoForceDate',
      reason: 'facts of the legal act; programme, number and link are kept',
    },
    {
      field: 'nameAlias/@firstName, @middleName, @lastName',
      reason: 'parts of wholeName, used where it is empty',
    },
    {
      field: 'nameAlias/@nameLanguage',
      reason: 'only chooses the primary name; the script shows in the text',
    },
    {
      field: 'address/@asAtListingTime',
      reason: 'true or false for whether the address is old; not searchable',
    },
    {
      field: 'citizenship/@acquisitionDate, @disenfranchisementDate, @region',
      reason: 'citizenship counts either way',
    },
    { field: 'subjectType/@classificationCode', reason: 'repeats @code' },
  ],
};
