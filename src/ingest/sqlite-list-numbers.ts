import type { Database } from 'better-sqlite3';
import { oncePerConnection } from '../db/borrow-connection.ts';
import type { ListCode } from '../domain/list-code.ts';
import { NO_MARK, type NumberMarks } from './number-marks.ts';
import { stagingStatements, type ConnectionStep } from './sqlite-staging.ts';

/** The number that the next generation of a list gets. */
export interface NextGeneration {
  readonly number: number;
  /**
   * Whether it follows no generation that readers know: the parties before it are from a time before, so that what differs from them says
   * nothing, and even equal ones are a new generation.
   */
  readonly isFresh: boolean;
}

interface NumbersRow {
  readonly generation: number;
  readonly put_back: number;
}

const statements = oncePerConnection((connection: Database) => ({
  numbers: connection.prepare<[ListCode], NumbersRow>(
    'select generation, put_back from lists where code = ?',
  ),
  lastId: connection.prepare<[], number>(`select seq from sqlite_sequence where name = 'party_ids'`).pluck(),
  raiseId: connection.prepare<[number]>(
    `update sqlite_sequence set seq = max(seq, ?) where name = 'party_ids'`,
  ),
  firstId: connection.prepare<[number]>(`insert into sqlite_sequence (name, seq) values ('party_ids', ?)`),
}));

/** The number of the next generation of a list: above all that were ever given. */
export async function nextGeneration(
  step: ConnectionStep,
  marks: NumberMarks,
  code: ListCode,
): Promise<NextGeneration> {
  const given = ((await marks.all()).get(code) ?? NO_MARK).number;
  const { generation, put_back: putBack } = await step(
    (connection) => statements(connection).numbers.get(code) ?? { generation: 0, put_back: 0 },
  );
  const isPutBack = generation > 0 && putBack === generation;
  return { number: Math.max(generation, given) + 1, isFresh: given > generation || isPutBack };
}

/** The highest id that a party was given; 0 for none. */
export const lastPartyId = (connection: Database): number => statements(connection).lastId.get() ?? 0;

/** Lets the next party's id be above one. */
export function raisePartyIds(connection: Database, last: number): void {
  const { raiseId, firstId } = statements(connection);
  if (raiseId.run(last).changes === 0) firstId.run(last);
}

/** Sees to it that the staged parties without an id get ids that were never given, and notes that these are. */
export async function reservePartyIds(
  step: ConnectionStep,
  marks: NumberMarks,
  code: ListCode,
): Promise<void> {
  const mark = ((await marks.all()).get('party ids') ?? NO_MARK).number;
  const [last, fresh] = await step((connection) => [
    Math.max(lastPartyId(connection), mark),
    stagingStatements(connection).countUnregistered.get(code) ?? 0,
  ]);
  if (fresh === 0) return;
  await marks.raise(new Map([['party ids', { number: last + fresh, fetchedAtMs: 0 }]]));
  await step((connection) => {
    raisePartyIds(connection, last);
  });
}
