import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { personOf } from '../support/accounts.ts';
import { assertPagesSound, assertSound, browserFor, openPage } from '../support/browser.ts';
import { startConsoleService, type ConsoleService, type Member } from '../support/console-service.ts';
import { linksOn } from '../support/visitor.ts';

const PUBLIC_PAGES = [
  '/',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/quick-start',
  '/set-password?token=x',
  '/invitation?token=x',
  '/nothing',
];
const MEMBER_PAGES = [
  '/',
  '/keys',
  '/quick-start',
  '/account',
  '/people',
  '/people/leave',
  '/trail',
  '/trail/check',
];

describe('console in Chromium', () => {
  let browser: Browser;
  let service: ConsoleService;
  let member: Member;

  before(async function () {
    browser = await browserFor(this);
    service = await startConsoleService();
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
    const [revoke = assert.fail()] = await linksOn(member.visitor, '/keys', /\/revoke$/u);
    await assertPagesSound(browser, service, [...MEMBER_PAGES, revoke], member.sessionId);
  });

  it('signs up, chooses a password, makes a key and revokes it, by keyboard alone', async () => {
    const watched = await openPage(browser, service);
    const { page, context } = watched;
    const press = (...keys: readonly string[]): Promise<void> => pressAll(page, keys);
    await page.goto('/sign-up');
    await page.getByLabel('E-mail address').focus();
    await page.keyboard.type('keyboard@example.com');
    await press('Enter');
    await page.getByRole('heading', { name: 'Check your mail' }).waitFor();
    const [mail] = (await service.mails()).slice(-1);
    await page.goto(/https?:\S+/u.exec(mail?.text ?? '')?.[0] ?? '');
    await assertSound(watched);
    await page.getByLabel('New password').focus();
    await page.keyboard.type('correct horse battery');
    await press('Enter');
    await page.getByText('Your 14-day trial has started').waitFor();

    await press('Tab');
    assert.equal(await focused(page), 'Skip to the content');
    await press('Enter', 'Tab');
    assert.equal(await page.evaluate(() => document.activeElement?.closest('main')?.id), 'main');

    await page.getByRole('link', { name: 'API keys' }).focus();
    await press('Enter');
    await page.getByLabel('Label').focus();
    await page.keyboard.type('<img src=x onerror=alert(1)>');
    await press('Enter');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy' }).focus();
    await press('Enter');
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.notEqual(await service.accounts.accounts.authenticate(copied), null);
    assert.equal(await page.locator('img').count(), 0);
    await assertSound(watched);

    await page.getByRole('link', { name: /^Revoke/u }).focus();
    await press('Enter');
    await page.getByRole('button', { name: 'Revoke the key' }).focus();
    await press('Enter');
    await page.getByText('The key is revoked').waitFor();
    assert.equal(await service.accounts.accounts.authenticate(copied), null);
    await assertSound(watched);
    await watched.close();
  });

  it('invites by keyboard, and lets the invited join at 360 px, switch and leave', async () => {
    const owner = await service.member('business', { email: 'inviting@example.com' });
    const watched = await openPage(browser, service, { sessionId: owner.sessionId });
    await watched.page.goto('/people');
    await watched.page.getByLabel('E-mail address').focus();
    await watched.page.keyboard.type('guest@example.com');
    await pressAll(watched.page, ['Tab', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Tab', 'Enter']);
    await watched.page.getByText('An invitation is on its way').waitFor();
    await assertSound(watched);
    const [mail] = (await service.mails()).slice(-1);
    const url = /https?:\S+/u.exec(mail?.text ?? '')?.[0] ?? '';

    const narrow = await openPage(browser, service, { width: 360, height: 740 });
    await narrow.page.goto(url);
    await assertSound(narrow);
    await narrow.page.getByLabel('New password').focus();
    await narrow.page.keyboard.type('correct horse battery');
    await narrow.page.keyboard.press('Enter');
    await narrow.page.getByText('Welcome. You are an auditor of this account.').waitFor();
    await assertSound(narrow);
    await narrow.page.goto('/people');
    assert.equal(await narrow.page.getByLabel('E-mail address').count(), 0);
    await assertSound(narrow);

    const guest = await personOf(service.accounts, 'guest@example.com');
    await watched.page.goto(`/people/${guest.id}/remove`);
    await assertSound(watched);
    await watched.page.getByRole('button', { name: 'Remove the person' }).focus();
    await watched.page.keyboard.press('Enter');
    await watched.page.getByText('The person is removed').waitFor();
    await narrow.page.goto('/people');
    await narrow.page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await Promise.all([watched.close(), narrow.close()]);
  });

  it('shows the focus wherever the keyboard goes', async () => {
    const { page, close } = await openPage(browser, service, { sessionId: member.sessionId });
    await page.goto('/keys');
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const element = document.activeElement;
        if (element === null || element === document.body) return 'the page itself';
        return getComputedStyle(element).outlineStyle;
      });
      assert.notEqual(outline, 'none', await focused(page));
    }
    await close();
  });

  it('says what a time is in the reader’s zone, and in a tooltip in UTC', async () => {
    const { page, close } = await openPage(browser, service, { sessionId: member.sessionId });
    await page.goto('/account');
    const time = page.locator('time[data-local]').first();
    assert.match((await time.textContent()) ?? '', /GMT\+9|Japan/u);
    assert.match((await time.getAttribute('title')) ?? '', / UTC$/u);
    await close();
  });

  it('puts the focus on what is wrong in a form, and says it with the field', async () => {
    const watched = await openPage(browser, service, { sessionId: member.sessionId });
    const { page } = watched;
    await page.goto('/account');
    await page.getByLabel('New password').fill('aaaaaaaaaaaaaaa');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByText('This must have at least 5 different characters.').waitFor();
    const field = page.getByLabel('New password');
    assert.equal(await field.evaluate((element) => element === document.activeElement), true);
    const described = (await field.getAttribute('aria-describedby')) ?? '';
    assert.match(described, /password-error/u);
    await assertSound(watched);
    await watched.close();
  });

  it('works without script', async () => {
    const context = await browser.newContext({ baseURL: service.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/sign-up');
    await page.fill('[name=email]', 'noscript@example.com');
    await page.click('main button');
    assert.equal(await page.textContent('h1'), 'Check your mail');
    assert.equal((await service.mails()).at(-1)?.to, 'noscript@example.com');
    await context.close();
  });
});

async function pressAll(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
}
