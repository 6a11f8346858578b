import assert from 'node:assert/strict';
import { ServiceError } from '../../src/errors.ts';
import { createPatientLog, type PatientLog } from '../../src/screening-log/patient-log.ts';
import type { ScreeningRecord } from '../../src/screening-log/screening-log.ts';
import { screeningRecord } from '../support/logged-screenings.ts';

const LOCKED = new ServiceError('busy', 'locked');

describe('a log that can be written while its store cannot', () => {
  let fails: Error | null;
  let refused: string;
  let written: (string | null)[];
  let lost: number;
  let log: PatientLog;

  beforeEach(() => {
    fails = null;
    refused = '';
    written = [];
    lost = 0;
    log = createPatientLog({
      log: {
        append(records) {
          if (fails !== null) return Promise.reject(fails);
          if (records.some(({ name }) => name === refused)) return Promise.reject(new TypeError('refused'));
          written.push(...records.map(({ name }) => name));
          return Promise.resolve();
        },
      },
      onLost: (_error, records) => {
        lost += records;
      },
      mostWaiting: 5,
    });
  });
  afterEach(() => log.close());

  const named = (...names: string[]): ScreeningRecord[] => names.map((name) => screeningRecord({ name }));
  const allWritten = async (): Promise<void> => {
    while (log.waiting() > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  };

  it('writes at once while the store is well', async () => {
    await log.append(named('a', 'b'));
    assert.deepEqual([written, log.waiting()], [['a', 'b'], 0]);
  });

  for (const trouble of [LOCKED, new ServiceError('store_unavailable', 'the disk is full')]) {
    it(`keeps what comes while ${trouble.message}, and writes it in its order`, async () => {
      fails = trouble;
      await log.append(named('a'));
      await log.append(named('b', 'c'));
      fails = null;
      await log.append(named('d'));
      assert.deepEqual([written, log.waiting()], [[], 4]);
      await allWritten();
      assert.deepEqual([written, lost], [['a', 'b', 'c', 'd'], 0]);
      await log.append(named('e'));
      assert.deepEqual(written.at(-1), 'e');
    });
  }

  it('refuses what would wait beyond its bound, and only that', async () => {
    fails = LOCKED;
    await log.append(named('a', 'b', 'c', 'd'));
    await assert.rejects(log.append(named('e', 'f')));
    await log.append(named('g'));
    fails = null;
    await allWritten();
    assert.deepEqual([written, lost], [['a', 'b', 'c', 'd', 'g'], 0]);
  });

  it('tells at the end how many records it could not write', async () => {
    fails = LOCKED;
    await log.append(named('a', 'b'));
    await log.close();
    assert.deepEqual([written, lost, log.waiting()], [[], 2, 0]);
  });

  it('writes at the end what it can', async () => {
    fails = LOCKED;
    await log.append(named('a', 'b'));
    fails = null;
    await log.close();
    assert.deepEqual([written, lost], [['a', 'b'], 0]);
  });

  it('loses a record that cannot be written alone, and tells', async () => {
    fails = LOCKED;
    refused = 'b';
    await log.append(named('a', 'b', 'c'));
    fails = null;
    await allWritten();
    assert.deepEqual([written, lost], [['a', 'c'], 1]);
  });

  it('keeps nothing that fails for a reason of its own', async () => {
    fails = new TypeError('a bad record');
    await assert.rejects(log.append(named('a')), TypeError);
    assert.equal(log.waiting(), 0);
  });
});
