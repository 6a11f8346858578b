import { randomUUID } from 'node:crypto';
import { composeAccounts, type AccountServices } from '../../src/compose-accounts.ts';
import type { ListCode } from '../../src/domain/list-code.ts';
import type { ListedParty } from '../../src/domain/listed-party.ts';
import type { PartyChange } from '../../src/ingest/party-store.ts';
import { alertMail } from '../../src/mail/templates/alert-mail.ts';
import { alertLines } from '../../src/monitoring/alert-lines.ts';
import { createMatchWatch } from '../../src/monitoring/match-watch.ts';
import { createRescreening, type Rescreening } from '../../src/monitoring/rescreen.ts';
import { ADDRESS_SEARCHING } from '../../src/screening/screen-address.ts';
import { viewOfParties } from '../../src/search/embedded/view-of-parties.ts';
import type { SearchEngine } from '../../src/search/search-engine.ts';
import { figure, timed, type Figure } from './measure.ts';
import { benchQueries, variantsOf } from './queries.ts';

const WATCHES = 10_000;
const CHANGED_PARTIES = 1_000;
const CHANGES_LIMIT_S = 10;
const FULL_LIMIT_S = 60;
/** An address is watched for so many names. */
const NAMES_AN_ADDRESS = 10;

/** The parties of each list. */
export type ByList = ReadonlyMap<ListCode, readonly ListedParty[]>;

/** Names as clients send them and listed addresses, each once. */
function watchedItems(
  byList: ByList,
): readonly { readonly kind: 'name' | 'address'; readonly text: string }[] {
  const parties = [...byList.values()].flat();
  const streets = parties
    .flatMap(({ addresses }) => addresses.map(({ address, city }) => `${address}, ${city}`.slice(0, 500)))
    .filter((text) => ADDRESS_SEARCHING.namesStreet(text, undefined));
  const addresses = [...new Set(streets)].slice(0, WATCHES / NAMES_AN_ADDRESS);
  const names = [...new Set(benchQueries(parties, 2 * WATCHES).map((text) => text.toLowerCase()))];
  return [
    ...addresses.map((text) => ({ kind: 'address', text }) as const),
    ...names.slice(0, WATCHES - addresses.length).map((text) => ({ kind: 'name', text }) as const),
  ];
}

/** Adds 10,000 items, names and addresses, to an account of its own; returns how many there are. */
export async function watchItems(accounts: AccountServices, byList: ByList): Promise<number> {
  const { account } = await accounts.management.create({ email: 'monitor@example.org', plan: 'enterprise' });
  let added = 0;
  for (const { kind, text } of watchedItems(byList)) {
    const entityType = kind === 'address' ? null : added % 2 === 0 ? 'individual' : 'entity';
    const watches = [{ facts: { kind, text, entityType, country: '' }, hits: [] }] as const;
    const addition = {
      accountId: account.id,
      watches,
      capacity: WATCHES,
      generations: new Map(),
      now: new Date(),
    };
    // Two spellings that are the same item to a reader.
    await accounts.watches.add(addition).then(
      () => added++,
      () => undefined,
    );
  }
  return added;
}

/** Half of the changed parties are on the list already, half are new. */
function changesOf(parties: readonly ListedParty[], firstId: number): readonly PartyChange[] {
  const step = Math.max(1, Math.floor(parties.length / (CHANGED_PARTIES / 2)));
  const chosen = parties.filter((_, place) => place % step === 0).slice(0, CHANGED_PARTIES / 2);
  let next = firstId;
  return chosen.flatMap((party): readonly PartyChange[] => {
    const added = variantsOf(party, 1, next++).map(
      (after) => ({ kind: 'added', partyId: after.id, before: null, after }) as const,
    );
    const after = { ...party, remarks: `${party.remarks} changed` };
    return [{ kind: 'changed', partyId: party.id, before: party, after }, ...added];
  });
}

/** Seconds that re-screening 10,000 watched items takes: for an update of 1,000 parties, and as a whole. */
export async function monitoringFigures(
  byList: ByList,
  engine: SearchEngine,
  dataDir: string,
): Promise<readonly Figure[]> {
  const accounts = await composeAccounts({ DATA_DIR: dataDir });
  try {
    const watches = await watchItems(accounts, byList);
    const { rescreening, change } = rescreeningOf(accounts, byList, engine);
    const stop = new AbortController().signal;
    const first = await timed(() => rescreening.everything(stop));
    const full = await timed(() => rescreening.everything(stop));
    const changed = change();
    const update = await timed(() => rescreening.changes(stop));
    return [
      figure('monitoring: watched items', watches, 'items'),
      figure('monitoring: changed parties of the update', changed, 'parties'),
      figure('monitoring: re-screen after the update', update.ms / 1000, 's', { atMost: CHANGES_LIMIT_S }),
      figure('monitoring: new matches of the update', update.result.newMatches, 'matches'),
      figure('monitoring: full re-screen, everything new', first.ms / 1000, 's', { atMost: FULL_LIMIT_S }),
      figure('monitoring: full re-screen, nothing new', full.ms / 1000, 's', { atMost: FULL_LIMIT_S }),
    ];
  } finally {
    await accounts.close();
  }
}

function rescreeningOf(
  accounts: AccountServices,
  byList: ByList,
  engine: SearchEngine,
): { readonly rescreening: Rescreening; readonly change: () => number } {
  let changes: readonly PartyChange[] = [];
  const generation = (): number => (changes.length === 0 ? 1 : 2);
  const nowMs = (): number => performance.now();
  const [updated] = byList.keys();
  const rescreening = createRescreening({
    store: accounts.rescreens,
    fit: () => Promise.resolve(),
    parties: {
      generations: async () =>
        new Map([...byList.keys()].map((code) => [code, code === updated ? generation() : 1])),
      changesSince: async () => changes,
      states: async () => [],
      held: async () => new Set(),
    },
    engine,
    viewOf: (parties) => viewOfParties(parties, nowMs),
    matchWatch: createMatchWatch(ADDRESS_SEARCHING),
    coreLists: [...byList.keys()],
    composeAlert: (matches) =>
      alertMail(
        alertLines(matches, { listName: (code) => code, publicUrl: 'http://localhost' }),
        'https://screening.example/',
      ),
    createId: randomUUID,
    clock: () => new Date(),
    nowMs,
  });
  return {
    rescreening,
    change: () => {
      const ids = [...byList.values()].flat().map(({ id }) => id);
      changes = changesOf(
        byList.get(updated ?? 'OFAC_SDN') ?? [],
        1 + ids.reduce((most, id) => Math.max(most, id), 0),
      );
      return changes.length;
    },
  };
}
