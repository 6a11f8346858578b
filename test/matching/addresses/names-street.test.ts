import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { businessAddresses, placeTexts } from '../../../scripts/bench-addresses/world-pairs.ts';
import { readWorld } from '../../../scripts/bench-addresses/world.ts';
import { namesStreet } from '../../../src/matching/addresses/names-street.ts';
import { PLACES, STREETS } from '../../cases/addresses/names-street.ts';

describe('namesStreet', () => {
  for (const text of STREETS) {
    it(`finds a street, building or box in "${text}"`, () => {
      assert.equal(namesStreet(text), true);
    });
  }

  for (const text of PLACES) {
    it(`finds only a place in "${text}"`, () => {
      assert.equal(namesStreet(text), false);
    });
  }

  it('takes the country given beside it for no street', () => {
    assert.equal(namesStreet('Ruritania', 'Ruritania'), false);
  });

  it('finds nothing in texts without words', () => {
    for (const text of ['', ' ', '5', '12345', '😀', '---', '\u0000', 'ـ', '1/2/3', 'a']) {
      assert.equal(namesStreet(text), false, JSON.stringify(text));
    }
  });

  const world = readWorld(fileURLToPath(new URL('../../cases/addresses/world.tsv', import.meta.url)));

  it('refuses no ordinary address of 97 countries', () => {
    const refused = businessAddresses(world, 1000).filter((text) => !namesStreet(text));
    assert.deepEqual(refused, []);
  });

  it('refuses towns, regions and countries in their spellings and scripts', () => {
    const texts = [...new Set(placeTexts(world))];
    const searched = texts.filter((text) => namesStreet(text));
    assert.ok(texts.length > 1000);
    // Towns of few people, and postal codes of three digits, which may be numbers of houses.
    assert.ok(searched.length / texts.length < 0.03, searched.join(' | '));
  });

  it('searches a text with a part that nobody knows, or with the number of a house', () => {
    for (const text of [
      '15, Bergstaðastræti, Reykjavik',
      '1, Adama Asnyka, Warszawa',
      '29, Yizhak Sadeh, Tel Aviv',
      'Mahmoud Mokhtar, Dokki, Giza',
      'WALTON HALL PURLEIGH CHELMSFORD CM3 6PS',
      'EDEN GRANGE OUTHGILL KIRKBY STEPHEN',
      'Novopolotsk 1, Vitebsk Region',
    ])
      assert.equal(namesStreet(text), true, text);
  });
});
