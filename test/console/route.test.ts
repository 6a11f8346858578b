import assert from 'node:assert/strict';
import { safeNextPath } from '../../src/console/next-path.ts';
import { createRouter, type Route } from '../../src/console/route.ts';
import { json } from '../../src/console/answer.ts';

const route = (method: 'GET' | 'POST', path: string): Route => ({
  method,
  path,
  access: 'public',
  handle: () => json(null),
});

describe('routes of the console', () => {
  const lookUp = createRouter([
    route('GET', '/'),
    route('GET', '/uploads/:id'),
    route('GET', '/uploads/new'),
    route('POST', '/uploads/:id/delete'),
  ]);
  const pathOf = (method: string, path: string): string => {
    const found = lookUp(method, path);
    return found.outcome === 'found' ? found.route.path : found.outcome;
  };

  it('are found by method and path, the fixed one before the named one', () => {
    assert.equal(pathOf('GET', '/'), '/');
    assert.equal(pathOf('HEAD', '/uploads/new'), '/uploads/new');
    assert.equal(pathOf('GET', '/uploads/7'), '/uploads/:id');
    assert.equal(pathOf('POST', '/uploads/7/delete'), '/uploads/:id/delete');
  });
  it('are told apart from paths that only resemble them', () => {
    for (const path of ['/uploads', '/uploads/', '/uploads/7/', '/Uploads/7', '//', '']) {
      assert.equal(pathOf('GET', path), 'unknown', path);
    }
    assert.equal(pathOf('POST', '/uploads/7'), 'wrong-method');
  });
  it('decode the values of their parts', () => {
    const found = lookUp('GET', '/uploads/a%2Fb%20c');
    assert.ok(found.outcome === 'found');
    assert.deepEqual(found.params, { id: 'a/b c' });
  });
});

describe('where signing in leads', () => {
  for (const path of ['/', '/keys', '/log?text=a%20b&level=high', '/monitoring/7']) {
    it(`is ${path} when asked for`, () => {
      assert.equal(safeNextPath(path), path);
    });
  }
  for (const path of [
    null,
    '',
    'keys',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/a\nb',
    '/a\\b',
  ]) {
    it(`is the start for ${JSON.stringify(path)}`, () => {
      assert.equal(safeNextPath(path), '/');
    });
  }
});
