import assert from 'node:assert/strict';
import type { Match } from '../../src/domain/match.ts';
import { alertLines } from '../../src/monitoring/alert-lines.ts';
import type { NewMatch } from '../../src/monitoring/rescreen-store.ts';
import { listedParty } from '../support/parties.ts';

function found(id: number, score: number): NewMatch {
  const party = listedParty('Qmbrel Zothvan', { id, publisherRef: `ref ${id}`, sourceUrl: '' });
  const match = { party, score, matchedOn: { kind: 'name', text: 'Qmbrel Zothvan', primary: true } };
  return {
    watch: { id, kind: 'name', text: 'Qmbrel' },
    match: match as Match,
    previousScore: null,
  } as NewMatch;
}

describe('monitoring/alert-lines', () => {
  const names = { listName: () => 'A list', publicUrl: 'https://screening.example/console' };

  it('name each party by its publisher and link to its page, the most alike first', () => {
    const lines = alertLines([found(7, 0.6), found(1_234_567, 0.95)], names);
    assert.deepEqual(
      lines.map(({ reference, entryUrl, scorePercent }) => [reference, entryUrl, scorePercent]),
      [
        ['ref 1234567', 'https://screening.example/console/entries/1234567', 95],
        ['ref 7', 'https://screening.example/console/entries/7', 60],
      ],
    );
  });

  it('are none for no match', () => {
    assert.deepEqual(alertLines([], names), []);
  });
});
