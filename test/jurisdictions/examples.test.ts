import assert from 'node:assert/strict';
import examples from '../cases/jurisdictions.examples.json' with { type: 'json' };
import { PLACES } from '../../src/jurisdictions/data/places.ts';
import { detectJurisdictions } from '../../src/jurisdictions/jurisdictions.ts';

const idByName = new Map(PLACES.map((place) => [place.jurisdiction, place.id]));

describe('examples of the jurisdictions data', () => {
  for (const { country, address, expect } of examples) {
    const places = expect.map(({ place }) => place);
    it(`reads "${country}" | "${address}" as ${places.join(' and ') || 'no flagged place'}`, () => {
      const flags = detectJurisdictions({ country, address });
      assert.deepEqual(
        flags.map((flag) => idByName.get(flag.jurisdiction)),
        places,
      );
      expect.forEach(({ evidence }, index) => {
        for (const text of evidence)
          assert.ok(flags[index]?.evidence.includes(text), `${text} in ${flags[index]?.evidence}`);
      });
    });
  }
});
