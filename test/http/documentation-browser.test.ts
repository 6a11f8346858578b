import assert from 'node:assert/strict';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { browserFor, openPage } from '../support/browser.ts';
import { startHttpService, type ServiceUnderTest } from '../support/http-service.ts';

describe('documentation pages in Chromium', () => {
  let browser: Browser | undefined;
  let service: ServiceUnderTest | undefined;
  let server: Server | undefined;

  before(async function () {
    browser = await browserFor(this);
    service = await startHttpService({ publicUrl: 'http://127.0.0.1' });
    server = service.app.listen(0, '127.0.0.1');
  });
  after(async () => {
    await browser?.close();
    server?.close();
    await service?.close();
  });

  it('try requests out on the service that serves them, not on the example of a server', async () => {
    assert.ok(browser && server);
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { page, close } = await openPage(browser, { url });
    await page.goto('/docs/#/Lists/getLists');
    // The page lists the servers first and chooses one of them afterwards.
    await page.waitForFunction(
      () => document.querySelector<HTMLSelectElement>('.servers select')?.value === '/api/v1',
    );
    await page.getByRole('button', { name: 'Try it out' }).click();
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('/api/v1/')),
      page.getByRole('button', { name: 'Execute' }).click(),
    ]);
    assert.equal(answer.url(), `${url}/api/v1/lists/`);
    assert.equal(answer.status(), 200);
    await close();
  });

  for (const width of [360, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      it(`fit ${width} px, ${colorScheme}, with a way back to the console`, async () => {
        assert.ok(browser && server);
        const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
        const { page, close } = await openPage(browser, { url }, { width, colorScheme });
        await page.goto('/docs/');
        await page.waitForSelector('.swagger-ui .opblock');
        assert.equal(await page.getByRole('link', { name: 'Sanctions screening' }).getAttribute('href'), '/');
        await page.locator('.opblock-summary-control').first().click();
        await page.waitForSelector('.opblock-body');
        const looked = await page.evaluate(() => {
          const { clientWidth, scrollWidth, classList } = document.documentElement;
          const ground = getComputedStyle(document.body).backgroundColor;
          return { overflow: scrollWidth - clientWidth, isDark: classList.contains('dark-mode'), ground };
        });
        assert.deepEqual(looked, {
          overflow: 0,
          isDark: colorScheme === 'dark',
          ground: colorScheme === 'dark' ? 'rgb(17, 22, 26)' : 'rgb(245, 247, 248)',
        });

        await close();
      });
    }
  }
});
