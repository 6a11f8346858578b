import assert from 'node:assert/strict';
import type { FromThread, SentTask, ThreadAnswer } from '../../src/screening-threads/messages.ts';
import { SearchServer } from '../../src/screening-threads/search-server.ts';
import type { SearchSnapshot } from '../../src/search/search-engine.ts';
import { engineHolding, tampered } from '../support/embedded-engine.ts';
import { listedParty } from '../support/parties.ts';

const ASKED: Omit<SentTask, 'id' | 'view'> = {
  kind: 'search',
  task: {
    kind: 'name',
    name: 'Qmbrel Zothvan',
    contacts: [],
    threshold: 0.5,
    filter: { lists: ['OFAC_SDN'] },
  },
  asker: { clients: ['account 1'], urgency: 'request' },
  share: { spentMs: 0, failedMs: 0, candidates: 0, matches: 0 },
  traced: null,
};

/** A server of which the first search of each view waits until it is told to go on. */
async function serverThatWaits() {
  const sent: FromThread[] = [];
  const letGo: number[] = [];
  let onSent: () => void = () => undefined;
  let goOn: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (goOn = resolve));
  const engine = await engineHolding([listedParty('Qmbrel Zothvan', { id: 1 })]);
  const snapshot = await engine.snapshot();
  const slow = tampered(engine, ({ findValues }) => ({
    findValues: async (keys, filter) => (await waiting, findValues(keys, filter)),
  }));
  const views: readonly SearchSnapshot[] = [await slow.snapshot(), snapshot, snapshot];
  const server = new SearchServer({
    open: ({ number }: { readonly number: number }) => views[number - 1] ?? snapshot,
    send: (message) => {
      sent.push(message);
      onSent();
    },
    onLetGo: () => letGo.push(server.views),
    nowMs: () => 0,
    workMs: () => 0,
    timeMs: () => 1_000,
  });
  const answers = async (count: number): Promise<readonly ThreadAnswer[]> => {
    while (sent.length < count) await new Promise<void>((resolve) => (onSent = resolve));
    return sent.filter((message): message is ThreadAnswer => message.kind === 'answer');
  };
  return { server, sent, letGo, answers, goOn };
}

const totalOf = ({ result }: ThreadAnswer): unknown =>
  'found' in result && 'name' in result.found ? result.found.name.total : result;

describe('search server of a thread', () => {
  it('holds an older view as long as something is searched in it, and no longer', async () => {
    const { server, letGo, answers, goOn } = await serverThatWaits();
    server.receive({ kind: 'view', view: { number: 1 } });
    server.receive({ ...ASKED, id: 1, view: 1 });
    server.receive({ kind: 'view', view: { number: 2 } });
    server.receive({ kind: 'view', view: { number: 3 } });
    assert.equal(server.views, 2);
    server.receive({ ...ASKED, id: 2, view: 3 });
    assert.deepEqual(
      (await answers(1)).map(({ id }) => id),
      [2],
    );
    goOn();
    assert.deepEqual((await answers(2)).map(totalOf), [1, 1]);
    assert.equal(server.views, 1);
    assert.deepEqual(letGo, [2, 1]);
  });

  it('answers a search in a view that it does not hold with an error', async () => {
    const { server, answers } = await serverThatWaits();
    server.receive({ ...ASKED, id: 1, view: 9 });
    const [answer] = await answers(1);
    assert.ok(answer !== undefined && 'error' in answer.result);
  });

  it('tells the parts of a traced request, and none of others', async () => {
    const { server, answers } = await serverThatWaits();
    server.receive({ kind: 'view', view: { number: 2 } });
    server.receive({ ...ASKED, id: 1, view: 2, traced: { requestId: 'r', traceId: 't' } });
    server.receive({ ...ASKED, id: 2, view: 2 });
    const parts = (await answers(2)).map((answer) => answer.parts.map(({ part }) => part));
    assert.deepEqual(parts, [['scoring'], []]);
  });

  it('gives signs of life, and takes a hang-up of nobody for nothing', async () => {
    const { server, sent } = await serverThatWaits();
    server.receive({ kind: 'cancel', id: 7 });
    server.receive({ kind: 'ping' });
    assert.deepEqual(sent, [{ kind: 'pong' }]);
  });
});
