import assert from 'node:assert/strict';
import { accessSync, constants } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { inOneLine } from '../../scripts/services/in-one-line.ts';
import type { ConsoleService } from './console-service.ts';
import { allIsNeeded } from './needs.ts';

/** Where Debian and others put Chromium. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** What a page is waited for: on a machine that is busy with something else half a minute is little. */
const PATIENCE_MS = 600_000;

/** Where Chromium is; null where none is installed. */
export function chromiumPath(): string | null {
  return PLACES.find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts a Chromium for a suite, in its first hook. Where none is installed or it does not start, says why in one line and
 * skips the suite; in CI that is a failure.
 */
export async function browserFor(suite: Mocha.Context): Promise<Browser> {
  try {
    const path = chromiumPath();
    if (path === null) throw new Error(`none of ${PLACES.join(', ')} is installed`);
    return await launchBrowser(path);
  } catch (error) {
    if (allIsNeeded()) throw error;
    console.error(`Chromium is not started: ${inOneLine(String(error))}`);
    return suite.skip();
  }
}

/** Starts a headless Chromium. */
export function launchBrowser(executablePath: string): Promise<Browser> {
  // As root, as in a container, Chromium runs only without its sandbox; /dev/shm is small there.
  const args = ['--no-sandbox', '--disable-dev-shm-usage'];
  return chromium.launch({ executablePath, args, timeout: PATIENCE_MS });
}

/** How a page is looked at. */
export interface Looking {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  /** Signs in. */
  readonly sessionId?: string;
}

/** A page of a service, with everything the browser complained about. */
export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors in scripts, in the console and against the Content-Security-Policy, and answers of 500 and above. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** Opens a page of its own, with no cookies but the session's. */
export async function openPage(
  browser: Browser,
  service: Pick<ConsoleService, 'url'>,
  { width = 1280, height = 900, colorScheme = 'light', sessionId }: Looking = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    baseURL: service.url,
    viewport: { width, height },
    colorScheme,
    // Colours that are on their way from one scheme to the other are no finding.
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Tokyo',
    locale: 'en-GB',
  });
  if (sessionId !== undefined)
    await context.addCookies([{ name: 'session', value: sessionId, url: service.url }]);
  context.setDefaultTimeout(PATIENCE_MS);
  const complaints: string[] = [];
  const page = await context.newPage();
  page.on('console', (message) => {
    // A page that answers 4xx on purpose is no mistake of its own.
    const expected = /the server responded with a status of 4\d\d/u.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !expected) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
  });
  return { page, context, complaints, close: () => context.close() };
}

/**
 * Fails on violations of WCAG 2.2 A and AA, on what overflows the width, and on what the browser complained about. With
 * `only: 'colours'` just the contrast is looked at, which is all that another colour scheme changes.
 */
export async function assertSound(
  { page, complaints }: WatchedPage,
  { only }: { readonly only?: 'colours' } = {},
): Promise<void> {
  const where = `${page.url()} at ${page.viewportSize()?.width ?? 0} px`;
  const axe = new AxeBuilder({ page });
  if (only === 'colours') axe.withRules(['color-contrast', 'link-in-text-block']);
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  const { violations } = await settled(page, () => axe.analyze());
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
  assert.deepEqual(found, [], where);
  assert.deepEqual(await settled(page, overflowing), [], `${where} is too wide`);
  assert.deepEqual(complaints, [], where);
}

/** Asks again when the page loaded itself anew meanwhile, as one that shows progress does at its end. */
async function settled<T>(page: Page, ask: (page: Page) => Promise<T>): Promise<T> {
  try {
    return await ask(page);
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('navigation')) throw error;
    await page.waitForLoadState();
    return ask(page);
  }
}

/** What sticks out of the page to the right. */
function overflowing(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return wide.map(({ tagName, className }) => `${tagName} ${className}`).slice(0, 12);
  });
}

/** Looks at pages in light, in dark and on a narrow screen, and holds each to `assertSound`. */
export async function assertPagesSound(
  browser: Browser,
  service: Pick<ConsoleService, 'url'>,
  paths: readonly string[],
  sessionId?: string,
): Promise<void> {
  const signedIn = sessionId === undefined ? {} : { sessionId };
  const wide = await openPage(browser, service, signedIn);
  for (const path of paths) {
    await wide.page.emulateMedia({ colorScheme: 'light' });
    await wide.page.goto(path);
    await assertSound(wide);
    await wide.page.emulateMedia({ colorScheme: 'dark' });
    await assertSound(wide, { only: 'colours' });
  }
  await wide.close();
  const narrow = await openPage(browser, service, { width: 360, height: 740, ...signedIn });
  for (const path of paths) {
    await narrow.page.goto(path);
    await assertSound(narrow);
  }
  await narrow.close();
}
