import type { ListedPartyRecord } from '../../../domain/listed-party.ts';
import { checkRecords } from '../../check-records.ts';
import type { ListSource, OpenedFile, ReadReport } from '../../list-source.ts';
import { reasonToLeaveOut, targetReference, toParty } from './map.ts';
import { type Measure, readMeasures, readTargetNames } from './parse.ts';

const PAGE = 'https://www.fincen.gov/resources/statutes-and-regulations/311-and-9714-special-measures';

async function* parties(
  file: OpenedFile,
  report: ReadReport,
  read: (file: OpenedFile, report: ReadReport) => Promise<readonly Measure[]>,
): AsyncGenerator<ListedPartyRecord> {
  const measures = await read(file, report);
  const days = measures.flatMap(({ finding, proposed, final, rescinded }) => [
    ...finding,
    ...proposed,
    ...final,
    ...rescinded,
  ]);
  const asOf = file.lastModified ?? days.sort().at(-1);
  if (asOf !== undefined) report.dataAsOf(asOf);
  for (const measure of measures) {
    const reason = reasonToLeaveOut(measure);
    if (reason === null) yield toParty(measure, PAGE);
    else report.leftOut(reason, targetReference(measure));
  }
}

/**
 * Special measures under section 311 of the USA PATRIOT Act and section 9714. Countries and classes of transactions are no
 * parties and are left out, as are rescinded measures. The reference is derived from the target's name.
 */
export const fincen311: ListSource = {
  facts: {
    code: 'FINCEN_311',
    name: 'FinCEN 311 and 9714 Special Measures',
    description: 'Financial institutions of primary money laundering concern to the United States Treasury',
    publisher: 'Financial Crimes Enforcement Network, US Department of the Treasury',
    country: 'United States',
    kind: 'money_laundering',
    core: true,
    staleAfterDays: 730,
    pageUrl: PAGE,
  },
  folder: 'FINCEN_311',
  editions: [
    {
      id: 'measures-page',
      files: [
        {
          role: 'measures',
          format: 'html',
          location: { kind: 'direct', url: PAGE },
          localNames: ['311-and-9714-special-measures.html', 'special-measures.html'],
          optional: false,
        },
      ],
      read: (files, report) =>
        checkRecords(parties(files.one('measures'), report, (file) => readMeasures(file))),
    },
    {
      id: 'target-names',
      files: [
        {
          role: 'measures',
          format: 'text',
          location: null,
          localNames: ['measure-names.txt'],
          optional: false,
        },
      ],
      read: (files, report) => checkRecords(parties(files.one('measures'), report, readTargetNames)),
    },
  ],
  expectations: { minimumParties: 15 },
  ignoredFields: [{ field: 'footnote asterisks', reason: 'point to notes on the history of a measure' }],
};
