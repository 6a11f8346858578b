import assert from 'node:assert/strict';
import { createCookies } from '../../src/console/cookies.ts';

const ID = 'A'.repeat(43);
const NOTICE = { kind: 'success', text: 'Der Schlüssel ist gesperrt; 已撤销' } as const;

describe('cookies of the console', () => {
  const plain = createCookies(false);
  const secure = createCookies(true);

  it('are held to https, to this host and out of scripts where the service has https', () => {
    for (const line of [secure.keepSession(ID), secure.keepNotice(NOTICE, ID), secure.dropNotice()]) {
      assert.match(line, /^__Host-/u);
      assert.match(line, /; Path=\/; HttpOnly; SameSite=Lax; Secure/u);
      assert.doesNotMatch(line, /Domain/u);
    }
  });

  it('work by plain http on a local network', () => {
    assert.equal(plain.keepSession(ID), `session=${ID}; Path=/; HttpOnly; SameSite=Lax`);
  });

  it('are found among others, by their whole name', () => {
    assert.equal(plain.readSession(`a=1; session=${ID}; other=2`), ID);
    for (const header of [undefined, '', 'mysession=x', 'session', `a=session=${ID}`]) {
      assert.equal(plain.readSession(header), '', header);
    }
    assert.equal(secure.readSession(`session=${ID}`), '', 'not one that plain http could have planted');
  });

  it('carry a notice to the visitor it was written for', () => {
    const header = plain.keepNotice(NOTICE, ID).split(';', 1)[0] ?? '';
    assert.deepEqual(plain.readNotice(header, ID), NOTICE);
    assert.equal(plain.readNotice(header, 'B'.repeat(43)), null);
  });

  it('show no notice that somebody else wrote', () => {
    const content = Buffer.from(JSON.stringify({ kind: 'info', text: 'Call this number' })).toString(
      'base64url',
    );
    for (const value of [
      content,
      `${content}.`,
      `${content}.AAAA`,
      '.',
      '',
      `${content}.${'x'.repeat(43)}`,
    ]) {
      assert.equal(plain.readNotice(`notice=${value}`, ID), null, value);
    }
  });

  it('stay small whatever a notice says', () => {
    const line = plain.keepNotice({ kind: 'error', text: '字'.repeat(5_000) }, ID);
    assert.ok(line.length < 4_096, String(line.length));
    assert.notEqual(plain.readNotice(line.split(';', 1)[0], ID), null);
  });
});
