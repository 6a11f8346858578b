import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { assertSound, browserFor, openPage, type WatchedPage } from '../support/browser.ts';
import { startConsoleService, type ConsoleService, type Member } from '../support/console-service.ts';
import { workbookBytes } from '../support/workbooks.ts';

describe('files as systems export them, in Chromium', () => {
  let browser: Browser;
  let service: ConsoleService;
  let member: Member;
  let watched: WatchedPage;
  let page: Page;

  before(async function () {
    browser = await browserFor(this);
    service = await startConsoleService({ JOBS: 'on', LISTS_SCHEDULE: '0 0 1 1 *' });
    member = await service.member('business');
  });
  after(async () => {
    await browser?.close();
    await service?.stop();
  });
  beforeEach(async () => {
    watched = await openPage(browser, service, { sessionId: member.sessionId });
    ({ page } = watched);
  });
  afterEach(() => watched.close());

  async function send(name: string, bytes: string | Uint8Array): Promise<void> {
    await page.goto('/uploads');
    const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) };
    await page.getByLabel(/CSV or XLSX file/u).setInputFiles(file);
    await page.getByRole('button', { name: 'Upload and check' }).click();
    await page.getByRole('heading', { name }).waitFor();
  }

  const press = (name: RegExp | string): Promise<void> => page.getByRole('button', { name }).first().click();

  async function atBothWidths(): Promise<void> {
    await assertSound(watched);
    await page.setViewportSize({ width: 360, height: 740 });
    await assertSound(watched);
    await page.setViewportSize({ width: 1280, height: 900 });
  }

  it('start a guess only when it was looked at, and a changed column only when its rows were', async () => {
    await send(
      'guess.csv',
      'Kundin X,Bezirk Y,Land\nRotterdam,Mahan Air,RU\nParis,Tom Harmless,DE\nLondon,Li Na,DE\n',
    );
    await page.getByText('Look at these columns before you start').waitFor();
    await atBothWidths();
    await press(/^Screen for/u);
    await page
      .getByRole('alert')
      .getByText(/confirm or correct them below/u)
      .waitFor();
    await page.getByText('1 column is not screened').click();
    await page.getByLabel('Kundin X').selectOption('note');
    await page.getByLabel('I have looked at them').check();
    await press(/^Screen for/u);
    await page.getByText(/Look at the first rows as they will be screened now/u).waitFor();
    const rows = page.getByRole('region', { name: 'First rows, as they will be screened' });
    await rows.getByText('Mahan Air').waitFor();
    await rows.getByText('Rotterdam').waitFor();
    await page.getByLabel('I have looked at them').check();
    await press(/^Screen for/u);
    await page.locator('.badge-good', { hasText: 'finished' }).waitFor();
    await page.locator('tbody tr', { hasText: 'Mahan Air' }).locator('.badge-high').first().waitFor();
  });

  it('say which countries are not understood, and take what their owner says', async () => {
    await send(
      'countries.csv',
      'name,country\nAnna Harmless,Irann\nTom Harmless,Nort Korea\nMahan Air,Frankreich\n',
    );
    await page.getByText('The country of 2 rows is not understood').waitFor();
    await atBothWidths();
    await page.getByLabel('“Irann” means').fill('Iran');
    await press('Update preview and cost');
    await page.getByText('The country of 1 row is not understood').waitFor();
    await page.getByLabel(/Only parties tied to the country/u).check();
    await press(/^Screen for/u);
    await page.locator('.badge-good', { hasText: 'finished' }).waitFor();
    await page.getByText(/“Nort Korea” is not understood/u).waitFor();
    await page.getByText(/embargo: Iran/u).waitFor();
    const row = page.locator('tbody tr', { hasText: 'Mahan Air' });
    await row.getByText(/match(?:es)? hidden by the country/u).click();
    await row
      .locator('.result-others')
      .getByText(/Mahan Air/iu)
      .first()
      .waitFor();
    await atBothWidths();
    await row.getByRole('link', { name: 'All of the row' }).click();
    await page.getByRole('heading', { name: /match(?:es)? hidden by the country/u }).waitFor();
    await atBothWidths();
  });

  it('have their sheet and headings found, both parties of a row screened, and come back as XLSX', async () => {
    const bytes = workbookBytes({
      Notes: [['as of May']],
      Customers: [
        ['Customers 2026', null, null],
        ['Company', 'Owner', 'IMO Number'],
        ['Harmless Shipping Ltd', 'Mahan Air', 9187629],
        ['Harmless Trading Ltd', null, null],
      ],
    });
    await send('customers.xlsx', bytes);
    await page.getByText('line 1, above the headings').waitFor();
    await page.getByText('1 row names two parties or more').waitFor();
    await atBothWidths();
    await press('Screen for 3 searches');
    await page.locator('.badge-good', { hasText: 'finished' }).waitFor();
    await page.getByText('for Mahan Air').first().waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download XLSX' }).click(),
    ]);
    assert.equal(download.suggestedFilename(), 'customers-screened.xlsx');
  });

  it('show their letters in every encoding, and are read in the one that is chosen', async () => {
    const bytes = Buffer.concat([
      Buffer.from('name;city\n'),
      Buffer.from([0xcc, 0xfc, 0xeb, 0xeb, 0xe5, 0xf0]),
      Buffer.from(';Moscow\n'),
    ]);
    await send('letters.csv', bytes);
    await page.getByText('This text is not UTF-8.').waitFor();
    await page.getByText('The same letters in every encoding').click();
    await atBothWidths();
    await page.getByLabel('Encoding', { exact: true }).selectOption('windows-1251');
    await press('Update preview and cost');
    await page
      .getByRole('region', { name: 'First rows, as they will be screened' })
      .getByText('Мьллер')
      .waitFor();
  });

  it('may have 200 columns, and are checked by keyboard alone', async () => {
    const headings = ['Name', ...Array.from({ length: 199 }, (_, column) => `Field ${column + 1}`)];
    const cells = ['Mahan Air', ...Array.from({ length: 199 }, (_, column) => `${column}`)];
    await send('wide.csv', `${headings.join(',')}\n${cells.join(',')}\n`);
    await page.getByText('199 columns are not screened').waitFor();
    await atBothWidths();
    await page.getByText('199 columns are not screened').focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Field 199', { exact: true }).focus();
    await page.keyboard.press('O');
    await page.getByRole('button', { name: /^Screen for/u }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(/Look at the first rows as they will be screened now/u).waitFor();
    await page.getByRole('button', { name: /^Screen for/u }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.badge-good', { hasText: 'finished' }).waitFor();
  });
});
