import assert from 'node:assert/strict';
import { PRODUCT } from '../../src/domain/product.ts';
import { presetSender, readSender, senderText } from '../../src/mail/sender.ts';

describe('mail/sender', () => {
  for (const [text, name, address] of [
    ['alerts@sender.example', PRODUCT, 'alerts@sender.example'],
    ['  alerts@sender.example ', PRODUCT, 'alerts@sender.example'],
    ['<alerts@sender.example>', PRODUCT, 'alerts@sender.example'],
    ['Alerts <alerts@sender.example>', 'Alerts', 'alerts@sender.example'],
    ['"Acme, Inc." <alerts@sender.example>', 'Acme, Inc.', 'alerts@sender.example'],
    ['Acme, Inc. <alerts@sender.example>', 'Acme, Inc.', 'alerts@sender.example'],
    ['Prüfstelle 検査 <alerts@sender.example>', 'Prüfstelle 検査', 'alerts@sender.example'],
    ['alerts@mailhost', PRODUCT, 'alerts@mailhost'],
  ] as const) {
    it(`reads ${JSON.stringify(text)}`, () => {
      assert.deepEqual(readSender(text), { name, address });
      assert.deepEqual(readSender(senderText({ name, address })), { name, address }, 'as it is written');
    });
  }

  for (const text of [
    '',
    ' ',
    'alerts',
    '@sender.example',
    'alerts@',
    'Alerts <alerts>',
    'Alerts <alerts@sender.example',
    'Alerts alerts@sender.example>',
    'a@sender.example, b@sender.example',
    'A <a@sender.example>, B <b@sender.example>',
    'Alerts <alerts@sender.example> more',
    'alerts@sender.example\r\nBcc: other@example.com',
    'A\u0000 <alerts@sender.example>',
    `${'A'.repeat(101)} <alerts@sender.example>`,
    `${'a'.repeat(300)}@sender.example`,
  ]) {
    it(`takes ${JSON.stringify(text.slice(0, 50))} for no sender`, () =>
      assert.equal(readSender(text), null));
  }

  for (const [publicUrl, address] of [
    ['https://screening.example.com', 'no-reply@screening.example.com'],
    ['https://screening.example.com:8443/path', 'no-reply@screening.example.com'],
    ['https://prüfung.example', 'no-reply@xn--prfung-4ya.example'],
    ['http://127.0.0.1:8080', 'no-reply@localhost'],
    ['http://[::1]:8080', 'no-reply@localhost'],
    ['http://service:8080', 'no-reply@localhost'],
    ['http://a b:8080', 'no-reply@localhost'],
  ] as const) {
    it(`comes from ${address} for ${publicUrl}`, () => {
      assert.deepEqual(presetSender(publicUrl), { name: PRODUCT, address });
    });
  }
});
