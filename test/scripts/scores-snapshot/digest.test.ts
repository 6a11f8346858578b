import assert from 'node:assert/strict';
import { Digest, digestDifferences, digestText } from '../../../scripts/scores-snapshot/digest.ts';
import { pairText, readPair, type JudgedPair, type Part } from '../../../scripts/scores-snapshot/pair.ts';

const pair = (place: number, part: Part = 'labelled', score = '0.5000'): JudgedPair => ({
  part,
  a: `Ivan Orlov ${place}`,
  b: 'Orlov, Ivan',
  isPerson: true,
  verdict: `${score}\tequal,equal\t`,
});

function blocksOf(pairs: readonly JudgedPair[]) {
  const digest = new Digest();
  for (const one of pairs) digest.add(one);
  return digest.blocks();
}

const many = Array.from({ length: 2500 }, (_, place) => pair(place));
const ALL: ReadonlySet<Part> = new Set(['labelled', 'addresses']);

describe('the digest of scores', () => {
  it('sums up each part by thousands', () => {
    const blocks = blocksOf([...many, pair(1, 'addresses')]);
    assert.deepEqual(blocks.map(({ part, place, pairs }) => [part, place, pairs]).sort(), [
      ['addresses', 0, 1],
      ['labelled', 0, 1000],
      ['labelled', 1, 1000],
      ['labelled', 2, 500],
    ]);
  });

  it('is equal for equal pairs and verdicts', () => {
    assert.deepEqual(digestDifferences(digestText(blocksOf(many)), blocksOf(many), ALL), []);
  });

  it('tells the block of one pair that is judged otherwise by the fourth decimal', () => {
    const moved = many.with(1234, pair(1234, 'labelled', '0.5001'));
    assert.deepEqual(digestDifferences(digestText(blocksOf(many)), blocksOf(moved), ALL), [
      'labelled 1: pairs are judged otherwise',
    ]);
  });

  it('tells other pairs from other verdicts, and what is new or missing', () => {
    const kept = digestText(blocksOf(many));
    assert.deepEqual(digestDifferences(kept, blocksOf(many.with(0, pair(9999))), ALL), [
      'labelled 0: other pairs were drawn',
    ]);
    assert.deepEqual(digestDifferences(kept, blocksOf(many.slice(0, 2000)), ALL), ['labelled 2: missing']);
    assert.deepEqual(digestDifferences(kept, blocksOf([...many, pair(1, 'addresses')]), ALL), [
      'addresses 0: new',
    ]);
  });

  it('leaves parts out that have no pairs here', () => {
    const kept = digestText(blocksOf([...many, pair(1, 'addresses')]));
    assert.deepEqual(digestDifferences(kept, blocksOf(many), new Set(['labelled'])), []);
  });
});

describe('a pair of the snapshot', () => {
  it('is read as it was written', () => {
    const { verdict, ...bare } = pair(1);
    assert.deepEqual(readPair(`${pairText(bare)}\t${verdict}`), bare);
    assert.equal(pairText({ ...bare, a: 'Ivan\tOrlov\n' }), 'labelled\tperson\tIvan Orlov \tOrlov, Ivan');
  });

  it('is refused where it is none', () => {
    for (const line of ['', 'labelled', 'nowhere\tperson\ta\tb', 'labelled\tthing\ta\tb'])
      assert.throws(() => readPair(line), SyntaxError, line);
  });
});
