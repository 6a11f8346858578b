import assert from 'node:assert/strict';
import { itMatches, itTellsApart, prepare } from '../score-pair.ts';

describe('words of organisations among names', () => {
  itMatches([
    ['Mir Ahmad Barakzoy', 'Ahmad Barakzoy'],
    ['Ajmal Mir Rahmanzoy', 'Ajmal Rahmanzoy'],
    ['Karim Islam Chowdhury', 'Karim Chowdhury'],
    ['OOO Mir', 'LLC World'],
  ]);

  itTellsApart([
    ['Mir Ahmad Barakzoy', 'Mir Khalid Barakzoy'],
    ['Karim Islam Chowdhury', 'Rahim Islam Chowdhury'],
  ]);

  it('leaves them to organisations beside another such word', () => {
    const { words } = prepare('Harakat Amal Karim Zubari');
    assert.equal(words[1]?.wordClass, 'generic');
  });
});
