import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import { borrowConnection, oncePerConnection } from '../db/borrow-connection.ts';
import { createCustomerIds, withFreshId } from '../db/customer-ids.ts';
import { foldText } from '../matching/normalise/fold-text.ts';
import { entryOfRow, rowOfRecord, type LogRow, type NewLogRow } from './log-rows.ts';
import type {
  LogCursor,
  LoggedLevel,
  LoggedScreening,
  LogPage,
  LogSearch,
  ScreeningLogStore,
  ScreeningRecord,
} from './screening-log.ts';

/** Entries that one step of a search looks at, a few milliseconds; requests run between two steps. */
const STEP = 1_000;
/** Entries that one step of forgetting deletes. */
const FORGET_STEP = 1_000;
const MOST_WORDS = 6;
/** How long an answer waits for the log while another process writes it. */
const APPEND_WAIT_MS = 200;
/** Combinations of lists and dates whose number is remembered. */
const EDITIONS_REMEMBERED = 64;

/** Bounds of the best score: from the first, below the second. No match counts as -1. */
const BOUNDS: Readonly<Record<LoggedLevel | 'any', readonly [number, number]>> = {
  any: [-1, 2],
  high: [0.8, 2],
  medium: [0.5, 0.8],
  low: [0, 0.5],
  none: [-1, 0],
};

/** The entries of an account from a moment on that come after a place, newest first. */
interface Stretch {
  readonly accountId: number;
  readonly at: number;
  readonly id: number;
  readonly from: number;
}

interface StretchSearch extends Stretch {
  readonly lastAt: number;
  readonly lastId: number;
  /** Of the search, empty for none. */
  readonly [word: `word${number}`]: string;
  readonly least: number;
  readonly below: number;
  readonly size: number;
}

interface Place {
  readonly screened_at: number;
  readonly id: number;
}

const WORDS = Array.from({ length: MOST_WORDS }, (_, place) => `word${place}` as const);

const ENTRY = `select screenings.*, list_editions.content as lists
  from screenings join list_editions on list_editions.id = screenings.list_editions_id`;
const WITHIN = `account_id = @accountId and screened_at >= @from and (screened_at, screenings.id) < (@at, @id)`;

const ids = createCustomerIds();

const statements = oncePerConnection((connection: Database) => {
  const keepEditions = connection.prepare<[string]>(
    'insert or ignore into list_editions (content) values (?)',
  );
  const editionsId = connection
    .prepare<[string], number>('select id from list_editions where content = ?')
    .pluck();
  const known = new Map<string, number>();
  const insert = connection.prepare<NewLogRow & { readonly id: number; readonly editionsId: number }>(`
    insert into screenings (id, account_id, key_id, door, reference, screened_at, name, address, contacts, searched_text,
      options, list_editions_id, name_matches, address_matches, contact_matches, best_score, best_match, flags)
    values (@id, @accountId, @keyId, @door, @reference, @screenedAt, @name, @address, @contacts, @searchedText,
      @options, @editionsId, @nameMatches, @addressMatches, @contactMatches, @bestScore, @bestMatch, @flags)`);
  const idOfEditions = (content: string): number => {
    keepEditions.run(content);
    const id = editionsId.get(content);
    if (id === undefined) throw new Error('the lists of a screening were not stored');
    return id;
  };
  const append = connection.transaction((records: readonly ScreeningRecord[]): Map<string, number> => {
    const fresh = new Map<string, number>();
    for (const record of records) {
      const content = JSON.stringify(record.lists);
      const id = known.get(content) ?? fresh.get(content) ?? idOfEditions(content);
      fresh.set(content, id);
      const row = { ...rowOfRecord(record), editionsId: id };
      withFreshId(ids, record.screenedAt, (fresh) => insert.run({ ...row, id: fresh }));
    }
    return fresh;
  });
  return {
    append: (records: readonly ScreeningRecord[]): void => {
      // Numbers are only remembered once they are committed.
      for (const [content, id] of append.immediate(records)) known.set(content, id);
      if (known.size > EDITIONS_REMEMBERED) known.clear();
    },
    endOfStep: connection.prepare<Stretch, Place>(`
      select screened_at, id from screenings where ${WITHIN}
      order by screened_at desc, id desc limit 1 offset ${STEP - 1}`),
    searchStep: connection.prepare<StretchSearch, LogRow>(`
      ${ENTRY} where ${WITHIN} and (screened_at, screenings.id) >= (@lastAt, @lastId)
        and coalesce(best_score, -1) >= @least and coalesce(best_score, -1) < @below
        and ${WORDS.map((word) => `instr(searched_text, @${word})`).join(' and ')}
      order by screened_at desc, screenings.id desc limit @size`),
    find: connection.prepare<[number, number], LogRow>(`${ENTRY} where screenings.id = ? and account_id = ?`),
    // In the order of their numbers, which is that of their moments but for seconds: an index of moments would cost every
    // screening a page more to write.
    forgetBefore: connection.prepare<[number]>(`
      delete from screenings where screened_at < ? and id in
        (select id from screenings order by id limit ${FORGET_STEP})`),
    nextAccount: connection
      .prepare<[number], number | null>('select min(account_id) from screenings where account_id > ?')
      .pluck(),
    forgetAccount: connection.prepare<[number]>(`
      delete from screenings where id in (select id from screenings where account_id = ? limit ${FORGET_STEP})`),
  };
});

