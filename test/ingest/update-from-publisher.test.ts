import assert from 'node:assert/strict';
import { join } from 'node:path';
import { composeIngest, type IngestServices } from '../../src/compose-ingest.ts';
import type { ListReport } from '../../src/ingest/list-report.ts';
import { freshFolder, removeFolders } from './support/folders.ts';
import { partiesSource, partiesXml } from './support/parties-source.ts';
import { body, startPublisher, validated, type Publisher } from './support/publisher.ts';

describe('updating lists from their publishers', () => {
  let publisher: Publisher;
  let services: IngestServices;

  const update = async (force = false): Promise<ListReport> => {
    const { lists } = await services.updateLists({
      codes: null,
      from: null,
      force,
      strict: false,
      waitMs: 0,
    });
    assert.ok(lists[0] !== undefined);
    return lists[0];
  };

  beforeEach(async () => {
    publisher = await startPublisher();
    const location = { kind: 'direct', url: publisher.url('/parties.xml') } as const;
    services = await composeIngest(
      { DATA_DIR: join(await freshFolder(), 'data') },
      { sources: [partiesSource('EU_FSF', { location, minimum: 5 })] },
    );
  });

  afterEach(async () => {
    await services.close();
    await publisher.close();
    await removeFolders();
  });

  it('loads a list, and is told that nothing changed the next time', async () => {
    publisher.answer('/parties.xml', validated(partiesXml(6), '"v1"'));
    const first = await update();
    assert.deepEqual([first.outcome, first.origin, first.entryCount], ['updated', 'network', 6]);
    assert.equal((await update()).outcome, 'unchanged');
    assert.equal(publisher.requests[1]?.headers['if-none-match'], '"v1"');
  });

  it('refuses fewer parties than expected, unless forced', async () => {
    publisher.answer('/parties.xml', body(partiesXml(4)));
    const refused = await update();
    assert.deepEqual(
      [refused.outcome, refused.reason],
      ['refused', '4 parties are fewer than the 5 expected at least'],
    );
    assert.equal((await update(true)).outcome, 'updated');
  });

  it('does not take a file it could not read from its cache', async () => {
    publisher.answer('/parties.xml', validated(partiesXml(6), '"v1"'));
    await update();
    publisher.answer('/parties.xml', validated(partiesXml(6).slice(0, 300), '"v2"'));
    const failed = await update();
    assert.deepEqual([failed.outcome, failed.entryCount], ['failed', 6]);
    publisher.answer('/parties.xml', validated(partiesXml(7), '"v2"'));
    const healed = await update();
    assert.deepEqual([healed.outcome, healed.entryCount], ['updated', 7]);
    assert.equal(publisher.requests.at(-1)?.headers['if-none-match'], undefined);
  });
});
