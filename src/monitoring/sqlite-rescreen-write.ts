import type { Database } from 'better-sqlite3';
import { oncePerConnection } from '../db/borrow-connection.ts';
import type { ListCode } from '../domain/list-code.ts';
import type { Match } from '../domain/match.ts';
import { insertMail } from '../mail/sqlite-outbox-store.ts';
import type {
  NewMatch,
  PartyScope,
  RescreenOutcome,
  RescreenResult,
  ScreenedWatch,
} from './rescreen-store.ts';
import type { AlertRun } from './sent-alerts.ts';
import { levelRose } from './screen-watches.ts';
import { watchOfRow, type WatchRow } from './watch-rows.ts';
import type { WatchHit } from './watch-store.ts';
import type { Watch } from './watch.ts';

interface HitRow {
  readonly watch_id: number;
  readonly party_id: number;
  readonly list_code: ListCode;
  readonly score: number;
}

/** A party of a watched item's match or decision that has another id now. */
interface ReferenceMove {
  readonly watchId: number;
  readonly partyId: number;
  readonly listCode: ListCode;
  readonly publisherRef: string;
}

const statements = oncePerConnection((connection: Database) => ({
  hitsOfList: connection.prepare<[ListCode], HitRow>('select * from watch_matches where list_code = ?'),
  hitsOfParties: connection.prepare<[ListCode, string], HitRow>(`
    select * from watch_matches where list_code = ? and party_id in (select value from json_each(?))`),
  generation: connection
    .prepare<[ListCode], number>('select generation from screened_lists where list_code = ?')
    .pluck(),
  move: connection.prepare<[ListCode, number]>(`
    insert into screened_lists (list_code, generation) values (?, ?)
    on conflict (list_code) do update set generation = excluded.generation`),
  watches: connection.prepare<[], WatchRow>('select * from watches'),
  keep: connection.prepare<[number, number, ListCode, string | null, number, number]>(`
    insert into watch_matches (watch_id, party_id, list_code, publisher_ref, score, first_seen_at)
    values (?, ?, ?, ?, ?, ?)
    on conflict (watch_id, party_id) do update set score = excluded.score, list_code = excluded.list_code`),
  byReference: connection.prepare<[number, ListCode, string], HitRow>(
    'select * from watch_matches where watch_id = ? and list_code = ? and publisher_ref = ?',
  ),
  moveMatch: connection.prepare<ReferenceMove>(`
    update watch_matches set party_id = @partyId
    where watch_id = @watchId and list_code = @listCode and publisher_ref = @publisherRef`),
  moveReview: connection.prepare<ReferenceMove>(`
    update or replace match_reviews set party_id = @partyId
    where watch_id = @watchId and list_code = @listCode and publisher_ref = @publisherRef`),
  drop: connection.prepare<[number, number]>('delete from watch_matches where watch_id = ? and party_id = ?'),
  isFalsePositive: connection
    .prepare<[number, number], number>(
      `select 1 from match_reviews where watch_id = ? and party_id = ? and verdict = 'false_positive'`,
    )
    .pluck(),
  lostAlert: connection
    .prepare<[number, ListCode, string], number>(
      'select score from lost_alerts where watch_id = ? and list_code = ? and publisher_ref = ?',
    )
    .pluck(),
  forgetLost: connection.prepare<[ListCode, string]>(
    'delete from lost_alerts where list_code = ? and watch_id in (select value from json_each(?))',
  ),
  nextRun: connection
    .prepare<[], number>('update alert_runs set last = last + 1 where id = 1 returning last')
    .pluck(),
  best: connection.prepare<{ readonly id: number }>(`
    update watches set best_score = coalesce((select max(score) from watch_matches where watch_id = @id), 0)
    where id = @id`),
  checked: connection.prepare<{ readonly now: number; readonly whole: number; readonly ids: string }>(`
    update watches set last_checked_at = @now, behind = case when @whole then 0 else behind end
    where id in (select value from json_each(@ids))`),
  leaveBehind: connection.prepare<[string]>(
    'update watches set behind = 1 where behind = 0 and id not in (select value from json_each(?))',
  ),
}));

/** What is known to match within the scope, by item and party. */
export function hitsIn(
  connection: Database,
  scope: PartyScope,
): ReadonlyMap<number, ReadonlyMap<number, WatchHit>> {
  const known = new Map<number, Map<number, WatchHit>>();
  const { hitsOfList, hitsOfParties } = statements(connection);
  for (const [code, ids] of scope) {
    const rows = ids === null ? hitsOfList.all(code) : hitsOfParties.all(code, JSON.stringify(ids));
    for (const row of rows) {
      const hits = known.get(row.watch_id) ?? new Map<number, WatchHit>();
      hits.set(row.party_id, { partyId: row.party_id, listCode: row.list_code, score: row.score });
      known.set(row.watch_id, hits);
    }
  }
  return known;
}

/** Thrown to undo a run whose view of the matches was out of date. */
class Superseded extends Error {}

/** Writes a run; must be the body of a write transaction that nothing is nested in. */
export function writeRescreening(connection: Database, result: RescreenResult): RescreenOutcome {
  const { generation } = statements(connection);
  if (result.lists.some(({ code, from }) => (generation.get(code) ?? 0) !== from)) {
    return { outcome: 'superseded' };
  }
  try {
    // A savepoint, so that what was written before the discovery is undone.
    return connection.transaction(() => writeAll(connection, result))();
  } catch (error) {
    if (error instanceof Superseded) return { outcome: 'superseded' };
    throw error;
  }
}

