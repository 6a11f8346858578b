import { ListFormatError } from '../../../errors.ts';
import { type CslRow, americanDay, ownRow } from '../../formats/consolidated-screening-list/row.ts';
import { readRecords } from '../../formats/delimited-text.ts';
import type { OpenedFile, ReadReport } from '../../list-source.ts';
import { clean } from '../../record-parts.ts';
import { COUNTRY_TYPOS, PROGRAM_TYPOS } from './lookups.ts';

const LAPSED = 'Date Lifted/Waived/Expired';

/** Reads the CSV of nonproliferation sanctions: one row per party and program. Lapsed rows are left out. */
export async function readSanctionsCsv(file: OpenedFile, report: ReadReport): Promise<readonly CslRow[]> {
  const rows: CslRow[] = [];
  const records = readRecords(file.bytes(), {
    required: ['Programs', 'Name', 'Country', 'Federal Register Notice', 'Effective Date'],
    optional: ['Source List', 'Alternative Names', 'Remarks/Notes', 'Web Link', LAPSED],
    unknownColumn: (name) => report.unknown(`column ${name}`, ''),
  });
  for await (const record of records) {
    const field = (name: string): string => clean(record[name] ?? '');
    const name = field('Name');
    if (name === '') throw new ListFormatError('a sanctioned party without a name');
    if (field(LAPSED) !== '') {
      report.leftOut('lifted, waived or expired', name);
      continue;
    }
    rows.push(
      ownRow('ISN', {
        name,
        altNames: field('Alternative Names') === '' ? [] : [field('Alternative Names')],
        programs: [PROGRAM_TYPOS[field('Programs')] ?? field('Programs')],
        country: COUNTRY_TYPOS[field('Country')] ?? field('Country'),
        notice: field('Federal Register Notice'),
        startDate: americanDay(field('Effective Date'), 'effective date', report),
        remarks: field('Remarks/Notes'),
        pageUrl: field('Web Link'),
      }),
    );
  }
  return rows;
}
