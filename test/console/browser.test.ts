import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import { assertPagesSound, assertSound, chromiumPath, launchBrowser, openPage } from '../support/browser.ts';
import { startConsoleService, type ConsoleService, type Member } from '../support/console-service.ts';

const PUBLIC_PAGES = ['/', '/sign-in', '/sign-up', '/forgot-password', '/quick-start', '/set-password?token=x', '/nothing'];
const MEMBER_PAGES = ['/', '/keys', '/keys/1/revoke', '/quick-start', '/account'];

describe('console in Chromium', function () {
  let browser: Browser;
  let service: ConsoleService;
  let member: Member;

  before(async function () {
    const chromium = chromiumPath();
    if (chromium === null) this.skip();
    [browser, service] = await Promise.all([launchBrowser(chromium), startConsoleService()]);
    member = await service.member('business');
  });
  after(async () => {
    await browser?.close();
    await service?.stop();
  });

  it('has no violation of WCAG A or AA, no overflow and no complaint on the public pages', async () => {
    await assertPagesSound(browser, service, PUBLIC_PAGES);
  });

  it('has none on the pages of members', async () => {
    await assertPagesSound(browser, service, MEMBER_PAGES, member.sessionId);
  });
});
