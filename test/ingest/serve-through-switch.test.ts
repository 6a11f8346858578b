import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { composeIngest, type IngestServices } from '../../src/compose-ingest.ts';
import { composeAccounts } from '../../src/compose-accounts.ts';
import { readConfig, type Config } from '../../src/config.ts';
import { createLogger } from '../../src/logger.ts';
import { startService, type RunningService } from '../../src/start-service.ts';
import { freshFolder, removeFolders, writeFiles } from './support/folders.ts';
import { partiesSource } from './support/parties-source.ts';

const REQUESTS_PER_SECOND = 20;
const REQUESTS_BEFORE = 20;
const SOURCES = [partiesSource('EU_FSF'), partiesSource('OFAC_SDN')];

/** Parties of one generation: each name tells which one it is of. */
interface Edition {
  readonly word: string;
  readonly count: number;
}
const OLD: Edition = { word: 'Alderwick', count: 40 };
const NEW: Edition = { word: 'Brackenfold', count: 25 };

interface Answer {
  readonly status: number;
  readonly total: number;
  readonly names: readonly string[];
}

function file({ word, count }: Edition): string {
  const parties = Array.from(
    { length: count },
    (_, index) => `<party ref="${index + 1}"><name>Quillhaven Stonemarsh ${word}</name></party>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<parties>${parties.join('\n')}</parties>\n`;
}

describe('serving through a switch of generations', () => {
  let folder: string;
  let config: Config;
  let ingest: IngestServices;
  let service: RunningService;
  let key: string;

  const load = async (edition: Edition): Promise<void> => {
    await writeFiles(folder, { 'lists/EU_FSF/parties.xml': file(edition) });
    const request = {
      codes: ['EU_FSF'],
      from: join(folder, 'lists'),
      force: true,
      strict: true,
      waitMs: 0,
    } as const;
    assert.equal((await ingest.updateLists(request)).lists[0]?.outcome, 'updated');
  };

  const screen = async (): Promise<Answer> => {
    const response = await fetch(`${service.publicUrl}/api/v1/screen/`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Quillhaven Stonemarsh', limit: 50 }),
    });
    const { total_matches: total = -1, matches = [] } = (await response.json()) as {
      readonly total_matches?: number;
      readonly matches?: readonly { readonly name: string }[];
    };
    return { status: response.status, total, names: matches.map(({ name }) => name) };
  };

  /** Whether an answer is wholly of one edition: each of its parties and no other. */
  const isOf = ({ word, count }: Edition, { total, names }: Answer): boolean =>
    total === count && names.length === count && names.every((name) => name.endsWith(word));

  before(async () => {
    folder = await freshFolder();
    config = readConfig({ DATA_DIR: join(folder, 'data'), PORT: '0' });
    ingest = await composeIngest(config, { sources: SOURCES });
    await load(OLD);
    const accounts = await composeAccounts(config);
    key = (await accounts.management.create({ email: 'switch@example.com', plan: 'starter' })).apiKey;
    await accounts.close();
    service = await startService(config, createLogger('silent'), { sources: SOURCES });
  });

  after(async () => {
    await service.stop();
    await ingest.close();
    await removeFolders();
  });

  it('answers 20 requests a second without an error or a mixed answer, with the new one a second after the commit', async () => {
    const running: Promise<Answer>[] = [];
    const send = async (): Promise<void> => {
      running.push(screen());
      await sleep(1000 / REQUESTS_PER_SECOND);
    };
    for (let sent = 0; sent < REQUESTS_BEFORE; sent++) await send();
    let committedAfter = Number.POSITIVE_INFINITY;
    const committing = load(NEW).then(() => {
      committedAfter = running.length;
    });
    while (running.length < committedAfter + 2 * REQUESTS_PER_SECOND) await send();
    await committing;
    const answers = await Promise.all(running);
    assert.deepEqual(
      answers.filter(({ status }) => status !== 200),
      [],
    );
    const mixed = answers.filter((answer) => !isOf(OLD, answer) && !isOf(NEW, answer));
    assert.deepEqual(mixed, []);
    assert.ok(answers[0] !== undefined && isOf(OLD, answers[0]), 'the old generation is served first');
    // As many were sent since as are in a second: a busy machine holds up the service and its clients alike.
    const late = answers.slice(committedAfter + REQUESTS_PER_SECOND);
    assert.equal(late.length, REQUESTS_PER_SECOND);
    assert.ok(
      late.every((answer) => isOf(NEW, answer)),
      'the new generation is served',
    );
  });

  it('never goes back to the old generation once an answer was of the new one', async () => {
    await load(OLD);
    const seen: boolean[] = [];
    while (seen.at(-1) !== true) {
      seen.push(isOf(OLD, await screen()));
      await sleep(20);
    }
    for (let more = 0; more < 20; more++) seen.push(isOf(OLD, await screen()));
    assert.deepEqual(
      seen.slice(seen.indexOf(true)).filter((old) => !old),
      [],
    );
  });
});
