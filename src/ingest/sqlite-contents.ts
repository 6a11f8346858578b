import type { Knex } from 'knex';
import { borrowConnection } from '../db/borrow-connection.ts';
import type { ListCode } from '../domain/list-code.ts';
import { contentOf } from './stored-record.ts';

/** Notes what lists are made of that an earlier release committed: once for each, in milliseconds. */
export function noteContents(database: Knex): Promise<void> {
  return borrowConnection(database, (connection) => {
    const unknown = connection
      .prepare<[], ListCode>(`select code from lists where generation > 0 and content = ''`)
      .pluck()
      .all();
    if (unknown.length === 0) return;
    const parties = connection
      .prepare<[ListCode], [number, Buffer]>(
        'select id, checksum from parties where list_code = ? order by id',
      )
      .raw();
    const note = connection.prepare<[string, ListCode]>('update lists set content = ? where code = ?');
    connection
      .transaction(() => {
        for (const code of unknown) note.run(contentOf(parties.iterate(code)), code);
      })
      .immediate();
  });
}
