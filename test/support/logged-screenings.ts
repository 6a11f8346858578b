import type { LoggedScreening, ScreeningRecord } from '../../src/screening-log/screening-log.ts';

/** A record of a name that account 1 screened by key 7 on one list, without a match, changed as given. */
export function screeningRecord(changes: Partial<ScreeningRecord> = {}): ScreeningRecord {
  return {
    origin: { door: 'api', accountId: 1, keyId: 7 },
    screenedAt: new Date('2026-03-15T12:00:00.000Z'),
    name: 'Qmbrel Zothvan',
    address: null,
    contacts: [],
    options: { threshold: 0.3 },
    lists: [
      { code: 'OFAC_SDN', generation: 4, dataAsOf: '2026-03-14', fetchedAt: '2026-03-15T06:00:00.000Z' },
    ],
    found: { name: 0, address: null, contact: null },
    best: null,
    flags: [],
    ...changes,
  };
}

/** What of entries tells them apart in a test. */
export function namesOf(entries: readonly LoggedScreening[]): readonly (string | null)[] {
  return entries.map(({ name }) => name);
}
