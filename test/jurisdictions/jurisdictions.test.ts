import assert from 'node:assert/strict';
import { POINTS_NOWHERE, POINTS_TO } from '../cases/jurisdictions.ts';
import { PLACES } from '../../src/jurisdictions/data/places.ts';
import { detectJurisdictions } from '../../src/jurisdictions/jurisdictions.ts';

const idByName = new Map(PLACES.map((place) => [place.jurisdiction, place.id]));

function flagged(country: string, address: string): (string | undefined)[] {
  return detectJurisdictions({ country, address }).map((flag) => idByName.get(flag.jurisdiction));
}

for (const [title, table] of Object.entries({
  'flags are raised by': POINTS_TO,
  'no flag is raised by': POINTS_NOWHERE,
})) {
  describe(title, () => {
    for (const [how, cases] of Object.entries(table)) {
      for (const [country, address, ...places] of cases) {
        it(`${how}: "${country}" | "${address}"`, () => {
          assert.deepEqual(flagged(country, address), places);
        });
      }
    }
  });
}

describe('a jurisdiction flag', () => {
  it('says for Donetsk and Luhansk that the embargo covers only the held part and that the side must be checked', () => {
    const flags = detectJurisdictions({ country: 'UA', address: 'Donetsk region; Luhansk region' });
    assert.equal(flags.length, 2);
    for (const flag of flags) {
      assert.equal(flag.tier, 'embargoed');
      assert.match(
        flag.reason,
        /covers only the part held by the so-called (?:Donetsk|Luhansk) People’s Republic/u,
      );
      assert.match(flag.reason, /side of the line of contact .* must be checked/u);
    }
  });

  it('carries the strongest ground and the weaker ones as other grounds', () => {
    const [flag] = detectJurisdictions({ country: 'Iran' });
    assert.equal(flag?.tier, 'embargoed');
    assert.match(flag.authority, /31 CFR Part 560/u);
    assert.equal(new URL(flag.sourceUrl).protocol, 'https:');
    assert.deepEqual(
      flag.otherGrounds.map(({ tier }) => tier),
      ['high_risk', 'high_risk', 'high_risk'],
    );
    assert.ok(flag.otherGrounds.some(({ authority }) => authority.startsWith('FATF')));
    assert.deepEqual(Object.keys(flag.otherGrounds[0] ?? {}), ['tier', 'reason', 'authority', 'sourceUrl']);
  });

  it('comes once per place and embargoed places come first', () => {
    const flags = detectJurisdictions({
      country: 'Russia',
      address: 'Russia, Sevastopol; Sevastopol; Crimea; Belarus',
    });
    assert.deepEqual(
      flags.map(({ tier }) => tier),
      ['embargoed', 'high_risk', 'high_risk'],
    );
    assert.equal(new Set(flags.map(({ jurisdiction }) => jurisdiction)).size, 3);
  });

  it('tells what raised it: country, region name, postal code, place name, each once and in this order', () => {
    const [flag] = detectJurisdictions({
      country: 'Russia',
      address: '295000, Республика Крым, г. Симферополь, ул. Ленина 1, Симферополь',
    });
    assert.equal(
      flag?.evidence,
      'region name: Республика Крым; postal code: 295000; place name: Симферополь',
    );
    assert.equal(detectJurisdictions({ country: ' IR ' })[0]?.evidence, 'country: IR');
  });

  it('keeps its evidence short for a long address', () => {
    const towns = 'Tehran, Mashhad, Isfahan, Karaj, Tabriz, Ahvaz, Kermanshah, Urmia, Zahedan, Hamadan';
    assert.equal(detectJurisdictions({ address: towns })[0]?.evidence.split('; ').length, 6);
  });
});

describe('detection on hostile text', () => {
  const alphabet = [
    'Iran',
    'Крым',
    '平壤',
    'تهران',
    ',',
    ' ',
    '-',
    '\u0000',
    '\ud800',
    '(',
    'C/',
    '95000',
    '299011',
    'St',
    '\n',
    '🇮🇷',
    'é',
    '.',
  ];

  it('reads nothing in empty, blank or control-only fields', () => {
    for (const text of ['', ' ', '\n\n', '\u0000\u0007', ',,,', '()', '\ud800', '.'.repeat(500)]) {
      assert.deepEqual(detectJurisdictions({ country: text, address: text }), []);
    }
    assert.deepEqual(detectJurisdictions({}), []);
  });

  it('never throws on any mix of scripts, signs and lengths, and gives the same answer twice', () => {
    let seed = 1;
    const next = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 500; round += 1) {
      const text = Array.from({ length: next(40) }, () => alphabet[next(alphabet.length)]).join(
        next(2) === 0 ? ' ' : '',
      );
      const input = { country: text.slice(0, next(100)), address: text };
      assert.deepEqual(detectJurisdictions(input), detectJurisdictions(input));
    }
  });

  it('reads 500 characters of one letter, of digits and of names', () => {
    for (const unit of ['x', '9', 'Iran ', 'Иран,', '朝鲜', '5 St, ']) {
      const address = unit.repeat(500).slice(0, 500);
      assert.ok(Array.isArray(detectJurisdictions({ address })));
    }
  });

  it('reads full-width and upper-case forms alike', () => {
    assert.deepEqual(flagged('', 'ＴＥＨＲＡＮ，ＩＲＡＮ'), ['iran']);
    assert.deepEqual(flagged('', 'СЕВАСТОПОЛЬ'), ['crimea']);
    assert.deepEqual(flagged('', 'İRAN'), ['iran']);
  });
});
