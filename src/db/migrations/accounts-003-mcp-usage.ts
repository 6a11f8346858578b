import type { Migration } from '../connection.ts';

/** Screenings without a key on the endpoint for AI agents, by UTC day (`2026-11-21`) and client network. */
export const accounts003: Migration = {
  name: 'accounts-003-mcp-usage',
  async up(knex) {
    await knex.raw(`
      create table mcp_usage (
        day text not null,
        network text not null,
        screenings integer not null check (screenings >= 0),
        primary key (day, network)
      ) without rowid`);
  },
};
