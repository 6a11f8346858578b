import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openAccountServices } from '../../src/compose-accounts.ts';
import { chromiumPath, launchBrowser, openPage } from '../support/browser.ts';
import { startConsoleService, type ConsoleService, type Member } from '../support/console-service.ts';

/** Writes a picture of each page of the console at two widths to docs/console/. */

const FOLDER = fileURLToPath(new URL('../../docs/console/', import.meta.url));
const WIDTHS = [360, 1280] as const;

/** Pages by the name of their pictures; those for members are shown to one. */
const PAGES: readonly { readonly name: string; readonly path: string; readonly member: boolean }[] = [
  { name: 'home', path: '/', member: false },
  { name: 'sign-in', path: '/sign-in', member: false },
  { name: 'sign-up', path: '/sign-up', member: false },
  { name: 'not-found', path: '/nothing-here', member: false },
  { name: 'dashboard', path: '/', member: true },
  { name: 'keys', path: '/keys', member: true },
  { name: 'revoke-key', path: '/keys/1/revoke', member: true },
  { name: 'quick-start', path: '/quick-start', member: true },
  { name: 'account', path: '/account', member: true },
];

const DAY_MS = 86_400_000;

/** A month of use, some keys and some watched names. */
async function fill(service: ConsoleService, { account }: Member): Promise<void> {
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
  const [browser, service] = await Promise.all([launchBrowser(chromium), startConsoleService()]);
  const member = await service.member('business', { email: 'compliance@example.com' });
  await fill(service, member);
  for (const { name, path, member: signedIn } of PAGES) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const width of WIDTHS) {
      const session = signedIn ? { sessionId: member.sessionId } : {};
      const { page, close } = await openPage(browser, service, { width, height: 800, ...session });
      await page.goto(path);
      await page.screenshot({ path: join(FOLDER, `${name}-${width}.png`), fullPage: true });
      await close();
    }
    console.log(name);
  }
  await browser.close();
  await service.stop();
  return 0;
}

process.exit(await main(process.argv.slice(2)));
