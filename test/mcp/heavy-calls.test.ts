import assert from 'node:assert/strict';
import { OverBudgetError, OverloadedError } from '../../src/errors.ts';
import type { Asker } from '../../src/screening/asker.ts';
import { createScreening } from '../../src/screening/create-screening.ts';
import { FairTurns } from '../../src/screening/fair-turns.ts';
import { createSearcherInProcess } from '../../src/screening/search-in-process.ts';
import type { Screening } from '../../src/screening/screening.ts';
import { WORK_LIMITS } from '../../src/screening/work-limits.ts';
import { startAgentsService } from '../support/agents-service.ts';
import { engineHolding } from '../support/embedded-engine.ts';
import { NOW } from '../support/http-service.ts';
import { listedParty } from '../support/parties.ts';

const PARTIES = Array.from({ length: 40 }, (_, place) =>
  listedParty('Mohammed Ali Hassan', { id: place + 1 }),
);

/** A batch of calls, as one POST. */
const calls = (count: number, name: string, argument: object): readonly object[] =>
  Array.from({ length: count }, (_, id) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name, arguments: argument },
  }));

interface Reply {
  readonly result: { readonly isError?: boolean; readonly content: readonly { readonly text: string }[] };
}

interface Allowing {
  readonly result: { readonly structuredContent: { readonly allowance: { readonly remaining: number } } };
}

const failuresOf = (replies: readonly Reply[]): number =>
  replies.filter(({ result }) => result.isError === true).length;

describe('mcp: many calls in one POST', () => {
  const sent = [
    { tool: 'screen_entity', count: 24, argument: { name: 'Mohammed Ali Hassan', threshold: 0 } },
    { tool: 'search', count: 60, argument: { query: 'Mohammed Ali Hassan' } },
    { tool: 'screen_address', count: 24, argument: { address: '27 Stromynka Street, Moscow' } },
  ];
  for (const { tool, count, argument } of sent) {
    it(`gives ${count} calls of ${tool} the share of one request of the client`, async () => {
      const askers: (Asker | undefined)[] = [];
      const refuse = (_request: unknown, asker?: Asker): Promise<never> => {
        askers.push(asker);
        return Promise.reject(new OverloadedError('too much at once', 3));
      };
      const screening = { screenName: refuse, screenAddress: refuse } as unknown as Screening;
      const service = await startAgentsService(PARTIES, { screening });
      const replies = (await (await service.post(calls(count, tool, argument))).json()) as Reply[];
      assert.equal(askers.length, count);
      assert.equal(new Set(askers.map((asker) => asker?.share)).size, 1);
      assert.deepEqual(askers[0]?.clients, ['network 127.0.0.1']);
      assert.equal(failuresOf(replies), count);
      assert.match(replies[0]?.result.content[0]?.text ?? '', /too much at once/u);
      await service.close();
    });
  }

  it('fails the calls beyond what one request may find, and gives their screenings back', async () => {
    const engine = await engineHolding(PARTIES);
    const limits = { ...WORK_LIMITS, candidates: 10 * PARTIES.length };
    const turns = new FairTurns({ limits, nowMs: () => 0 });
    const screening = createScreening({ searcher: createSearcherInProcess(engine, turns), clock: () => NOW });
    const service = await startAgentsService(PARTIES, { screening });
    const call = { name: 'Mohammed Ali Hassan', threshold: 0 };
    const replies = (await (await service.post(calls(24, 'screen_entity', call))).json()) as Reply[];
    assert.equal(failuresOf(replies), 14);
    const [one] = calls(1, 'screen_entity', { name: 'Qmbrel', threshold: 0.9 });
    const left = (await (await service.post(one)).json()) as Allowing;
    assert.equal(left.result.structuredContent.allowance.remaining, 25 - 11);
    await service.close();
    await engine.close();
  });

  it('says so when a single call takes more than its share', async () => {
    const fail = (): Promise<never> => Promise.reject(new OverBudgetError('it takes more work'));
    const screening = { screenName: fail } as unknown as Screening;
    const service = await startAgentsService(PARTIES, { screening });
    const [one] = calls(1, 'screen_entity', { name: 'A' });
    const reply = (await (await service.post(one)).json()) as Reply;
    assert.match(reply.result.content[0]?.text ?? '', /Nothing was screened: it takes more work/u);
    await service.close();
  });
});
