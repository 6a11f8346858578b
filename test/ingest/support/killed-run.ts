import SqliteDatabase from 'better-sqlite3';
import { composeIngest } from '../../../src/compose-ingest.ts';
import { partiesSource } from './parties-source.ts';

/**
 * A run that kills itself, as `kill -9` would, when it comes to a step. Arguments: data folder, folder of lists or address
 * of the file, step.
 */
const [dataDir = '', from = '', killAt = ''] = process.argv.slice(2);

function reached(step: string): void {
  if (step === killAt) process.kill(process.pid, 'SIGKILL');
}

// The steps inside a commit are only visible at the database itself.
let runsInTransaction = -1;

const plainExec = SqliteDatabase.prototype.exec;
SqliteDatabase.prototype.exec = function exec(sql: string) {
  if (sql === 'commit') reached('before commit');
  const result = plainExec.call(this, sql);
  if (sql === 'begin immediate') {
    runsInTransaction = 0;
    reached('begin');
  }
  if (sql === 'commit') {
    runsInTransaction = -1;
    reached('after commit');
  }
  return result;
};
const statement = Object.getPrototypeOf(new SqliteDatabase(':memory:').prepare('select 1')) as {
  run: (this: unknown, ...parameters: unknown[]) => unknown;
};
const plainRun = statement.run;
statement.run = function run(...parameters: unknown[]) {
  const result = plainRun.apply(this, parameters);
  if (runsInTransaction >= 0) reached(`write ${++runsInTransaction}`);
  return result;
};

const remote = from.startsWith('http:');
const source = partiesSource('EU_FSF', {
  ...(remote ? { location: { kind: 'direct', url: from } } : {}),
  onRecord: (position) => {
    reached(`record ${position}`);
  },
});
const services = await composeIngest(
  { DATA_DIR: dataDir },
  {
    sources: [source],
    publisher: () => ({
      publish: () => {
        reached('publish');
        return Promise.resolve();
      },
    }),
    announce: () => {
      reached('announce');
      return Promise.resolve();
    },
    onEvent: ({ kind }) => {
      reached(kind);
    },
  },
);
await services.updateLists({
  codes: null,
  from: remote ? null : from,
  force: false,
  strict: false,
  waitMs: 0,
});
await services.close();
