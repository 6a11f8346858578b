import assert from 'node:assert/strict';
import {
  prepareAddress,
  prepareListedAddress,
  readWrittenAddress,
  writeAddress,
} from '../../../src/matching/addresses/prepare-address.ts';
import { STREETS } from '../../cases/addresses/names-street.ts';
import { listedAddress } from '../../support/addresses.ts';

describe('prepareListedAddress', () => {
  it('takes a town that only the field for it names', () => {
    const { towns, name } = prepareListedAddress(listedAddress('Mira St. 5', { city: 'Qmbrelsk' }));
    assert.deepEqual(towns, ['qmbrelsk']);
    assert.deepEqual(
      name.words.map(({ text }) => text),
      ['mira'],
    );
  });

  it('takes a street from the field for the town', () => {
    const { name } = prepareListedAddress(listedAddress('Blok D3 no. 7', { city: 'Jl. Pamulang Permai' }));
    assert.ok(name.words.some(({ text }) => text === 'permai'));
  });

  it('takes the country of the code before that of the text', () => {
    const listed = listedAddress('Mira St. 5', { country: 'Crimea', countryCode: 'UA' });
    assert.deepEqual(prepareListedAddress(listed).countries, ['UA']);
  });

  it('has no words for a bare town or an empty address', () => {
    for (const listed of [
      listedAddress(''),
      listedAddress('', { city: 'Moscow' }),
      listedAddress('Dubai, United Arab Emirates'),
    ]) {
      assert.deepEqual(prepareListedAddress(listed).name.words, []);
    }
  });
});

describe('writeAddress', () => {
  it('is read back as the same address', () => {
    for (const text of STREETS) {
      const address = prepareAddress(text);
      assert.deepEqual(readWrittenAddress(writeAddress(address), new Map()), address, text);
    }
  });
});
