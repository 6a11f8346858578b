import assert from 'node:assert/strict';
import { resolveCountry } from '../../src/countries/countries.ts';
import { PLACES } from '../../src/jurisdictions/data/places.ts';

describe('data of the flagged places', () => {
  it('gives every place its own id, display name and codes', () => {
    for (const key of ['id', 'jurisdiction'] as const) {
      assert.equal(new Set(PLACES.map((place) => place[key])).size, PLACES.length, key);
    }
    const codes = PLACES.flatMap((place) => [
      place.alpha2,
      place.alpha3,
      ...(place.subdivisions ?? []),
    ]).filter(Boolean);
    assert.equal(new Set(codes).size, codes.length);
  });

  it('lists embargoed places before high-risk ones', () => {
    const tiers = PLACES.map((place) => place.grounds[0].tier);
    assert.deepEqual(
      tiers,
      tiers.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)),
    );
  });

  for (const place of PLACES) {
    describe(place.id, () => {
      it('is a country or a region of one, by codes the country resolver knows', () => {
        assert.ok((place.alpha2 === undefined) !== (place.subdivisions === undefined));
        assert.equal(place.alpha3 === undefined, place.alpha2 === undefined);
        for (const code of [...place.countries, ...(place.alpha2 === undefined ? [] : [place.alpha2])]) {
          assert.equal(resolveCountry(code), code);
        }
        if (place.alpha3 !== undefined) assert.equal(resolveCountry(place.alpha3), place.alpha2);
      });

      it('has grounds with a tier, a sentence, an authority, an https source and the day of its text, strongest first', () => {
        for (const { tier, reason, authority, sourceUrl, asOf } of place.grounds) {
          assert.ok(['embargoed', 'high_risk'].includes(tier));
          assert.match(reason, /^\p{Lu}.{40,}\.$/u);
          assert.ok(authority.length > 5);
          assert.equal(new URL(sourceUrl).protocol, 'https:');
          assert.match(asOf, /^20\d\d-\d\d-\d\d$/u);
        }
        const tiers = place.grounds.map((ground) => ground.tier);
        assert.deepEqual(
          tiers,
          tiers.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)),
        );
      });

      it('spells every name once in its class, without blank or padded spellings', () => {
        const { strong, component, countryFieldOnly = [], heldSide = [], capitals = [] } = place.names;
        const { regions, towns } = place;
        const classes = [
          strong,
          component,
          countryFieldOnly,
          heldSide,
          capitals,
          regions.strong,
          regions.context,
        ];
        for (const spellings of [...classes, ...towns.map((town) => town.spellings)]) {
          assert.equal(new Set(spellings).size, spellings.length, spellings.join('|'));
          for (const spelling of spellings) assert.match(spelling, /^\S(?:.*\S)?$/u);
        }
      });

      it('marks as strong or weak only spellings that the town has, and names only known places and countries', () => {
        const ids = new Set(PLACES.map(({ id }) => id));
        for (const town of place.towns) {
          const marked = [...(town.strongSpellings ?? []), ...(town.weakSpellings ?? [])];
          assert.deepEqual(
            marked.filter((spelling) => !town.spellings.includes(spelling)),
            [],
          );
          assert.ok(
            town.notWhenNamed === undefined || (ids.has(town.notWhenNamed) && town.notWhenNamed !== place.id),
          );
          for (const code of town.onlyIn ?? []) assert.ok(place.countries.includes(code));
          for (const prefix of town.postalPrefixes ?? []) assert.match(prefix, /^\d{2,4}$/u);
        }
      });

      it('has postal patterns that match a whole code of five or six digits', () => {
        for (const { system, pattern } of place.postalCodes ?? []) {
          assert.match(pattern.source, /^\^.*\$$/u);
          assert.equal(pattern.global, false);
          const digits = system === 'ukraine' ? 5 : 6;
          const codes = Array.from({ length: 10 ** 4 }, (_, index) =>
            String(index * 10 ** (digits - 4)).padStart(digits, '0'),
          );
          assert.ok(codes.some((code) => pattern.test(code)));
          assert.equal(pattern.test('1'.repeat(12 - digits)), false);
        }
      });
    });
  }

  it('gives no postal code to two places', () => {
    for (let code = 0; code < 300_000; code += 250) {
      for (const text of [String(code).padStart(5, '0'), String(code).padStart(6, '0')]) {
        const owners = PLACES.filter((place) => place.postalCodes?.some(({ pattern }) => pattern.test(text)));
        assert.ok(owners.length <= 1, `${text}: ${owners.map(({ id }) => id).join(', ')}`);
      }
    }
  });
});
