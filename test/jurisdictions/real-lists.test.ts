import assert from 'node:assert/strict';
import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { resolveCountry } from '../../src/countries/countries.ts';
import { PLACES } from '../../src/jurisdictions/data/places.ts';
import { detectJurisdictions } from '../../src/jurisdictions/jurisdictions.ts';
import { sharedPath } from '../support/shared.ts';

interface ListedLine {
  readonly country: string;
  readonly code: string;
  readonly address: string;
}

const flaggedCountries = new Map(
  PLACES.flatMap((place) => (place.alpha2 === undefined ? [] : [[place.alpha2, place.jurisdiction]])),
);

/** Columns of OFAC's add.csv: party, address number, street, city with state and code, country, remarks; `-0-` is none. */
async function readListedLines(path: string): Promise<ListedLine[]> {
  const lines: ListedLine[] = [];
  for await (const row of createReadStream(path, 'latin1').pipe(
    parse({ relaxColumnCount: true }),
  ) as AsyncIterable<string[]>) {
    const [street = '', city = '', country = ''] = row
      .slice(2, 5)
      .map((cell) => cell.trim().replace(/^-0-$/u, ''));
    const address = [street, city].filter((part) => part !== '').join(', ');
    const code = resolveCountry(country);
    if (code !== null && address !== '') lines.push({ country, code, address });
  }
  return lines;
}

describe('flags for the addresses of the OFAC list', () => {
  let lines: ListedLine[] = [];

  before(async function () {
    const path = sharedPath('lists/OFAC_SDN/add.csv');
    if (path === null) return this.skip();
    lines = await readListedLines(path);
    assert.ok(lines.length > 10_000);
  });

  it('are not raised in countries without flag, with the country given or not', () => {
    const elsewhere = lines.filter(({ code }) => !flaggedCountries.has(code) && code !== 'UA');
    const withCountry = elsewhere.filter((line) => detectJurisdictions(line).length > 0);
    const without = elsewhere.filter(({ address }) => detectJurisdictions({ address }).length > 0);
    assert.deepEqual(withCountry, []);
    assert.ok(without.length <= 3, JSON.stringify(without));
  });

  it('are raised by the country field for every address of a flagged country', () => {
    for (const line of lines.filter(({ code }) => flaggedCountries.has(code))) {
      const names = detectJurisdictions(line).map(({ jurisdiction }) => jurisdiction);
      assert.ok(names.includes(flaggedCountries.get(line.code) ?? ''), JSON.stringify(line));
    }
  });

  it('are raised by the address alone for 85 % of those in Iran, North Korea and Belarus', () => {
    for (const country of ['IR', 'KP', 'BY']) {
      const own = lines.filter(({ code }) => code === country);
      const found = own.filter(({ address }) => detectJurisdictions({ address }).length > 0);
      assert.ok(found.length >= own.length * 0.85, `${country}: ${found.length} of ${own.length}`);
    }
  });
});
