import type { ListedPartyRecord } from '../../../domain/listed-party.ts';
import { checkRecords } from '../../check-records.ts';
import type { ListSource, OpenedFiles, ReadReport } from '../../list-source.ts';
import { reasonToLeaveOut, toParty } from './map.ts';
import { IGNORED_FIELDS } from './lookups.ts';
import { parsePage, readItems } from './parse.ts';

const PAGE_SIZE = 50;

async function* parties(files: OpenedFiles, report: ReadReport): AsyncGenerator<ListedPartyRecord> {
  const items = await readItems(files.all('pages'), report);
  const modified = items
    .map((item) => item.text('modified').slice(0, 10))
    .filter((day) => /^\d{4}-\d\d-\d\d$/u.test(day));
  const asOf = modified.sort().at(-1);
  if (asOf !== undefined) report.dataAsOf(asOf);
  for (const item of items) {
    const reason = reasonToLeaveOut(item, report);
    if (reason === null) yield toParty(item);
    else report.leftOut(reason, item.text('uid'));
  }
}

/**
 * Wanted persons of the FBI, without missing persons, victims and calls for information. Not a core list: mostly suspects,
 * not restricted parties.
 */
export const fbiWanted: ListSource = {
  facts: {
    code: 'FBI_WANTED',
    name: 'FBI Most Wanted',
    description: 'Fugitives, terrorists and other persons wanted by the Federal Bureau of Investigation',
    publisher: 'Federal Bureau of Investigation',
    country: 'United States',
    kind: 'wanted',
    core: false,
    staleAfterDays: 30,
    pageUrl: 'https://www.fbi.gov/wanted',
  },
  folder: 'FBI_WANTED',
  editions: [
    {
      id: 'wanted-api',
      files: [
        {
          role: 'pages',
          format: 'json',
          location: {
            kind: 'paged',
            url: (page) => `https://api.fbi.gov/wanted/v1/list?pageSize=${PAGE_SIZE}&page=${page}`,
            isLast: (body, page) => {
              const { items, total } = parsePage(body);
              return items.length === 0 || page * items.length >= total;
            },
          },
          localNames: [/^(?:pages\/)?page-\d+\.json$/u],
          optional: false,
        },
      ],
      read: (files, report) => checkRecords(parties(files, report)),
    },
  ],
  expectations: { minimumParties: 200 },
  ignoredFields: IGNORED_FIELDS,
};
