import type { ListedPartyRecord } from '../../../domain/listed-party.ts';
import { checkRecords } from '../../check-records.ts';
import type { ListSource, OpenedFiles, ReadReport } from '../../list-source.ts';
import { isCleared, isSuppressed, toParty } from './map.ts';
import { type TaxpayerRow, readTaxpayers } from './parse.ts';

const PAGE = 'http://omawww.sat.gob.mx/cifras_sat/Paginas/datos/vinculo.html?page=ListCompleta69B.html';
// The address beside the page, /cifras_sat/Documents/Listado_Completo_69-B.csv, has stood still since the end of 2025.
const FILE =
  'https://wu1agsprosta001.blob.core.windows.net/agsc-publicaciones/Datos_abiertos/Documents_AGAFF/Listado_completo_69-B.csv';

async function* parties(files: OpenedFiles, report: ReadReport): AsyncGenerator<ListedPartyRecord> {
  const file = files.one('list');
  const byRfc = new Map<string, TaxpayerRow[]>();
  if (file.lastModified !== null) report.dataAsOf(file.lastModified);
  for await (const row of readTaxpayers(file, report)) {
    const rfc = row('RFC').toUpperCase();
    if (isSuppressed(row)) report.leftOut('suppressed by a court', row('No'));
    else byRfc.set(rfc, [...(byRfc.get(rfc) ?? []), row]);
  }
  for (const [rfc, rows] of byRfc) {
    if (rows.every((row) => isCleared(row, report))) report.leftOut('cleared', rfc);
    else yield toParty(rfc, rows, PAGE, report);
  }
}

/**
 * Taxpayers presumed or found to invoice operations that never were. The reference is the tax number (RFC): several listings
 * of one taxpayer are one party, and one whose every listing was rebutted or won in court is left out. Not a core list: it
 * holds thousands of ordinary company names.
 */
export const mxSat69b: ListSource = {
  facts: {
    code: 'MX_SAT_69B',
    name: 'SAT Article 69-B List',
    description:
      'Taxpayers that the Mexican tax administration presumes or holds to have invoiced non-existent operations',
    publisher: 'Servicio de Administración Tributaria',
    country: 'Mexico',
    kind: 'tax',
    core: false,
    staleAfterDays: 120,
    pageUrl: PAGE,
  },
  folder: 'MX_SAT_69B',
  editions: [
    {
      id: 'complete-list-csv',
      files: [
        {
          role: 'list',
          format: 'csv',
          location: { kind: 'direct', url: FILE },
          localNames: [
            'Listado_Completo_69-B.csv',
            'Listado_completo_69-B.csv',
            'Listado_Completo_69-B_2023-07.csv',
            'Listado_Completo_69-B_2025-12_excerpt.csv',
          ],
          optional: false,
        },
      ],
      read: (files, report) => checkRecords(parties(files, report)),
    },
  ],
  expectations: { minimumParties: 8_000 },
  ignoredFields: [
    { field: 'No', reason: 'a row number that changes with every edition' },
    {
      field: 'Número y fecha de oficio global … DOF',
      reason: 'the notice of the SAT column, repeated in the gazette',
    },
    {
      field: 'Publicación … desvirtuados, … sentencia favorable',
      reason: 'days of a status that clears the taxpayer',
    },
  ],
};
