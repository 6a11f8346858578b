import assert from 'node:assert/strict';
import { render } from 'preact-render-to-string';
import type { VNode } from 'preact';
import type { ConsoleParts } from '../../src/console/console-parts.ts';
import { statusRoutes } from '../../src/console/pages/status.tsx';
import type { MemberVisit } from '../../src/console/visit.ts';
import { startConsoleService } from '../support/console-service.ts';

type Readiness = ConsoleParts['readiness'];

/** The page as it says what the parts of a service answer. */
async function pageFor(readiness: Readiness): Promise<string> {
  const parts = { readiness, catalogue: () => Promise.resolve([]) };
  const [route = assert.fail('no route')] = statusRoutes(parts as unknown as ConsoleParts);
  const answer = await route.handle({ now: new Date('2026-03-15T12:00:00Z') } as MemberVisit);
  assert.ok(answer.kind === 'page');
  return render(answer.content as VNode);
}

describe('console: the state of the service', () => {
  it('is a page for everybody, which the footer of every page leads to', async () => {
    const service = await startConsoleService();
    try {
      const visitor = service.visitor();
      assert.match((await visitor.get('/')).text, /<footer[\s\S]*href="\/status"/u);
      const { status, text } = await visitor.get('/status');
      assert.equal(status, 200);
      assert.match(text, /Everything works\./u);
      assert.match(text, /The newest list was fetched <time/u);
    } finally {
      await service.stop();
    }
  });

  it('says which part does not work, and that failures are not charged', async () => {
    const html = await pageFor(() =>
      Promise.resolve([
        { name: 'accounts', ready: true, detail: 'answers' },
        { name: 'search', ready: false, detail: 'the index is behind <b>' },
      ]),
    );
    assert.match(html, /does not work at the moment\. What failed is not charged/u);
    assert.match(html, /search<\/th>.*?does not work.*?the index is behind &lt;b/u);
    assert.match(html, /accounts<\/th>.*?>works</u);
    assert.match(html, /No list was fetched yet/u);
  });
});
