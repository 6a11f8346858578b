import type { ListedPartyRecord } from '../../../domain/listed-party.ts';
import { checkRecords } from '../../check-records.ts';
import type { ListSource, OpenedFiles, ReadReport } from '../../list-source.ts';
import { mapTarget, SECO_LIST_PAGE } from './map.ts';
import { isDelisted, readReferences, readTargets } from './parse.ts';

const FILE_URL =
  'https://www.sesam.search.admin.ch/sesam-search-web/pages/downloadXmlGesamtliste.xhtml?lang=en&action=downloadXmlGesamtlisteAction';

async function* read(files: OpenedFiles, report: ReadReport): AsyncGenerator<ListedPartyRecord> {
  const file = files.one('list');
  const references = await readReferences(file, report);
  for await (const target of readTargets(file, report)) {
    if (isDelisted(target)) report.leftOut('de-listed', target.attributes['ssid'] ?? '');
    else yield mapTarget(target, references, report.unknown);
  }
}

/** The consolidated list of the Swiss State Secretariat for Economic Affairs. */
export const swissSeco: ListSource = {
  facts: {
    code: 'SWISS_SECO',
    name: 'Swiss SECO Consolidated Sanctions List',
    description: 'Individuals, entities and vessels subject to sanctions under the Swiss Embargo Act.',
    publisher: 'State Secretariat for Economic Affairs SECO',
    country: 'Switzerland',
    kind: 'sanctions',
    core: true,
    staleAfterDays: 45,
    pageUrl: SECO_LIST_PAGE,
  },
  folder: 'SWISS_SECO',
  editions: [
    {
      id: 'xml',
      files: [
        {
          role: 'list',
          format: 'xml',
          location: { kind: 'direct', url: FILE_URL },
          localNames: ['consolidated-list.xml', 'consolidated-list.RECONSTRUCTED-names.xml'],
          optional: false,
        },
      ],
      read: (files, report) => checkRecords(read(files, report)),
    },
  ],
  expectations: { minimumParties: 5000 },
  ignoredFields: [
    {
      field: 'modification/added, removed',
      reason: 'old copies of targets and names; only the dates are read',
    },
    { field: '@ssid of sub-elements', reason: 'internal; only the ssid of the target and of places is used' },
    { field: '@lang, @spelling-variant-type', reason: 'language of a name; the script shows in the text' },
    { field: 'sanctions-program/@version-date, origin', reason: 'facts of the ordinance, not of the party' },
    {
      field: 'sanctions-set text, program-name',
      reason: 'long forms of the program, which is kept by its key',
    },
    { field: 'place/location-variant, area-variant', reason: 'other spellings of places' },
    {
      field: 'address/remarks',
      reason: 'remarks on the address such as "former"; the address itself is kept',
    },
    { field: 'place-of-issue', reason: 'the issuing country is kept' },
    { field: '@quality of dates and places', reason: 'says good or low of a fact that is kept either way' },
  ],
};
