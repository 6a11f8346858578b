import assert from 'node:assert/strict';
import { startConsoleService, type ConsoleService } from '../support/console-service.ts';

describe('console: lists, plans and checkout', () => {
  let service: ConsoleService;
  before(async () => {
    service = await startConsoleService();
  });
  after(() => service.stop());

  const orders = async (): Promise<readonly string[]> =>
    (await service.accounts.management.orders()).map(
      ({ email, plan, billing }) => `${email} ${plan} ${billing}`,
    );

  it('shows every list with counts and dates to everybody', async () => {
    const { status, text } = await service.visitor().get('/lists');
    assert.equal(status, 200);
    assert.match(text, /5 of 23 lists loaded/u);
    assert.match(text, /id="EU_FSF".*?class="number"[^>]*>40<.*?2026-05-01.*?UTC.*?badge-good">core/u);
    assert.match(text, /id="FBI_WANTED".*?badge-neutral">not loaded/u);
  });

  it('leads from a refusal of the API to pages that exist', async () => {
    const { apiKey } = await service.member('trial', { trialStarted: '2020-01-01' });
    const answer = await fetch(`${service.url}/api/v1/screen/`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
      body: '{"name":"x"}',
    });
    assert.equal(answer.status, 403);
    const refusal = (await answer.json()) as Readonly<Record<'upgrade_url' | 'pricing_url', string>>;
    for (const url of [refusal.upgrade_url, refusal.pricing_url]) {
      const { status, text } = await service.visitor().get(url.slice(service.url.length));
      assert.equal(status, 200, url);
      assert.match(text, /1,000 searches a month/u);
    }
  });

  it('records a request, says that nothing is paid, and waits for the operator', async () => {
    const { account, visitor } = await service.member('trial');
    const page = await visitor.get('/checkout/starter?billing=monthly');
    assert.match(page.text, /takes no payments/u);
    const done = await visitor.follow(await visitor.post('/checkout/starter', { billing: 'monthly' }));
    assert.match(done.text, /Your request for Starter is recorded/u);
    assert.match(done.text, /You asked for Starter, billed monthly/u);
    assert.deepEqual(await orders(), [`${account.email} starter monthly`]);
    await visitor.post('/checkout/business', { billing: 'yearly' });
    assert.deepEqual(await orders(), [`${account.email} business yearly`]);
    await service.accounts.management.setPlan(account.email, { plan: 'business' });
    assert.deepEqual(await orders(), []);
    const pricing = await visitor.get('/pricing');
    assert.match(pricing.text, /<h2>Business<\/h2><span class="badge badge-good">your plan/u);
    const again = await visitor.post('/checkout/business', { billing: 'monthly' });
    assert.equal(again.status, 422);
    assert.match(again.text, /This is the plan of this account already/u);
    assert.deepEqual(await orders(), []);
  });

  it('asks visitors to sign in and comes back to the plan', async () => {
    const visitor = service.visitor();
    const { text } = await visitor.get('/checkout/professional?billing=yearly');
    assert.ok(text.includes(`/sign-in?next=${encodeURIComponent('/checkout/professional?billing=yearly')}`));
    const sent = await visitor.post('/checkout/professional', { billing: 'yearly' });
    assert.match(sent.location ?? '', /^\/sign-in/u);
    assert.deepEqual(await orders(), []);
  });

  it('refuses plans and billings that are none, and forms without their token', async () => {
    const { visitor } = await service.member('trial');
    for (const plan of ['trial', 'none', 'gold', 'constructor']) {
      assert.equal((await visitor.get(`/checkout/${plan}`)).status, 404, plan);
      assert.equal((await visitor.post(`/checkout/${plan}`, { billing: 'monthly' })).status, 404, plan);
    }
    assert.equal((await visitor.post('/checkout/starter', { billing: 'weekly' })).status, 422);
    assert.equal((await visitor.post('/checkout/starter', { billing: 'monthly', csrf: 'x' })).status, 403);
    assert.equal((await visitor.get('/checkout/starter?billing=%3Cscript%3E')).status, 200);
    assert.deepEqual(await orders(), []);
  });
});
