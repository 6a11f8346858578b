import assert from 'node:assert/strict';
import { warmUp } from '../../src/screening/warm-up.ts';
import { engineHolding, tampered } from '../support/embedded-engine.ts';
import { listedParty } from '../support/parties.ts';

describe('screening/warm-up', () => {
  const PARTIES = Array.from({ length: 7 }, (_, index) =>
    listedParty(index === 3 ? '...' : `Pyotr Zverov ${'abcdefg'.charAt(index)}`, { id: index + 1 }),
  );

  /** Names that were looked up before it was told to stop, or had no more. */
  const searched = async (mayGoOn: () => Promise<boolean>): Promise<readonly string[]> => {
    const engine = await engineHolding(PARTIES);
    const names: string[] = [];
    const watched = tampered(engine, (snapshot) => ({
      findNames(...search) {
        names.push(search[0].name.words.map(({ text }) => text).join(' '));
        return snapshot.findNames(...search);
      },
    }));
    await warmUp({ ...watched, someNames: (count) => engine.someNames(count) }, mayGoOn);
    return names;
  };

  it('screens listed names as they are and with a slip, but for those without a letter', async () => {
    assert.deepEqual(await searched(() => Promise.resolve(true)), [
      'pyotr zverov a',
      'pyotr zerov b',
      'pyotr zverov c',
      'pyotr zverov e',
      'pyotr zerov f',
      'pyotr zverov g',
    ]);
  });

  it('stops when it is told to', async () => {
    let left = 2;
    assert.equal((await searched(() => Promise.resolve(left-- > 0))).length, 2);
  });
});