/**
 * The screening log in SQLite. One prepared insert a screening, committed before the answer goes out: tens of microseconds,
 * since the write-ahead log is not synced to the disk at each commit. What is written outlives the process, not a loss of
 * power in the last moments. Texts are looked for by reading on, in steps: an index of words would cost each screening
 * more than all the rest, and would not find parts of words.
 */
export class SqliteScreeningLogStore implements ScreeningLogStore {
  readonly #database: Knex;

  constructor(database: Knex) {
    this.#database = database;
  }

  append(records: readonly ScreeningRecord[]): Promise<void> {
    const write = (connection: Database): void => {
      statements(connection).append(records);
    };
    return borrowConnection(this.#database, write, { waitMs: APPEND_WAIT_MS });
  }

  async search(search: LogSearch, size: number): Promise<LogPage> {
    const entries: LoggedScreening[] = [];
    let place: Place | null = startOf(search);
    while (place !== null) {
      const step = await this.#searchStep(search, place, size + 1 - entries.length);
      entries.push(...step.rows.map(entryOfRow));
      if (entries.length > size)
        return { entries: entries.slice(0, size), next: cursorOf(entries[size - 1]) };
      place = step.end;
      await new Promise((resolve) => setImmediate(resolve));
    }
    return { entries, next: null };
  }

  async find(accountId: number, id: number): Promise<LoggedScreening | null> {
    const row = await this.#borrow((connection) => statements(connection).find.get(id, accountId));
    return row === undefined ? null : entryOfRow(row);
  }

  forgetBefore(moment: Date): Promise<number> {
    return this.#inSteps((connection) => statements(connection).forgetBefore.run(moment.getTime()).changes);
  }

  async accounts(): Promise<readonly number[]> {
    return this.#borrow((connection) => {
      const { nextAccount } = statements(connection);
      const found: number[] = [];
      for (let id = nextAccount.get(0) ?? null; id !== null; id = nextAccount.get(id) ?? null) found.push(id);
      return found;
    });
  }

  forgetAccount(accountId: number): Promise<number> {
    return this.#inSteps((connection) => statements(connection).forgetAccount.run(accountId).changes);
  }

  /** Looks at the next entries, some thousands; `end` is the last of them, null when there are no more. */
  #searchStep(
    { accountId, from, text = '', level }: LogSearch,
    { screened_at: at, id }: Place,
    size: number,
  ): Promise<{ readonly rows: readonly LogRow[]; readonly end: Place | null }> {
    const stretch = { accountId, at, id, from: from?.getTime() ?? Number.MIN_SAFE_INTEGER };
    const words = foldText(text)
      .split(' ')
      .filter((word) => word !== '')
      .slice(0, MOST_WORDS);
    const [least, below] = BOUNDS[level ?? 'any'];
    return this.#borrow((connection) => {
      const { endOfStep, searchStep } = statements(connection);
      const end = endOfStep.get(stretch) ?? null;
      const rows = searchStep.all({
        ...stretch,
        lastAt: end?.screened_at ?? Number.MIN_SAFE_INTEGER,
        lastId: end?.id ?? 0,
        ...Object.fromEntries(WORDS.map((name, place) => [name, words[place] ?? ''])),
        least,
        below,
        size,
      });
      return { rows, end };
    });
  }

  async #inSteps(forget: (connection: Database) => number): Promise<number> {
    let forgotten = 0;
    for (;;) {
      const count = await this.#borrow(forget);
      forgotten += count;
      if (count < FORGET_STEP) return forgotten;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  #borrow<T>(use: (connection: Database) => T): Promise<T> {
    return borrowConnection(this.#database, use);
  }
}

/** The place before the first entry to look at. */
function startOf({ until, after }: LogSearch): Place {
  const before = until === undefined ? Number.MAX_SAFE_INTEGER : until.getTime();
  if (after === undefined || after.screenedAt.getTime() >= before) return { screened_at: before, id: 0 };
  return { screened_at: after.screenedAt.getTime(), id: after.id };
}

function cursorOf(entry: LoggedScreening | undefined): LogCursor | null {
  return entry === undefined ? null : { screenedAt: entry.screenedAt, id: entry.id };
}
