import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import { assertSound, browserFor, openPage } from '../support/browser.ts';
import { startConsoleService, type ConsoleService, type Member } from '../support/console-service.ts';

/** A file with ten broken rows, a script, a formula, a right-to-left name and some that are listed. */
function customers(rows: number): string {
  const lines = Array.from({ length: rows }, (_, row) => {
    if (row % 20 === 7) return `"Broken ${row},DE,${row}`;
    if (row % 20 === 3) return `VIKTOR SAMPLEV,RU,${row}`;
    return `Harmless Person ${row},DE,${row}`;
  });
  return [
    'name,country,our id',
    '"<img src=x onerror=""window.hacked=1"">",DE,=1+1',
    'محمد احمد,Iran,+2',
    ...lines,
    '',
  ].join('\r\n');
}

describe('files in Chromium', () => {
  let browser: Browser;
  let service: ConsoleService;
  let member: Member;

  before(async function () {
    browser = await browserFor(this);
    service = await startConsoleService({ JOBS: 'on', LISTS_SCHEDULE: '0 0 1 1 *' });
    member = await service.member('business');
  });
  after(async () => {
    await browser?.close();
    await service?.stop();
  });

  it('go from the drop zone to the downloaded results, sound at every step', async () => {
    const watched = await openPage(browser, service, { sessionId: member.sessionId });
    const { page } = watched;
    await page.goto('/uploads');
    await assertSound(watched);
    const file = { name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(customers(200)) };
    await page.getByLabel(/CSV or XLSX file/u).setInputFiles(file);
    await page.getByRole('button', { name: 'Upload and check' }).click();
    await page.getByRole('heading', { name: 'customers.csv' }).waitFor();
    await page.getByText('10 rows cannot be screened').waitFor();
    await assertSound(watched);
    assert.equal(await page.getByLabel('our id').inputValue(), 'none');
    await page.setViewportSize({ width: 360, height: 740 });
    await assertSound(watched);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: 'Screen for 192 searches' }).click();
    await page.locator('#upload-progress').waitFor();
    await assertSound(watched);
    // The page loads itself anew at the end.
    await page.locator('.badge-good', { hasText: 'finished' }).waitFor();
    await assertSound(watched);
    assert.equal(await page.evaluate('window.hacked'), undefined);
    assert.equal(await page.locator('tbody img').count(), 0);
    await page.getByLabel('With something not screened').check();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText('10 rows ·').waitFor();
    await page.setViewportSize({ width: 360, height: 740 });
    await assertSound(watched);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download CSV' }).click(),
    ]);
    assert.equal(download.suggestedFilename(), 'customers-screened.csv');
    await watched.close();
  });

  it('go on by themselves in the page when the service is stopped in the middle and starts again', async () => {
    const watched = await openPage(browser, service, { sessionId: member.sessionId });
    const { page } = watched;
    await page.goto('/uploads');
    const file = { name: 'many.csv', mimeType: 'text/csv', buffer: Buffer.from(customers(2_000)) };
    await page.getByLabel(/CSV or XLSX file/u).setInputFiles(file);
    await page.getByRole('button', { name: 'Upload and check' }).click();
    await page.getByRole('button', { name: /^Screen for/u }).click();
    await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0);
    await service.restart();
    await page.locator('.badge-good', { hasText: 'finished' }).waitFor();
    const done = page.locator('dt', { hasText: 'Searches charged' }).locator('..').locator('dd');
    assert.equal((await done.innerText()).trim(), '1,902');
    await watched.close();
  });

  it('are cancelled from the keyboard', async () => {
    const watched = await openPage(browser, service, { sessionId: member.sessionId });
    const { page } = watched;
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/uploads');
    const file = { name: 'many.csv', mimeType: 'text/csv', buffer: Buffer.from(customers(3_000)) };
    await page.getByLabel(/CSV or XLSX file/u).setInputFiles(file);
    await page.getByRole('button', { name: 'Upload and check' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Screen for/u }).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0);
    await page.getByRole('button', { name: 'Cancel' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('cancelled').first().waitFor();
    await assertSound(watched);
    await watched.close();
  });
});
