import assert from 'node:assert/strict';
import { accessMail, type AccessLetter } from '../../../src/mail/templates/access-mail.ts';

const PUBLIC_URL = 'https://screening.example';
const URL = `${PUBLIC_URL}/set-password?token=abc&next="x"`;

const LETTERS: readonly (readonly [letter: AccessLetter, leadsTo: string, says: RegExp])[] = [
  [{ kind: 'sign-up', url: URL, hours: 24 }, URL, /works once, for 24 hours/u],
  [{ kind: 'password', url: URL, hours: 1 }, URL, /works once, for one hour/u],
  [{ kind: 'has-account' }, `${PUBLIC_URL}/sign-in`, /which has one/u],
  [{ kind: 'no-account' }, `${PUBLIC_URL}/sign-up`, /which has no account/u],
];

describe('mails about access', () => {
  for (const [letter, leadsTo, says] of LETTERS) {
    it(`say the same as text and as HTML (${letter.kind})`, () => {
      const { subject, text, html } = accessMail(letter, PUBLIC_URL);
      assert.notEqual(subject, '');
      assert.ok(text.includes(leadsTo));
      assert.ok(html.includes(`href="${leadsTo.replace('&', '&amp;').replaceAll('"', '&quot;')}"`), html);
      for (const part of [text, html]) {
        assert.match(part, says);
        assert.match(part, /If you did not ask for this/u);
      }
    });
  }

  it('hold a link to nothing but what they are for', () => {
    const { html } = accessMail({ kind: 'has-account' }, PUBLIC_URL);
    assert.deepEqual(html.match(/href="[^"]+"/gu), [`href="${PUBLIC_URL}/sign-in"`]);
    assert.doesNotMatch(html, /<img|<script|<style/u);
  });
});