function writeAll(connection: Database, result: RescreenResult): RescreenOutcome {
  const { watches, checked, leaveBehind, move, forgetLost } = statements(connection);
  const existing = new Map(watches.all().map((row) => [row.id, watchOfRow(row)]));
  const known = hitsIn(connection, result.scope);
  const news: NewMatch[] = [];
  for (const screened of result.screened) {
    const watch = existing.get(screened.watchId);
    // An item that was removed meanwhile.
    if (watch === undefined) continue;
    const hits = followReferences(connection, watch.id, screened, known.get(watch.id) ?? new Map());
    news.push(...writeWatch(connection, { watch, known: hits, now: result.now }, screened));
  }
  const ids = JSON.stringify(result.screened.map(({ watchId }) => watchId));
  checked.run({ now: result.now.getTime(), whole: Number(result.whole), ids });
  if (result.lists.some(({ from, to }) => from !== to)) leaveBehind.run(ids);
  for (const { code, from, to } of result.lists) {
    move.run(code, to);
    if (result.whole || from !== to) forgetLost.run(code, ids);
  }
  return { outcome: 'written', newMatches: news.length, mails: writeMails(connection, result, news) };
}

/**
 * The known hits of an item, and what was decided of them, under the ids that their parties have now: a store of lists that was put back
 * or replaced gives others, and the publisher's reference stays.
 */
function followReferences(
  connection: Database,
  watchId: number,
  { fresh }: ScreenedWatch,
  known: ReadonlyMap<number, WatchHit>,
): ReadonlyMap<number, WatchHit> {
  const { byReference, moveMatch, moveReview } = statements(connection);
  const hits = new Map(known);
  for (const [partyId, { party }] of fresh) {
    if (hits.has(partyId)) continue;
    const { listCode, publisherRef } = party;
    const move = { watchId, partyId, listCode, publisherRef };
    moveReview.run(move);
    const before = byReference.get(watchId, listCode, publisherRef);
    if (before === undefined) continue;
    moveMatch.run(move);
    hits.delete(before.party_id);
    hits.set(partyId, { partyId, listCode, score: before.score });
  }
  return hits;
}

/** Brings the matches of one item within the scope up to date and returns those to report. */
function writeWatch(
  connection: Database,
  {
    watch,
    known,
    now,
  }: {
    readonly watch: Watch;
    readonly known: ReadonlyMap<number, WatchHit>;
    readonly now: Date;
  },
  { scores, fresh }: ScreenedWatch,
): readonly NewMatch[] {
  const { keep, drop, best, isFalsePositive } = statements(connection);
  const news: NewMatch[] = [];
  let differs = false;
  for (const { partyId, score } of scores) {
    const before = known.get(partyId);
    if (before?.score === score) continue;
    differs = true;
    const match = fresh.get(partyId);
    if (before === undefined || levelRose(before.score, score)) {
      if (match === undefined) throw new Superseded();
      // Somebody has looked at this pair already; a score that rose makes it no other party.
      if (isFalsePositive.get(watch.id, partyId) === undefined && !wasSent(connection, watch.id, match)) {
        news.push({ watch, match, previousScore: before?.score ?? null });
      }
    }
    const listCode = before?.listCode ?? match?.party.listCode;
    if (listCode === undefined) throw new Superseded();
    keep.run(watch.id, partyId, listCode, match?.party.publisherRef ?? null, score, now.getTime());
  }
  const found = new Set(scores.map(({ partyId }) => partyId));
  for (const partyId of known.keys()) {
    if (found.has(partyId)) continue;
    differs = true;
    drop.run(watch.id, partyId);
  }
  if (differs) best.run({ id: watch.id });
  return news;
}

/** Whether an alert of as high a level was sent in a time that the store has lost. */
function wasSent(connection: Database, watchId: number, { party, score }: Match): boolean {
  const sent = statements(connection).lostAlert.get(watchId, party.listCode, party.publisherRef);
  return sent !== undefined && !levelRose(sent, score);
}

/** One mail for each account with all its new matches. */
function writeMails(connection: Database, result: RescreenResult, news: readonly NewMatch[]): number {
  const byAccount = new Map<number, NewMatch[]>();
  for (const item of news) {
    byAccount.set(item.watch.accountId, [...(byAccount.get(item.watch.accountId) ?? []), item]);
  }
  let mails = 0;
  for (const [accountId, matches] of byAccount) {
    const mail = result.composeMail(accountId, matches);
    if (mail === null) throw new Superseded();
    insertMail(connection, mail, result.now, JSON.stringify(alertRun(connection, matches)));
    mails++;
  }
  return mails;
}

/** What is remembered of a mail once it is sent. */
function alertRun(connection: Database, matches: readonly NewMatch[]): AlertRun {
  const alerts = matches.map(({ watch, match: { party, score } }) => ({
    watchId: watch.id,
    listCode: party.listCode,
    publisherRef: party.publisherRef,
    score,
  }));
  return { run: statements(connection).nextRun.get() ?? 0, alerts };
}
