import type { Database } from 'better-sqlite3';
import type { ListCode } from '../domain/list-code.ts';
import type { ListedPartyRecord } from '../domain/listed-party.ts';
import { ListFormatError } from '../errors.ts';
import { oncePerConnection } from '../db/borrow-connection.ts';
import { sqliteCode } from '../db/sqlite-errors.ts';
import { storeRecord } from './stored-record.ts';

/** Runs one synchronous step on the connection that a commit has for itself. */
export type ConnectionStep = <T>(use: (connection: Database) => T) => Promise<T>;

/** Positions of staged records: from the first up to and without the last. */
export interface StagedRange {
  readonly from: number;
  readonly to: number;
}

/** A list and the generation that a commit writes. */
export interface CommitTarget {
  readonly code: ListCode;
  readonly generation: number;
}

/** How many parties of a range differ from the stored ones. */
export interface RangeCounts {
  readonly added: number;
  readonly changed: number;
}

type RangeParameters = StagedRange & CommitTarget;

// A temporary table belongs to the connection: filling it locks nothing, and a killed process leaves nothing.
const TABLE = `
  create temp table if not exists staged (
    position integer primary key,
    publisher_ref text not null unique,
    party_id integer,
    checksum blob not null,
    record text not null
  );
  create index if not exists temp.staged_by_party on staged (party_id)`;

const IN_RANGE = 's.position >= @from and s.position < @to';
const STORED = 'temp.staged s left join parties p on p.id = s.party_id';
const DIFFERS = '(p.id is null or p.checksum <> s.checksum)';

/** The statements that fill the staging table and compare it with the store. */
export const stagingStatements = oncePerConnection((connection: Database) => {
  connection.exec(TABLE);
  const insert = connection.prepare<[number, string, Buffer, string]>(
    'insert into temp.staged (position, publisher_ref, checksum, record) values (?, ?, ?, ?)',
  );
  return {
    clear: connection.prepare('delete from temp.staged'),
    insertAll: connection.transaction((records: readonly ListedPartyRecord[], first: number) => {
      records.forEach((record, index) => {
        const { json, checksum } = storeRecord(record);
        insert.run(first + index, record.publisherRef, checksum, json);
      });
    }),
    register: connection.prepare<RangeParameters>(`
      insert into party_ids (list_code, publisher_ref)
      select @code, s.publisher_ref from temp.staged s
      where ${IN_RANGE} and not exists (
        select 1 from party_ids r where r.list_code = @code and r.publisher_ref = s.publisher_ref)
      order by s.position`),
    countUnregistered: connection
      .prepare<[ListCode], number>(
        `select count(*) from temp.staged s where not exists (
           select 1 from party_ids r where r.list_code = ? and r.publisher_ref = s.publisher_ref)`,
      )
      .pluck(),
    identify: connection.prepare<RangeParameters>(`
      update temp.staged as s set party_id = (
        select r.id from party_ids r where r.list_code = @code and r.publisher_ref = s.publisher_ref)
      where ${IN_RANGE}`),
    count: connection.prepare<RangeParameters, RangeCounts>(`
      select coalesce(sum(p.id is null), 0) as added, coalesce(sum(p.checksum <> s.checksum), 0) as changed
      from ${STORED} where ${IN_RANGE}`),
    journal: connection.prepare<RangeParameters>(`
      insert into party_changes (list_code, generation, party_id, before, after)
      select @code, @generation, s.party_id, p.record, s.record
      from ${STORED} where ${IN_RANGE} and ${DIFFERS}`),
    write: connection.prepare<RangeParameters>(`
      insert into parties (id, list_code, generation, checksum, record)
      select s.party_id, @code, @generation, s.checksum, s.record
      from ${STORED} where ${IN_RANGE} and ${DIFFERS}
      order by s.party_id
      on conflict (id) do update set
        generation = excluded.generation, checksum = excluded.checksum, record = excluded.record`),
    journalRemoved: connection.prepare<CommitTarget>(`
      insert into party_changes (list_code, generation, party_id, before, after)
      select @code, @generation, id, record, null from parties
      where list_code = @code and id not in (select party_id from temp.staged)`),
    countRemoved: connection
      .prepare<[ListCode], number>(
        'select count(*) from parties where list_code = ? and id not in (select party_id from temp.staged)',
      )
      .pluck(),
    page: connection.prepare<[number, number], { readonly id: number; readonly record: string }>(
      'select party_id as id, record from temp.staged where party_id > ? order by party_id limit ?',
    ),
    content: connection
      .prepare<[], [number, Buffer]>('select party_id, checksum from temp.staged order by party_id')
      .raw(),
    remove: connection.prepare<CommitTarget>(`
      delete from parties where list_code = @code and id not in (select party_id from temp.staged)`),
  };
});

/** Adds records to the staging table. Throws `ListFormatError` for a reference that comes twice. */
export function stageRecords(
  connection: Database,
  records: readonly ListedPartyRecord[],
  first: number,
): void {
  try {
    stagingStatements(connection).insertAll(records, first);
  } catch (error) {
    if (sqliteCode(error) !== 'SQLITE_CONSTRAINT_UNIQUE') throw error;
    throw new ListFormatError(`the reference ${repeatedReference(connection, records)} comes twice`, {
      cause: error,
    });
  }
}

function repeatedReference(connection: Database, records: readonly ListedPartyRecord[]): string {
  const known = connection.prepare<[string], number>('select 1 from temp.staged where publisher_ref = ?');
  const seen = new Set<string>();
  for (const { publisherRef } of records) {
    if (seen.has(publisherRef) || known.get(publisherRef) !== undefined) return publisherRef;
    seen.add(publisherRef);
  }
  return 'of a party';
}
