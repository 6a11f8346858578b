import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import { assertPagesSound, assertSound, browserFor, openPage } from '../support/browser.ts';
import { startConsoleService, type ConsoleService, type Member } from '../support/console-service.ts';
import { linksOn } from '../support/visitor.ts';
import { bytesOfFirstView, pagesWhenPrinted } from '../support/printed-pages.ts';

/** Bytes over the wire of a first view, with nothing cached. */
const MOST_BYTES = 150_000;

/** Shares a word with most of what the sample lists hold. */
const MANY_WORDS = 'Mohammed Ahmed Ali Hassan Ivan Kim Trading Company Bank Shipping International General';

describe('every page of the console in Chromium', () => {
  let browser: Browser;
  let service: ConsoleService;
  let member: Member;
  let publicPages: readonly string[];
  let memberPages: readonly string[];
  /** The result with the most matches. */
  let many: string;
  let match: string;
  let entry: string;

  before(async function () {
    browser = await browserFor(this);
    service = await startConsoleService({ JOBS: 'on', LISTS_SCHEDULE: '0 0 1 1 *' });
    member = await service.member('business');
    const { visitor } = member;
    many =
      (await visitor.post('/screen', { mark: '1', name: MANY_WORDS, threshold: '0' })).location ??
      assert.fail();
    const address = await visitor.post('/screen/address', {
      mark: '2',
      address: '12 Kirova Street, Simferopol, Crimea',
    });
    await visitor.post('/monitoring', { name: 'Mahan Air' });
    match = `${many}/found/1`;
    [entry = assert.fail('no match')] = await linksOn(visitor, match, /^\/entries\/\d+$/u);
    const [item = assert.fail('no item')] = await linksOn(visitor, '/monitoring', /^\/monitoring\/\d+$/u);
    const [logged = assert.fail('no log')] = await linksOn(visitor, '/log', /^\/log\/\d+$/u);
    publicPages = [
      '/',
      '/sign-in',
      '/sign-up',
      '/forgot-password',
      '/lists',
      '/pricing',
      '/quick-start',
      '/status',
      '/checkout/starter?billing=monthly',
    ];
    memberPages = [
      '/',
      '/screen',
      '/screen/address',
      many,
      `${many}?all=on`,
      match,
      address.location ?? assert.fail(),
      entry,
      '/monitoring',
      item,
      '/uploads',
      '/log',
      logged,
      '/keys',
      '/account',
      '/status',
      '/lists',
    ];
  });
  after(async () => {
    await browser?.close();
    await service?.stop();
  });

  it('has no violation of WCAG A or AA, no overflow and no complaint on the pages of an entry and of the service state', async () => {
    await assertPagesSound(browser, service, ['/status', '/forgot-password']);
    await assertPagesSound(browser, service, [entry, '/status', match, '/lists'], member.sessionId);
  });

  it('has none in the API reference', async () => {
    for (const looking of [
      { colorScheme: 'light', width: 360 },
      { colorScheme: 'dark', width: 1280 },
    ] as const) {
      const watched = await openPage(browser, service, looking);
      await watched.page.goto('/docs/');
      await watched.page.locator('.opblock-summary-control').first().click();
      await watched.page.locator('.opblock-body').first().waitFor();
      await assertSound(watched);
      await watched.close();
    }
  });

  it('folds the filters of a result on a narrow screen, with how many are set, and opens them by keyboard', async () => {
    const watched = await openPage(browser, service, { sessionId: member.sessionId });
    const { page } = watched;
    await page.goto(many);
    const level = page.getByLabel('Level');
    assert.equal(await level.isVisible(), true);
    await page.setViewportSize({ width: 360, height: 740 });
    assert.equal(await level.isVisible(), false);
    await page.locator('summary', { hasText: 'Filter' }).focus();
    await page.keyboard.press('Enter');
    await level.selectOption('low');
    await page.getByRole('button', { name: 'Show', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Filter (1 set)').waitFor();
    assert.equal(await level.isVisible(), false);
    await assertSound(watched);
    await watched.close();
  });

  it('sends at most 150 kB for the first view of any page, its style and scripts included', async () => {
    const heavy: string[] = [];
    for (const [paths, sessionId] of [
      [publicPages, undefined],
      [memberPages, member.sessionId],
    ] as const) {
      for (const path of paths) {
        const bytes = await bytesOfFirstView(browser, service, path, sessionId);
        if (bytes > MOST_BYTES) heavy.push(`${path}: ${bytes}`);
      }
    }
    assert.deepEqual(heavy, []);
  });

  it('prints ten matches and more on a page, each with why it matched, and everything else on a few', async () => {
    const { text } = await member.visitor.get(`${many}?all=on`);
    const matches = text.match(/class="match-row"/gu)?.length ?? 0;
    assert.ok(matches >= 48, `${matches} matches`);
    const pages = await pagesWhenPrinted(browser, service, `${many}?all=on`, member.sessionId);
    assert.ok(pages <= 1 + matches / 10, `${matches} matches on ${pages} pages`);
    for (const path of memberPages.filter((one) => !one.startsWith(many))) {
      const others = await pagesWhenPrinted(browser, service, path, member.sessionId);
      assert.ok(others <= 5, `${path} takes ${others} pages`);
    }
  });
});
