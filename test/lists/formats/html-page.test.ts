import assert from 'node:assert/strict';
import { ListFormatError } from '../../../src/errors.ts';
import { withHtmlPage } from '../../../src/lists/formats/html-page.ts';

const page = (body: string): string => `<!doctype html><html><body>${body}</body></html>`;
const text = (body: string): Promise<string> => withHtmlPage(page(body), ($) => $('body').text().trim());

describe('an HTML page', () => {
  it('is read however many elements lie beside one another, closed or closed by the next one', async () => {
    assert.equal((await text('<ul>'.concat('<li>x'.repeat(2000), '</ul>'))).length, 2000);
    assert.equal((await text('<span>x</span><br>'.repeat(2000))).length, 2000);
    assert.equal((await text('<div><span>x</div>'.repeat(400))).length, 400);
    assert.equal(await text(`<svg>${'<path d="M0"/>'.repeat(2000)}</svg>x`), 'x');
  });

  for (const piece of ['<div>', '<b>', '<ul><li>', '<table><tr><td>', '<a href="x">', '<DIV></x>', '<x/>']) {
    it(`is refused with ${piece} nested without end`, async () => {
      await assert.rejects(() => text(piece.repeat(50_000)), ListFormatError);
    });
  }

  it('is refused with thousands of tables', async () => {
    await assert.rejects(() => text('<table><tr><td>x</td></tr></table>'.repeat(2000)), ListFormatError);
  });

  it('is refused when the work on it runs out of stack', async () => {
    const endless = (): never => {
      throw new RangeError('Maximum call stack size exceeded');
    };
    await assert.rejects(() => withHtmlPage(page(''), endless), ListFormatError);
  });
});
