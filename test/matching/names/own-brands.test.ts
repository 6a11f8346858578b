import assert from 'node:assert/strict';
import { listedNameKeys, queryNameKeys } from '../../../src/matching/candidate-keys.ts';
import { createQueryName } from '../../../src/matching/names/query-name.ts';
import { NAME_MODEL } from '../../../src/matching/scoring-model.ts';
import { itMatches, itTellsApart, prepare } from './score-pair.ts';

const SAME: readonly (readonly [string, string])[] = [
  ['PJSC RUSHYDRO', 'PUBLIC JOINT-STOCK COMPANY FEDERAL HYDRO-GENERATING COMPANY - RUSHYDRO'],
  ['LLC MA TVERNEFTEPRODUCT', 'SO TVERNEFTEPRODUKT OOO'],
  ['Joint-Stock Company TsS Zvezdochka', 'Joint Stock Company Shiprepairing Center Zvyozdochka'],
  ['LLC TD Sevmorneftegeofizika', 'Sevmorneftegeofizika Joint Stock Company'],
];

describe('brands that only one organisation has', () => {
  itMatches(SAME);

  itTellsApart([
    ['RusHydro Insurance Company', 'RusHydro Construction Company'],
    ['Zvezdochka Restaurant', 'Zvezdochka Shipyard'],
    ['Телеканал «Звезда»', 'NPP Zvezda named after G.I. Severin'],
    ['Imobiliária Atlântica Ltda.', 'HS ATLANTICA LIMITED'],
    ['Bitpapa Cafe', 'BITPAPA IC FZC LLC'],
    ['Mikron-M LLC', 'Mikron PJSC'],
    ['Massandra Football Club', 'Massandra State Concern'],
    ['Gefesd Moscow LLC', 'Gefesd Tehran LLC'],
    ['Gefesd of Russia LLC', 'Gefesd of Iran LLC'],
    ['Gefesd 2 LLC', 'Gefesd Trading'],
    ['Petr Massandra', 'Massandra Concern'],
    ['Federal Hydro-Generating Company RusHydro', 'Federal Hydro-Generating Company RusEnergo'],
  ]);

  for (const [a, b] of SAME)
    it(`${a} and ${b} are looked up by one another`, () => {
      for (const [query, listed] of [
        [a, b],
        [b, a],
      ] as const) {
        const filed = listedNameKeys(prepare(listed).words);
        const keys = queryNameKeys(createQueryName(prepare(query)));
        assert.ok(keys.some(({ key, score }) => filed.has(key) && score === NAME_MODEL.ownBrand));
      }
    });
});
