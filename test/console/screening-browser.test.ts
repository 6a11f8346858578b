import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { assertPagesSound, assertSound, browserFor, openPage } from '../support/browser.ts';
import { startConsoleService, type ConsoleService, type Member } from '../support/console-service.ts';
import { linksOn } from '../support/visitor.ts';

const NAME = 'Saddam Hussein Al-Tikriti';
const SCRIPT = '<img src=x onerror=alert(1)>';

describe('console in Chromium: screening, log, monitoring, plans', () => {
  let browser: Browser;
  let service: ConsoleService;
  let member: Member;
  let paths: readonly string[];
  /** In the order in which they were added; the page shows those with matches first. */
  const items = async () =>
    (await linksOn(member.visitor, '/monitoring', /^\/monitoring\/\d+$/u)).toSorted(
      (a, b) => Number(a.split('/').at(-1)) - Number(b.split('/').at(-1)),
    );

  before(async function () {
    browser = await browserFor(this);
    service = await startConsoleService();
    member = await service.member('business');
    const { visitor } = member;
    const sent = [
      await visitor.post('/screen', {
        mark: '1',
        name: NAME,
        country: 'Iran',
        email: 'a@b.example, nonsense',
      }),
      await visitor.post('/screen', { mark: '2', name: SCRIPT, country: 'Cuba' }),
      await visitor.post('/screen', { mark: '3', name: 'محمد علي', threshold: '0', limit: '5' }),
      await visitor.post('/monitoring', { name: NAME }),
      await visitor.post('/monitoring', { name: SCRIPT }),
      await visitor.post('/monitoring', { address: '5 Example Street', country: 'Iran' }),
    ];
    paths = sent.map(({ location, text }) => location ?? assert.fail(text));
  });
  after(async () => {
    await browser?.close();
    await service?.stop();
  });

  it('has no violation of WCAG A or AA, no overflow and no complaint on the public pages', async () => {
    await assertPagesSound(browser, service, ['/lists', '/pricing', '/checkout/starter?billing=monthly']);
  });

  it('has none on forms, results and the log', async () => {
    const shown = [
      '/screen',
      '/screen/address',
      '/log',
      ...(await linksOn(member.visitor, '/log', /^\/log\/\d+$/u)).slice(-2),
      '/log?q=nothing',
      ...paths.slice(0, 3),
    ];
    await assertPagesSound(browser, service, shown, member.sessionId);
  });

  it('has none on monitoring and the checkout', async () => {
    const watched = ['/monitoring', '/monitoring?q=nothing', ...(await items())];
    const shown = [...watched, `${(await items())[0]}/remove`, '/checkout/enterprise?billing=yearly'];
    await assertPagesSound(browser, service, shown, member.sessionId);
  });

  it('screens a name by keyboard alone, with options, and shows a mistake at its field', async () => {
    const seen = await openPage(browser, service, { sessionId: member.sessionId, width: 360, height: 740 });
    const { page } = seen;
    await page.goto('/screen');
    await page.getByLabel('Name', { exact: true }).focus();
    await page.keyboard.type(NAME);
    await page.locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Matches to show').fill('1');
    await page.getByLabel('E-mail').fill('x'.repeat(501));
    await page.getByRole('button', { name: 'Screen', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Enter at most 500 characters.').waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'email');
    await assertSound(seen);
    await page.getByLabel('E-mail').fill('');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: `Result for ${NAME}` }).waitFor();
    assert.equal(await page.locator('.match-row').count(), 1);
    await page.getByText('The 1 best of 2 matches are shown.').waitFor();
    const party = page.getByRole('link', { name: 'Saddam Hussein Al-Tikriti' });
    await party.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Why this score').waitFor();
    assert.equal(await party.getAttribute('aria-expanded'), 'true');
    await assertSound(seen);
    await page.keyboard.press('Enter');
    assert.equal(await page.getByText('Why this score').isVisible(), false);
    await page.goBack();
    assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), NAME);
    assert.equal(await page.getByLabel('Matches to show').inputValue(), '1');
    await seen.close();
  });

  it('charges a button that is pressed twice once', async () => {
    const { page, close } = await openPage(browser, service, { sessionId: member.sessionId });
    const used = async (): Promise<number> => (await service.accounts.allowance.state(member.account)).used;
    const before = await used();
    await page.goto('/screen');
    await page.getByLabel('Name', { exact: true }).fill(NAME);
    await page.getByRole('button', { name: 'Screen', exact: true }).dblclick();
    await page.waitForURL(/results/u);
    await page.reload();
    await page.goBack();
    await page.goForward();
    assert.equal(await used(), before + 1);
    await close();
  });

  it('runs no script out of names, in results, log, monitoring and the printed report', async () => {
    const seen = await openPage(browser, service, { sessionId: member.sessionId });
    const { page } = seen;
    let dialogs = 0;
    page.on('dialog', (dialog) => {
      dialogs++;
      void dialog.dismiss();
    });
    const second = (await items())[1] ?? assert.fail();
    for (const path of [
      paths[1] ?? '',
      '/log',
      ...(await linksOn(member.visitor, '/log', /^\/log\/\d+$/u)).slice(-2, -1),
      '/monitoring',
      second,
      `${second}/remove`,
    ]) {
      await page.goto(path);
      await page.getByText(SCRIPT).first().waitFor();
      assert.equal(await page.locator('img').count(), 0, path);
    }
    assert.equal(dialogs, 0);
    assert.deepEqual(seen.complaints, []);
    await seen.close();
  });

  it('prints a result with everything unfolded and without the frame', async () => {
    const { page, close } = await openPage(browser, service, { sessionId: member.sessionId });
    await page.goto(paths[0] ?? '');
    await page.getByRole('button', { name: 'Print report' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    assert.equal(await page.getByText('2026-05-01', { exact: true }).isVisible(), true);
    assert.equal(await page.locator('.site-header').isVisible(), false);
    assert.equal(await page.getByRole('button').count(), 0);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    assert.equal(await page.getByText('2026-05-01', { exact: true }).isVisible(), false);
    await close();
  });

  it('isolates names that run from right to left', async () => {
    const { page, close } = await openPage(browser, service, { sessionId: member.sessionId });
    await page.goto('/log');
    const name = page.getByText('محمد علي').first();
    assert.equal(await name.evaluate((element) => getComputedStyle(element).unicodeBidi), 'isolate');
    assert.equal(await name.evaluate((element) => getComputedStyle(element).direction), 'rtl');
    await close();
  });

  it('exports the log as a file', async () => {
    const { page, close } = await openPage(browser, service, { sessionId: member.sessionId });
    await page.goto('/log?q=saddam');
    const waiting = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export as CSV' }).click();
    const download = await waiting;
    assert.match(download.suggestedFilename(), /^screening-log-\d{4}-\d\d-\d\d\.csv$/u);
    await close();
  });

  it('adds an item, judges its match, and removes it', async () => {
    const seen = await openPage(browser, service, {
      sessionId: (await service.member('starter')).sessionId,
    });
    const { page } = seen;
    await page.goto('/monitoring');
    await page.getByLabel('Name or identifier').fill(NAME);
    await page.getByRole('button', { name: 'Monitor the name' }).click();
    await page.getByText('2 listed parties match it').waitFor();
    await judge(page, 'false_positive', 'another date of birth');
    await page.getByText('it will not alert again').waitFor();
    await assertSound(seen);
    await page.getByRole('link', { name: 'All items' }).click();
    await page.getByLabel('Show').selectOption('waiting');
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('link', { name: `Remove ${NAME}` }).click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Nothing is monitored yet').waitFor();
    await seen.close();
  });

  it('asks for a plan', async () => {
    const { sessionId, account } = await service.member('trial');
    const { page, close } = await openPage(browser, service, { sessionId });
    await page.goto('/pricing');
    await page.getByRole('link', { name: 'Choose Business' }).click();
    await page.getByLabel('Billing').selectOption('yearly');
    await page.getByRole('button', { name: 'Request Business' }).click();
    await page.getByText('You asked for Business, billed yearly').waitFor();
    const orders = await service.accounts.management.orders();
    assert.deepEqual(
      orders.map(({ email, plan }) => [email, plan]),
      [[account.email, 'business']],
    );
    await close();
  });
});

async function judge(page: Page, verdict: string, note: string): Promise<void> {
  const match = page.locator('article').first();
  await match.getByLabel('Decision').selectOption(verdict);
  await match.getByLabel('Note').fill(note);
  await match.getByRole('button', { name: 'Save' }).click();
}
