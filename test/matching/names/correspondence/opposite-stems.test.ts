import { itMatches, itTellsApart } from '../score-pair.ts';

describe('words that begin with opposites', () => {
  itTellsApart([
    ['Eastbridge Holdings Ltd', 'Westbridge Holdings Ltd'],
    ['Northgate Shipping', 'Southgate Shipping'],
    ['Severneft', 'Vostokneft'],
    ['Nordbank', 'Ostbank'],
    ['Technopromimport', 'Technopromexport'],
  ]);

  itMatches([
    ['Suedwind GmbH', 'Südwind GmbH'],
    ['Severstal', 'Severstahl'],
    ['Yugneft', 'Yugoneft'],
    ['Westbridge Holdings', 'Westbrigde Holdings'],
  ]);
});
