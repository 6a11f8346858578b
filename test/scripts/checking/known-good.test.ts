import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KnownGood } from '../../../scripts/checking/known-good.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

describe('what a check has found good', () => {
  const folder = temporaryFolder();
  after(() => folder.remove());
  const file = (): string => join(folder.path, 'cache', 'good.json');

  it('is known by the same digest alone, in the next run as well', () => {
    const known = new KnownGood(file());
    assert.equal(known.has('a', '1'), false);
    known.set('a', '1');
    known.set('b', '2');
    known.save();
    const next = new KnownGood(file());
    assert.equal(next.has('a', '1'), true);
    assert.equal(next.has('a', '2'), false);
    assert.equal(next.has('b', '1'), false);
  });

  it('is forgotten when it was found bad', () => {
    const known = new KnownGood(file());
    known.set('a', '1');
    known.save();
    known.set('a', null);
    known.save();
    assert.equal(new KnownGood(file()).has('a', '1'), false);
  });

  for (const damaged of ['', '{', 'null', '[]', '"a"', '{"a": 1}', '{"a": null}']) {
    it(`is nothing where the file holds ${damaged === '' ? 'nothing' : damaged}`, () => {
      new KnownGood(file()).save();
      writeFileSync(file(), damaged);
      const known = new KnownGood(file());
      assert.equal(known.has('a', '1'), false);
      known.set('a', '1');
      known.save();
      assert.equal(new KnownGood(file()).has('a', '1'), true);
    });
  }

  it('writes nothing until it is told to', () => {
    const other = join(folder.path, 'other.json');
    new KnownGood(other).set('a', '1');
    assert.equal(existsSync(other), false);
  });
});
