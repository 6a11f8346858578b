import { randomUUID } from 'node:crypto';
import { openAccountServices, type AccountServices } from '../../../src/compose-accounts.ts';
import type { ListCode } from '../../../src/domain/list-code.ts';
import type { ListedParty } from '../../../src/domain/listed-party.ts';
import { alertMail } from '../../../src/mail/templates/alert-mail.ts';
import { alertLines } from '../../../src/monitoring/alert-lines.ts';
import { createMatchWatch } from '../../../src/monitoring/match-watch.ts';
import { createMonitoring, type Monitoring } from '../../../src/monitoring/monitoring.ts';
import { createRescreening, type Rescreening } from '../../../src/monitoring/rescreen.ts';
import type { RescreenParts } from '../../../src/monitoring/rescreen-run.ts';
import type { Account } from '../../../src/accounts/accounts.ts';
import { ADDRESS_SEARCHING } from '../../../src/screening/screen-address.ts';
import { createEmbeddedEngine, type EmbeddedEngine } from '../../../src/search/embedded/embedded-engine.ts';
import { viewOfParties } from '../../../src/search/embedded/view-of-parties.ts';
import { memberOf } from '../../../src/screening/asker.ts';
import { ALONE, type TakeTurns } from '../../../src/screening/fair-turns.ts';
import { fakeClock, type FakeClock } from '../../support/accounts.ts';
import { PartiesInMemory } from '../../support/elasticsearch.ts';
import { serve } from '../../support/engines.ts';

/** Never aborted. */
export const GO_ON = new AbortController().signal;

/** Lists that change, accounts that watch, and everything in between, over a database in memory or a file. */
export class MonitoredLists {
  readonly clock: FakeClock = fakeClock('2026-03-15T12:00:00.000Z');
  readonly lists = new PartiesInMemory();
  readonly engine: EmbeddedEngine = createEmbeddedEngine();
  readonly accounts: AccountServices;
  readonly monitoring: Monitoring;
  readonly rescreening: Rescreening;
  readonly #coreLists: readonly ListCode[];
  readonly #turns: TakeTurns;

  private constructor(accounts: AccountServices, coreLists: readonly ListCode[], turns: TakeTurns) {
    this.accounts = accounts;
    this.#turns = turns;
    this.#coreLists = coreLists;
    this.engine.markComplete();
    this.monitoring = createMonitoring({
      store: accounts.watches,
      engine: this.engine,
      matchWatch: createMatchWatch(ADDRESS_SEARCHING, this.#turns),
      addresses: ADDRESS_SEARCHING,
      coreLists,
      clock: this.clock.now,
    });
    this.rescreening = this.anotherWorker(accounts);
  }

  static async open(
    filename = ':memory:',
    coreLists: readonly ListCode[] = ['OFAC_SDN', 'EU_FSF'],
    turns: TakeTurns = ALONE,
  ): Promise<MonitoredLists> {
    return new MonitoredLists(await openAccountServices({ filename }), coreLists, turns);
  }

  /** Re-screening as another process would do it over the same store. */
  anotherWorker(
    accounts: AccountServices,
    {
      nowMs = () => performance.now(),
      snapshot = () => this.engine.snapshot(),
    }: Partial<Pick<RescreenParts, 'nowMs'> & RescreenParts['engine']> = {},
  ): Rescreening {
    return createRescreening({
      store: accounts.rescreens,
      fit: () => Promise.resolve(),
      parties: this.lists,
      engine: { snapshot },
      viewOf: (parties) => viewOfParties(parties, () => 0),
      matchWatch: createMatchWatch(ADDRESS_SEARCHING, this.#turns),
      coreLists: this.#coreLists,
      composeAlert: (matches) =>
        alertMail(
          alertLines(matches, { listName: (code) => `List ${code}`, publicUrl: 'https://screening.example' }),
          'https://screening.example/',
        ),
      createId: randomUUID,
      clock: this.clock.now,
      nowMs,
    });
  }

  /** Commits a generation, and serves it unless the index is to lag behind. */
  async commit(
    code: ListCode,
    parties: readonly ListedParty[],
    { indexed = true }: { readonly indexed?: boolean } = {},
  ): Promise<void> {
    const generation = this.lists.commit(code, parties);
    if (indexed) await serve(this.engine, code, generation, parties);
  }

  async account(email = 'reader@example.com', plan = 'business'): Promise<Account> {
    return (await this.accounts.management.create({ email, plan })).account;
  }

  async watch(
    account: Account,
    name: string,
    entityType: 'individual' | 'entity' = 'individual',
  ): Promise<number> {
    const items = this.monitoring.read({ name, entityType });
    const [watch] = await this.monitoring.add(account, items, memberOf(account.id));
    return watch?.id ?? 0;
  }

  /** Subjects and texts of the mails that wait, and takes them out. */
  async takeMails(): Promise<
    readonly { readonly to: string; readonly subject: string; readonly text: string }[]
  > {
    const taken = [];
    for (;;) {
      const now = new Date('2100-01-01T00:00:00Z');
      const mail = await this.accounts.outbox.claim(now, new Date(now.getTime() + 1000));
      if (mail === null) return taken;
      await this.accounts.outbox.markSent(mail.id, now);
      taken.push({ to: mail.to, subject: mail.subject, text: mail.text });
    }
  }

  close(): Promise<void> {
    return this.accounts.close();
  }
}
