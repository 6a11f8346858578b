import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { openAccountServices } from '../../src/compose-accounts.ts';
import { chromiumPath, launchBrowser, openPage } from '../support/browser.ts';
import { startConsoleService, type ConsoleService, type Member } from '../support/console-service.ts';

/** Writes a picture of each page of the console at two widths to docs/console/. */

const FOLDER = fileURLToPath(new URL('../../docs/console/', import.meta.url));
const WIDTHS = [360, 1280] as const;
/** A long table shows how it goes on by then. */
const TALLEST = 2_400;

/** A page, and how it is reached. */
interface Picture {
  readonly name: string;
  /** Shown to somebody who is signed in. */
  readonly member: boolean;
  readonly open: (page: Page) => Promise<unknown>;
  readonly colorScheme?: 'dark';
}

const at =
  (path: string) =>
  (page: Page): Promise<unknown> =>
    page.goto(path);

/** The first page that a page links to, of those that match. */
const followFirst =
  (path: string, wanted: RegExp) =>
  async (page: Page): Promise<unknown> => {
    await page.goto(path);
    const links = await page
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    return page.goto(links.find((link) => wanted.test(link)) ?? path);
  };

const FILE = [
  'Name;Type;Country;E-mail',
  'Viktor Vekselberg;person;Russia;',
  'Jane Example;person;Norway;jane@example.com',
  'Rosneft Trading;company;Switzerland;',
  'محمد حسن;person;;',
].join('\n');

const screen =
  (kind: 'name' | 'address', text: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(kind === 'name' ? '/screen' : '/screen/address');
    await page.fill(`[name=${kind}]`, text);
    await page.click('main form button[type=submit]');
    await page.waitForURL(/results/u);
  };

const PICTURES: readonly Picture[] = [
  { name: 'home', member: false, open: at('/') },
  { name: 'sign-in', member: false, open: at('/sign-in') },
  { name: 'sign-up', member: false, open: at('/sign-up') },
  { name: 'lists', member: false, open: at('/lists') },
  { name: 'pricing', member: false, open: at('/pricing') },
  { name: 'status', member: false, open: at('/status') },
  { name: 'not-found', member: false, open: at('/nothing-here') },
  { name: 'dashboard', member: true, open: at('/') },
  { name: 'dashboard-dark', member: true, open: at('/'), colorScheme: 'dark' },
  { name: 'screen', member: true, open: at('/screen') },
  { name: 'screen-name', member: true, open: screen('name', 'Viktor Vekselburg') },
  {
    name: 'screen-address',
    member: true,
    open: screen('address', '12 Kirova Street, Simferopol, Crimea'),
  },
  { name: 'monitoring', member: true, open: at('/monitoring') },
  { name: 'monitored-item', member: true, open: followFirst('/monitoring', /^\/monitoring\/\d+$/u) },
  { name: 'uploads', member: true, open: at('/uploads') },
  { name: 'upload-draft', member: true, open: uploadDraft },
  { name: 'upload-results', member: true, open: uploadResults },
  { name: 'upload-row', member: true, open: uploadRow },
  { name: 'log', member: true, open: at('/log') },
  { name: 'keys', member: true, open: at('/keys') },
  { name: 'revoke-key', member: true, open: followFirst('/keys', /\/revoke$/u) },
  { name: 'quick-start', member: true, open: at('/quick-start') },
  { name: 'account', member: true, open: at('/account') },
  { name: 'checkout', member: true, open: at('/checkout/enterprise?billing=monthly') },
];

async function uploadDraft(page: Page): Promise<void> {
  await page.goto('/uploads');
  await page.setInputFiles('input[type=file]', {
    name: 'suppliers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(FILE),
  });
  const button = page.locator('main form[enctype] button[type=submit]');
  if (await button.isVisible()) await button.click();
  await page.waitForURL(/uploads\/[^/]+$/u);
}

async function uploadResults(page: Page): Promise<void> {
  await uploadDraft(page);
  const seen = page.getByLabel(/I have looked at them/u);
  if (await seen.isVisible()) await seen.check();
  await page.getByRole('button', { name: /^Screen for/u }).click();
  await page.locator('.badge-good', { hasText: 'finished' }).waitFor();
}

async function uploadRow(page: Page): Promise<void> {
  await uploadResults(page);
  await page.goto(`${new URL(page.url()).pathname}/rows/0`);
}

/** Files are screened by jobs; none fetches lists. */
const WITH_JOBS = { JOBS: 'on', LISTS_SCHEDULE: '0 0 1 1 *' };

const DAY_MS = 86_400_000;

/** A month of use, some keys and some watched names. */
async function fill(service: ConsoleService, { account, apiKey }: Member): Promise<void> {
  const { management } = service.accounts;
  await management.createKey(account.email, 'Onboarding');
  await management.createKey(account.email, 'Payments, nightly run');
  const { key } = await management.createKey(account.email, 'Old laptop');
  await management.revokeKey(account.email, String(key.id));
  const today = new Date();
  for (let day = 1; day < today.getUTCDate(); day++) {
    const at = new Date(today.getTime() - (today.getUTCDate() - day) * DAY_MS);
    const weekend = [0, 6].includes(at.getUTCDay());
    await use(service, account, at, weekend ? 3 : 40 + ((day * 37) % 90));
  }
  await use(service, account, today, 27);
  for (const name of ['Viktor Vekselberg', 'Jane Example', 'محمد حسن', 'Rosneft Trading S.A.']) {
    await callApi(service, apiKey, 'screen', { name });
  }
  await callApi(service, apiKey, 'monitoring', { name: 'Viktor Vekselberg', entity_type: 'individual' });
  await callApi(service, apiKey, 'monitoring', { name: 'Jane Example', entity_type: 'individual' });
  await callApi(service, apiKey, 'monitoring', {
    address: '12 Kirova Street, Simferopol',
    country: 'Ukraine',
  });
}

async function callApi({ url }: ConsoleService, apiKey: string, path: string, body: object): Promise<void> {
  const answer = await fetch(`${url}/api/v1/${path}/`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

async function use(
  { dataDir }: ConsoleService,
  account: Member['account'],
  at: Date,
  searches: number,
): Promise<void> {
  const then = await openAccountServices({ filename: join(dataDir, 'accounts.sqlite'), clock: () => at });
  const reservation = await then.allowance.reserve(account, searches);
  await then.allowance.settle(account, reservation, searches);
  await then.close();
}

async function main(wanted: readonly string[]): Promise<number> {
  const chromium = chromiumPath();
  if (chromium === null) {
    console.error('docs:console needs Chromium (on Debian: apt-get install chromium)');
    return 1;
  }
  await mkdir(FOLDER, { recursive: true });
  const [browser, service] = await Promise.all([launchBrowser(chromium), startConsoleService(WITH_JOBS)]);
  const member = await service.member('business', { email: 'compliance@example.com' });
  await fill(service, member);
  for (const { name, member: signedIn, open, colorScheme = 'light' } of PICTURES) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const width of WIDTHS) {
      const session = signedIn ? { sessionId: member.sessionId } : {};
      const { page, close } = await openPage(browser, service, {
        width,
        height: 800,
        colorScheme,
        ...session,
      });
      await open(page);
      const height = Math.min(TALLEST, await page.evaluate(() => document.documentElement.scrollHeight));
      const clip = { x: 0, y: 0, width, height };
      await page.screenshot({ path: join(FOLDER, `${name}-${width}.png`), fullPage: true, clip });
      await close();
    }
    console.log(name);
  }
  await browser.close();
  await service.stop();
  return 0;
}

process.exit(await main(process.argv.slice(2)));
