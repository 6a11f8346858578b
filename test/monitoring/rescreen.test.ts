import assert from 'node:assert/strict';
import { memberOf } from '../../src/screening/asker.ts';
import { listedParty } from '../support/parties.ts';
import { GO_ON, MonitoredLists } from './support/monitored-lists.ts';

const OTHER = listedParty('Unrelated Qwertzian', { id: 1 });
const VIKTOR = listedParty('Viktor Examplov', { id: 2, programs: ['PROGRAM-A'] });
const VIKTOR_WEAKER = listedParty('Victor Eksamplov', { id: 2 });

describe('monitoring/rescreen', () => {
  let world: MonitoredLists;
  beforeEach(async () => {
    world = await MonitoredLists.open();
    await world.commit('OFAC_SDN', [OTHER]);
  });
  afterEach(() => world.close());

  const run = () => world.rescreening.changes(GO_ON);

  it('alerts of a party that was added, once', async () => {
    const account = await world.account();
    await world.watch(account, 'Viktor Examplov');
    await run();
    await world.commit('OFAC_SDN', [OTHER, VIKTOR]);
    assert.equal((await run()).newMatches, 1);
    const [mail, ...more] = await world.takeMails();
    assert.equal(more.length, 0);
    assert.equal(mail?.to, account.email);
    for (const said of [
      'Watched name: Viktor Examplov',
      'Listed party: Viktor Examplov',
      'List: List OFAC_SDN (OFAC_SDN)',
      'Program: PROGRAM-A',
      'Score: 100 % (high)',
      'Matched: the primary name',
    ]) {
      assert.ok(mail.text.includes(said), `${said} in ${mail.text}`);
    }
    assert.equal((await run()).screened, 0);
    assert.deepEqual(await world.takeMails(), []);
  });

  it('compares what is known of the party whenever it is screened, and leaves no match out for it', async () => {
    const account = await world.account();
    const facts = { dateOfBirth: '1970-02-03', identifiers: [{ number: 'K1234567' }] };
    const [item] = await world.monitoring.add(
      account,
      world.monitoring.read({ name: 'Viktor Examplov', facts }),
      memberOf(account.id),
    );
    await run();
    const born = { birthDates: [{ text: '1991', earliest: '1991-01-01', latest: '1991-12-31' }] };
    await world.commit('OFAC_SDN', [OTHER, { ...VIKTOR, ...born }]);
    assert.equal((await run()).newMatches, 1);
    const [mail = assert.fail()] = await world.takeMails();
    assert.ok(mail.text.includes('Score: 60 % (medium)'), mail.text);
    // The list was wrong: the date goes, and the level rises.
    await world.commit('OFAC_SDN', [OTHER, VIKTOR]);
    assert.equal((await run()).newMatches, 1);
    const [raised = assert.fail()] = await world.takeMails();
    assert.ok(raised.text.includes('Score: 100 % (high'), raised.text);
    const identifications = [{ type: 'Passport', number: 'K1234567', country: '', note: '' }];
    await world.commit('OFAC_SDN', [{ ...OTHER, identifications }, VIKTOR]);
    assert.equal((await run()).newMatches, 1);
    const [byNumber = assert.fail()] = await world.takeMails();
    assert.ok(byNumber.text.includes('Matched: Passport: K1234567'), byNumber.text);
    assert.deepEqual(
      (await world.monitoring.list(account)).map((watch) => watch.facts),
      [item?.facts],
    );
    await world.rescreening.everything(GO_ON);
    assert.deepEqual(await world.takeMails(), []);
  });

  it('does not alert of what was listed when the item was added', async () => {
    await world.commit('OFAC_SDN', [OTHER, VIKTOR]);
    await world.watch(await world.account(), 'Viktor Examplov');
    await run();
    await world.rescreening.everything(GO_ON);
    assert.deepEqual(await world.takeMails(), []);
  });

  it('shows the time, the result and the score of every run to every item', async () => {
    const account = await world.account();
    await world.watch(account, 'Viktor Examplov');
    await world.watch(account, 'Nobody Atallhere');
    await run();
    world.clock.advance(60_000);
    await world.commit('OFAC_SDN', [OTHER, VIKTOR]);
    await run();
    const items = await world.monitoring.list(account);
    assert.deepEqual(
      items.map(({ bestScore, lastCheckedAt }) => [bestScore, lastCheckedAt]),
      [
        [1, world.clock.now()],
        [0, world.clock.now()],
      ],
    );
    await world.commit('OFAC_SDN', [OTHER]);
    await run();
    assert.equal((await world.monitoring.list(account))[0]?.bestScore, 0);
  });

  it('moves the time of every item also with an update that changed nothing', async () => {
    const account = await world.account();
    await world.watch(account, 'Viktor Examplov');
    await world.watch(account, 'Nobody Atallhere');
    await run();
    world.clock.advance(60_000);
    world.lists.lastUpdated = world.clock.now();
    world.clock.advance(1_000);
    await run();
    const checkedAt = world.clock.now();
    world.clock.advance(1_000);
    await run();
    const items = await world.monitoring.list(account);
    assert.deepEqual(
      items.map(({ lastCheckedAt }) => lastCheckedAt),
      [checkedAt, checkedAt],
    );
  });

  it('leaves the time of items alone that it does not screen', async () => {
    const account = await world.account();
    await world.watch(account, 'Viktor Examplov');
    await run();
    const before = (await world.monitoring.list(account))[0]?.lastCheckedAt;
    await world.accounts.management.setPlan(account.email, { plan: 'none' });
    world.clock.advance(60_000);
    world.lists.lastUpdated = world.clock.now();
    await run();
    assert.deepEqual((await world.monitoring.list(account))[0]?.lastCheckedAt, before);
  });

  it('takes a new view of the lists again and again, and trusts no more than all of them held', async () => {
    const account = await world.account();
    const names = ['Zorvikan', 'Quexlatt', 'Mwbtrq', 'Halpendo', 'Tysqarra', 'Obelvunt', 'Viktor Examplov'];
    for (const name of names) await world.watch(account, name);
    await run();
    let ms = 0;
    let views = 0;
    const worker = world.anotherWorker(world.accounts, {
      nowMs: () => (ms += 600),
      snapshot: async () => {
        // The list moves on while the run is on its way: its first views are of the old one.
        if (++views === 2) await world.commit('OFAC_SDN', [OTHER, VIKTOR]);
        return world.engine.snapshot();
      },
    });
    assert.equal((await worker.everything(GO_ON)).newMatches, 1);
    assert.ok(views > 2, String(views));
    assert.equal((await world.takeMails()).length, 1);
    assert.deepEqual(await world.accounts.rescreens.screenedGenerations(), new Map([['OFAC_SDN', 1]]));
    assert.deepEqual((await run()).newMatches, 0);
    assert.deepEqual(await world.accounts.rescreens.screenedGenerations(), new Map([['OFAC_SDN', 2]]));
  });

  it('sends one mail to an account with all its new matches of an update', async () => {
    const account = await world.account();
    const second = await world.account('second@example.com');
    await world.watch(account, 'Viktor Examplov');
    await world.watch(account, 'Unlisted Namesake');
    await world.watch(second, 'Viktor Examplov');
    await world.commit('EU_FSF', [listedParty('Elsewhere Alltogether', { id: 8, listCode: 'EU_FSF' })]);
    await run();
    await world.commit('OFAC_SDN', [OTHER, VIKTOR]);
    await world.commit('EU_FSF', [
      listedParty('Unlisted Namesake', { id: 8, listCode: 'EU_FSF' }),
      listedParty('Viktor Examplov', { id: 9, listCode: 'EU_FSF' }),
    ]);
    const report = await run();
    assert.deepEqual([report.newMatches, report.mails], [5, 2]);
    const mails = await world.takeMails();
    assert.deepEqual(mails.map(({ to, subject }) => [to, subject]).toSorted(), [
      ['reader@example.com', 'Sanctions screening: 3 new matches for 2 watched items'],
      ['second@example.com', 'Sanctions screening: 2 new matches for 1 watched item'],
    ]);
  });

  it('alerts again when the level rises, and not when it falls', async () => {
    await world.commit('OFAC_SDN', [OTHER, VIKTOR_WEAKER]);
    const account = await world.account();
    await world.watch(account, 'Viktor Examplov');
    await run();
    const before = (await world.monitoring.list(account))[0]?.bestScore ?? 0;
    assert.ok(before >= 0.5 && before < 0.8, String(before));
    await world.commit('OFAC_SDN', [OTHER, VIKTOR]);
    await run();
    const [mail] = await world.takeMails();
    assert.match(mail?.text ?? '', /Score: 100 % \(high, was medium\)/u);
    await world.commit('OFAC_SDN', [OTHER, VIKTOR_WEAKER]);
    await run();
    assert.deepEqual(await world.takeMails(), []);
  });

  it('alerts again when a party returns after its removal', async () => {
    await world.commit('OFAC_SDN', [OTHER, VIKTOR]);
    await world.watch(await world.account(), 'Viktor Examplov');
    await run();
    await world.commit('OFAC_SDN', [OTHER]);
    await run();
    assert.deepEqual(await world.takeMails(), []);
    await world.commit('OFAC_SDN', [OTHER, VIKTOR]);
    await run();
    assert.equal((await world.takeMails()).length, 1);
  });

  it('does not alert of a change that does not matter to the item', async () => {
    await world.commit('OFAC_SDN', [OTHER, VIKTOR]);
    await world.watch(await world.account(), 'Viktor Examplov');
    await run();
    await world.commit('OFAC_SDN', [OTHER, { ...VIKTOR, remarks: 'changed' }]);
    assert.equal((await run()).screened, 1);
    assert.deepEqual(await world.takeMails(), []);
  });

  it('finds nothing more when everything is screened after the changes', async () => {
    const account = await world.account();
    for (const name of ['Viktor Examplov', 'Unrelated Qwertzian', 'Nobody Atallhere']) {
      await world.watch(account, name);
    }
    await run();
    await world.commit('OFAC_SDN', [VIKTOR, listedParty('Nobody Atallhere', { id: 3 })]);
    await run();
    await world.takeMails();
    const report = await world.rescreening.everything(GO_ON);
    assert.deepEqual([report.screened, report.newMatches, report.mails], [3, 0, 0]);
    assert.notEqual(await world.accounts.rescreens.lastFullRun(), null);
  });

  it('reads whole lists when their changes are recorded no longer', async () => {
    await world.watch(await world.account(), 'Viktor Examplov');
    await run();
    world.lists.keepsJournal = false;
    await world.commit('OFAC_SDN', [OTHER, VIKTOR]);
    await run();
    assert.equal((await world.takeMails()).length, 1);
    assert.equal((await run()).screened, 0);
  });

  it('alerts of a match on a list that was loaded for the first time', async () => {
    await world.watch(await world.account(), 'Viktor Examplov');
    await run();
    await world.commit('EU_FSF', [listedParty('Viktor Examplov', { id: 9, listCode: 'EU_FSF' })]);
    await run();
    assert.equal((await world.takeMails()).length, 1);
  });

  it('waits for an index that lags behind rather than taking its matches for gone', async () => {
    const account = await world.account();
    await world.watch(account, 'Viktor Examplov');
    await run();
    await world.commit('OFAC_SDN', [OTHER, VIKTOR], { indexed: false });
    await run();
    assert.equal((await world.takeMails()).length, 1);
    const report = await world.rescreening.everything(GO_ON);
    assert.deepEqual([report.screened, report.waitingFor], [0, ['OFAC_SDN']]);
    assert.equal((await world.monitoring.list(account))[0]?.bestScore, 1);
  });

  it('alerts of what an item missed that was added against a lagging index', async () => {
    const account = await world.account();
    await world.watch(account, 'Someone Before');
    await run();
    await world.commit('OFAC_SDN', [OTHER, VIKTOR], { indexed: false });
    await run();
    await world.watch(account, 'Viktor Examplov');
    assert.equal((await world.monitoring.list(account))[1]?.bestScore, 0);
    assert.equal((await run()).newMatches, 0);
    await world.commit('OFAC_SDN', [OTHER, VIKTOR]);
    await run();
    await run();
    const mails = await world.takeMails();
    assert.equal(mails.length, 1);
    assert.equal((await world.monitoring.list(account))[1]?.bestScore, 1);
  });

  it('never loses an item that is added while a run is on its way', async () => {
    const account = await world.account();
    await world.watch(account, 'Someone Before');
    await run();
    await world.commit('OFAC_SDN', [OTHER, VIKTOR], { indexed: false });
    const store = world.accounts.rescreens;
    const original = store.watches.bind(store);
    store.watches = async () => {
      const watches = await original();
      store.watches = original;
      await world.watch(account, 'Viktor Examplov');
      return watches;
    };
    await run();
    assert.deepEqual(await world.takeMails(), []);
    await world.commit('OFAC_SDN', [OTHER, VIKTOR, listedParty('Third Party', { id: 3 })]);
    await run();
    assert.equal((await world.takeMails()).length, 1);
  });

  it('keeps the items of a suspended plan and does not screen them, then catches up', async () => {
    const account = await world.account();
    await world.watch(account, 'Viktor Examplov');
    await run();
    await world.accounts.management.setPlan(account.email, { plan: 'none' });
    world.clock.advance(60_000);
    await world.commit('OFAC_SDN', [OTHER, VIKTOR]);
    const report = await run();
    assert.deepEqual([report.screened, report.suspended, report.mails], [0, 1, 0]);
    await world.accounts.management.setPlan(account.email, { plan: 'business' });
    assert.equal((await run()).newMatches, 1);
    assert.equal((await world.takeMails()).length, 1);
  });

  it('writes a run of two workers once', async () => {
    await world.watch(await world.account(), 'Viktor Examplov');
    await run();
    await world.commit('OFAC_SDN', [OTHER, VIKTOR]);
    const other = world.anotherWorker(world.accounts);
    const reports = await Promise.all([run(), other.changes(GO_ON), other.everything(GO_ON)]);
    assert.equal(
      reports.reduce((sum, { mails }) => sum + mails, 0),
      1,
    );
    assert.equal((await world.takeMails()).length, 1);
  });

  it('does nothing for an item that is removed while a run is on its way', async () => {
    const account = await world.account();
    const id = await world.watch(account, 'Viktor Examplov');
    await run();
    await world.commit('OFAC_SDN', [OTHER, VIKTOR]);
    const store = world.accounts.rescreens;
    const original = store.hits.bind(store);
    store.hits = async (scope) => {
      await world.monitoring.remove(account, id);
      store.hits = original;
      return original(scope);
    };
    assert.deepEqual((await run()).mails, 0);
    assert.deepEqual(await world.takeMails(), []);
  });

  it('writes nothing of a run that was told to stop', async () => {
    await world.watch(await world.account(), 'Viktor Examplov');
    await run();
    await world.commit('OFAC_SDN', [OTHER, VIKTOR]);
    const stopped = new AbortController();
    stopped.abort();
    await world.rescreening.changes(stopped.signal);
    await run();
    assert.equal((await world.takeMails()).length, 1);
  });

  it('alerts of an identifier whatever the type of its holder', async () => {
    await world.watch(await world.account(), 'someone@sample-domain.org', 'entity');
    await run();
    await world.commit('OFAC_SDN', [
      OTHER,
      { ...VIKTOR, contacts: [{ type: 'email', value: 'someone@sample-domain.org' }] },
    ]);
    await run();
    assert.match((await world.takeMails())[0]?.text ?? '', /Matched: .*someone@sample-domain\.org/u);
  });
});
