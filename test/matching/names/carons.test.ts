import assert from 'node:assert/strict';
import { prepareName } from '../../../src/matching/names/prepare-name.ts';
import { wordFromKey } from '../../../src/matching/names/word-from-key.ts';
import type { PreparedName } from '../../../src/matching/names/prepared-name.ts';
import { createQueryName } from '../../../src/matching/names/query-name.ts';
import { scoreName } from '../../../src/matching/names/score-names.ts';

const prepare = (text: string): PreparedName => prepareName(text, { mayHaveLegalForm: false });
const score = (a: string, b: string): number => scoreName(createQueryName(prepare(a)), prepare(b));

const WITH_CARON: readonly (readonly [string, string])[] = [
  ['Oksana Vasiljevna Demjaševa', 'Oksana Vasilyevna DEMYASHEVA'],
  ['Vladimir Žirinovskij', 'Vladimir Zhirinovsky'],
  ['Jurij Čajka', 'Yury Chaika'],
  ['Sergej Šojgu', 'Sergey Shoigu'],
  ['Ivan Škoda', 'Ivan Shkoda'],
];

describe('letters with a caron', () => {
  it('are read as English spells them', () => {
    for (const [a, b] of WITH_CARON) assert.ok(score(a, b) >= 0.8, `${a} / ${b}: ${score(a, b)}`);
  });

  it('are equal to the same letters without it', () => {
    for (const [a, b] of [
      ['Slobodan Milošević', 'Slobodan Milosevic'],
      ['Ivan Škoda', 'Ivan Skoda'],
      ['Recep Tayyip Erdoğan', 'Recep Tayyip Erdogan'],
    ] as const)
      assert.equal(score(a, b), 1);
  });

  it('tell names apart as before', () => {
    for (const [a, b] of [
      ['Pavel Žukov', 'Pavel Zubov'],
      ['Jurij Čajka', 'Yury Kayka'],
      ['Oleg Šuvalov', 'Oleg Suvorov'],
    ] as const)
      assert.ok(score(a, b) < 0.5, `${a} / ${b}`);
  });

  it('are prepared anew from the key of their word', () => {
    for (const [a] of WITH_CARON)
      for (const word of prepare(a).words) assert.deepEqual(wordFromKey(word.key), word);
  });
});
