import assert from 'node:assert/strict';
import { searchedLists } from '../../src/screening/searched-lists.ts';
import { CATALOGUE } from '../support/http-service.ts';

describe('screening/searched-lists', () => {
  const holding = (...codes: string[]) => ({
    catalogue: CATALOGUE,
    isSearchable: (code: string) => codes.includes(code),
  });

  it('searches the core lists of the index by default', () => {
    assert.deepEqual(searchedLists(holding('OFAC_SDN', 'MX_SAT_69B', 'EU_FSF'), undefined), [
      'EU_FSF',
      'OFAC_SDN',
    ]);
    assert.deepEqual(searchedLists(holding('OFAC_SDN'), undefined), ['OFAC_SDN']);
  });

  it('searches them too when no list is named: generated clients send an empty array for what was not set', () => {
    const choice = holding('OFAC_SDN', 'MX_SAT_69B', 'EU_FSF');
    assert.deepEqual(searchedLists(choice, []), searchedLists(choice, undefined));
    assert.throws(() => searchedLists(holding('MX_SAT_69B'), []), { code: 'engine_unavailable' });
  });

  it('folds named lists and puts them in the order of the catalogue', () => {
    const named = ['OFAC_SDN', 'MX_SAT_69B', 'OFAC_SDN'] as const;
    assert.deepEqual(searchedLists(holding('OFAC_SDN', 'MX_SAT_69B'), named), ['MX_SAT_69B', 'OFAC_SDN']);
  });

  it('concludes nothing without any core list', () => {
    assert.throws(() => searchedLists(holding('MX_SAT_69B'), undefined), { code: 'engine_unavailable' });
  });

  it('concludes nothing from a loaded list that the index does not hold', () => {
    assert.throws(() => searchedLists(holding('OFAC_SDN'), ['OFAC_SDN', 'EU_FSF']), {
      code: 'engine_unavailable',
    });
  });

  it('says which named list was never loaded', () => {
    const choice = holding('OFAC_SDN');
    assert.throws(() => searchedLists(choice, ['UN_CONSOLIDATED']), /^[^]*lists: UN_CONSOLIDATED/u);
    assert.throws(() => searchedLists(choice, ['UN_CONSOLIDATED']), { code: 'invalid_input' });
  });
});
