import type { ListedPartyRecord } from '../../../domain/listed-party.ts';
import { checkRecords } from '../../check-records.ts';
import type { ListSource, OpenedFiles, ReadReport } from '../../list-source.ts';
import { mapEntry } from './map.ts';
import { parseRegister } from './parse.ts';

const FILE_URL =
  'https://gels-avoirs.dgtresor.gouv.fr/ApiPublic/api/v1/publication/derniere-publication-fichier-json';

async function* read(files: OpenedFiles, report: ReadReport): AsyncGenerator<ListedPartyRecord> {
  for await (const entry of parseRegister(files.one('list').bytes(), report))
    yield mapEntry(entry, report.unknown);
}

/** The national register of asset freezes of the French Treasury. */
export const frGels: ListSource = {
  facts: {
    code: 'FR_GELS',
    name: 'French National Register of Asset Freezes',
    description: 'Persons, entities and ships whose assets are frozen by French, EU or UN measures.',
    publisher: 'Direction générale du Trésor',
    country: 'France',
    kind: 'sanctions',
    core: true,
    staleAfterDays: 45,
    pageUrl: 'https://gels-avoirs.dgtresor.gouv.fr/List',
  },
  folder: 'FR_GELS',
  editions: [
    {
      id: 'json',
      files: [
        {
          role: 'list',
          format: 'json',
          location: { kind: 'direct', url: FILE_URL },
          localNames: [
            'derniere-publication-fichier-json',
            'derniere-publication-fichier-json.json',
            'registre.json',
            'registre.RECONSTRUCTED.json',
          ],
          optional: false,
        },
      ],
      read: (files, report) => checkRecords(read(files, report)),
    },
  ],
  expectations: { minimumParties: 4500 },
  ignoredFields: [
    {
      field: 'FONDEMENT_JURIDIQUE.FondementJuridique',
      reason: 'number of the act in the register; its label is kept',
    },
    {
      field: 'Commentaire of TELEPHONE, COURRIEL, SITE_INTERNET, NUMERO_OMI',
      reason: 'remark on the value, which is kept',
    },
    {
      field: 'Commentaire of REFERENCE_UE, REFERENCE_ONU, FONDEMENT_JURIDIQUE, LIEU_DE_NAISSANCE',
      reason: 'remark on a reference that is kept',
    },
  ],
};
