import type { Browser } from 'playwright-core';
import { openPage } from './browser.ts';
import type { ConsoleService } from './console-service.ts';

/** Bytes over the wire, heads included, of everything that a page loads with nothing cached. */
export async function bytesOfFirstView(
  browser: Browser,
  service: Pick<ConsoleService, 'url'>,
  path: string,
  sessionId?: string,
): Promise<number> {
  const { page, close } = await openPage(browser, service, sessionId === undefined ? {} : { sessionId });
  const client = await page.context().newCDPSession(page);
  let bytes = 0;
  await client.send('Network.enable');
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(path, { waitUntil: 'networkidle' });
  await close();
  return bytes;
}

/** Pages of A4 that a page takes when it is printed from the console, with what its button unfolds. */
export async function pagesWhenPrinted(
  browser: Browser,
  service: Pick<ConsoleService, 'url'>,
  path: string,
  sessionId: string,
): Promise<number> {
  const { page, close } = await openPage(browser, service, { sessionId });
  await page.goto(path);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const pdf = await page.pdf({ format: 'A4' });
  await close();
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/gu)?.length ?? 0;
}
