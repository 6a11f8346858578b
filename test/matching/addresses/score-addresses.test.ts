import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { measureQuality, readPairs, type LabelledPair } from '../../../scripts/bench-addresses/quality.ts';
import { prepareAddress, prepareListedAddress } from '../../../src/matching/addresses/prepare-address.ts';
import { createQueryAddress } from '../../../src/matching/addresses/query-address.ts';
import { explainAddress, scoreAddress } from '../../../src/matching/addresses/score-addresses.ts';
import { ADDRESS_PARTS } from '../../../src/matching/addresses/address-parts.ts';
import { DIFFERENT, SAME, UNRELATED } from '../../cases/addresses/scores.ts';
import { STREETS } from '../../cases/addresses/names-street.ts';
import { listedAddress } from '../../support/addresses.ts';

const score = (searched: string, listed: string): number =>
  scoreAddress(createQueryAddress(searched), prepareAddress(listed));

describe('scoreAddress', () => {
  for (const [searched, listed] of SAME) {
    it(`takes "${searched}" for "${listed}"`, () => {
      const value = score(searched, listed);
      assert.ok(value >= 0.8, String(value));
    });
  }

  for (const [searched, listed] of DIFFERENT) {
    it(`keeps "${searched}" apart from "${listed}"`, () => {
      const value = score(searched, listed);
      assert.ok(value < 0.8, String(value));
    });
  }

  for (const [searched, listed] of UNRELATED) {
    it(`finds nothing shared by "${searched}" and "${listed}"`, () => {
      assert.equal(score(searched, listed), 0);
    });
  }

  it('gives 1 to every address against itself, in capitals too', () => {
    for (const text of STREETS) {
      assert.equal(score(text, text), 1, text);
      if (/^[\p{ASCII}]+$/u.test(text)) assert.equal(score(text.toUpperCase(), text), 1, text);
    }
  });

  it('adds 0.1 for the listed postal code in the query, spaces ignored, and never passes 1', () => {
    const listed = prepareListedAddress(
      listedAddress('25-29 Venizelou St', { city: 'Athens', postalCode: 'GR 105 64', countryCode: 'GR' }),
    );
    const without = scoreAddress(createQueryAddress('Venizelou Street, Athens'), listed);
    for (const code of ['105 64', '10564', 'GR-10564', 'Post code: 10564']) {
      const query = createQueryAddress(`Venizelou Street, ${code} Athens`);
      assert.ok(Math.abs(scoreAddress(query, listed) - without - 0.1) < 0.0002, code);
    }
    assert.equal(scoreAddress(createQueryAddress('25-29 Venizelou St, Athens 10564'), listed), 1);
  });

  it('reads a listed address alike in parts and in one line', () => {
    const parts = listedAddress('ul. Tverskaya, d. 7', {
      city: 'Moscow',
      postalCode: '125009',
      country: 'Russia',
      countryCode: 'RU',
    });
    const line = listedAddress('ul. Tverskaya, d. 7, Moscow, 125009, Russia');
    for (const text of [
      'Tverskaya 7, Moscow',
      'Tverskaya 7, Minsk',
      '7 Tverskaya St, 125009',
      'Tverskaya 9',
    ]) {
      const query = createQueryAddress(text);
      const [a, b] = [
        scoreAddress(query, prepareListedAddress(parts)),
        scoreAddress(query, prepareListedAddress(line)),
      ];
      assert.equal(a, b, text);
    }
  });

  it('ranks the building above its street, the street above another number', () => {
    const listed = '24 De Castro Street, Road Town';
    const exact = score('24 De Castro St, Road Town', listed);
    const street = score('De Castro Street, Road Town', listed);
    const other = score('42 De Castro Street, Road Town', listed);
    assert.ok(exact > street && street > other, `${exact} ${street} ${other}`);
  });

  it('is the same in both directions where neither side has a postal code', () => {
    for (const [a, b] of [...SAME, ...DIFFERENT]) {
      if (/\d{5}|[A-Z]\d[A-Z]{2}/u.test(a + b)) continue;
      assert.equal(score(a, b), score(b, a), `${a} ~ ${b}`);
    }
  });

  for (const { id, because, unless } of ADDRESS_PARTS) {
    it(`keeps apart what differs in the ${id} alone, and takes what leaves it out for the same`, () => {
      assert.ok(score(...because) < 0.8, `${because.join(' ~ ')} ${score(...because)}`);
      assert.ok(score(...unless) >= 0.8, `${unless.join(' ~ ')} ${score(...unless)}`);
    });
  }

  it('reads numbers in words, in Roman letters and beside the word for the street', () => {
    for (const [a, b] of [
      ['120 E 96th St, New York', '120 East 96 Street, New York'],
      ['120 East Ninety-sixth Street, New York', '120 E 96th St, New York'],
      ['Via XX Settembre 5, Roma', 'Via Venti Settembre 5, Roma'],
      ['nineteen oh one Elm Street, Dallas, TX', '1901 Elm Street, Dallas, TX'],
    ] as const)
      assert.ok(score(a, b) >= 0.8, `${a} ~ ${b} ${score(a, b)}`);
  });

  it('reads a line without commas, and a number sign behind the street as a unit', () => {
    for (const [a, b] of [
      ['123 Elm St Plantation FL 33317', '123 Elm Street, Plantation, FL, 33317'],
      ['705 TOWN BLVD #433 ATLANTA GA 30319', '705 Town Blvd, Unit 433, Atlanta, GA 30319'],
      ['178 London Road Carlton Worksop S80 1DZ', '178, London Rd, Worksop, S80 1DZ'],
    ] as const)
      assert.ok(score(a, b) >= 0.8, `${a} ~ ${b} ${score(a, b)}`);
  });

  it('finds no street in a word for kinds of places, nor in its translation', () => {
    for (const [a, b] of [
      ['Industrieweg 1, Rotterdam', 'Industrial Zone'],
      ['Industrieweg 37, Rotterdam', '37, Promyshlennaya Street, 247210'],
    ] as const)
      assert.ok(score(a, b) < 0.3, `${a} ~ ${b} ${score(a, b)}`);
  });

  it('says little of a street without town, number or postal code', () => {
    assert.ok(score('Tverskaya Street 5, Omsk', 'Tverskaya Street') <= 0.45);
    const nearby = score('rue de la Paix 5, 75002 Paris', '16 rue de la Paix, 75002 Paris');
    assert.ok(nearby >= 0.5 && nearby < 0.8, String(nearby));
  });

  it('says why', () => {
    const query = createQueryAddress('10 High Street, Oxford');
    const why = explainAddress(query, prepareAddress('12 High St, Cambridge'));
    assert.deepEqual(
      why.correspondences.map(({ query: word, listed, kind }) => [word, listed, kind]),
      [['high', 'high', 'equal']],
    );
    assert.ok(why.remarks.includes('the house numbers differ'));
    assert.ok(why.remarks.includes('the towns differ'));
  });

  it('takes any text', () => {
    const odd = [
      '',
      ' ',
      '5',
      '😀',
      '\u0000\u0001',
      'x'.repeat(2000),
      '1/2/3/4/5 '.repeat(60),
      'ـــ',
      '№',
      '#',
      '|',
      'A'.repeat(500),
      '北'.repeat(500),
    ];
    for (const a of [...odd, 'Lenina 5']) {
      for (const b of odd) {
        const value = score(a, b);
        assert.ok(value >= 0 && value <= 1, `${a} ~ ${b}`);
      }
    }
  });
});

describe('labelled pairs of addresses', () => {
  let pairs: readonly LabelledPair[];
  before(async () => {
    pairs = await readPairs(fileURLToPath(new URL('../../cases/addresses/pairs.csv', import.meta.url)));
  });

  it('are at least 400 from 20 countries, half of them different', () => {
    const same = pairs.filter(({ isSame }) => isSame).length;
    assert.ok(pairs.length >= 400);
    assert.ok(new Set(pairs.map(({ country }) => country)).size >= 20);
    assert.ok(same / pairs.length > 0.4 && same / pairs.length < 0.6);
  });

  it('are told apart as well as promised', () => {
    const quality = measureQuality(pairs);
    assert.ok(quality.auc >= 0.96, `AUC ${quality.auc}`);
    assert.ok(quality.sameHigh >= 0.93, `same ${quality.sameHigh}`);
    assert.ok(quality.otherBuildingHigh <= 0.02, `other building ${quality.otherBuildingHigh}`);
  });
});
