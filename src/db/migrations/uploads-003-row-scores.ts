import type { Migration } from '../connection.ts';

/** Best score of a search among the matches of a row, which are kept best first; null where it was not searched. */
const scoreOf = (search: string): string =>
  `case when json_type(d.detail, '${search}.matches') is not null
    then coalesce(json_extract(d.detail, '${search}.matches[0].score'), 0) end`;

/** The best score of each kind of search of a row, also of the rows that are there: by these they are counted, chosen and sorted. */
export const uploads003: Migration = {
  name: 'uploads-003-row-scores',
  async up(knex) {
    for (const kind of ['name', 'contact', 'address']) {
      await knex.raw(`alter table upload_rows add column ${kind}_score real`);
    }
    await knex.raw(`
      update upload_rows set (name_score, contact_score, address_score) = (
        select
          (select max(score) from (
            select ${scoreOf('$.name')} as score
            union all
            select case when json_type(o.value, '$.name.matches') is not null
              then coalesce(json_extract(o.value, '$.name.matches[0].score'), 0) end
            from json_each(d.detail, '$.others') as o)),
          ${scoreOf('$.contacts')},
          ${scoreOf('$.address')}
        from upload_row_details as d where d.upload_id = upload_rows.upload_id and d.row = upload_rows.row)`);
    await knex.raw(
      'create index upload_rows_kinds on upload_rows (upload_id, name_score, contact_score, address_score)',
    );
  },
};
