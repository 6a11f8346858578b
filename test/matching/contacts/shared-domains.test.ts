import assert from 'node:assert/strict';
import { readHost } from '../../../src/matching/contacts/host.ts';
import { SHARED_DOMAINS, sharingOf } from '../../../src/matching/contacts/shared-domains.ts';

describe('matching/contacts/shared-domains', () => {
  it('names registered domains, each once', () => {
    assert.equal(new Set(SHARED_DOMAINS).size, SHARED_DOMAINS.length);
    for (const domain of SHARED_DOMAINS) {
      assert.equal(readHost(domain)?.registered, domain, domain);
    }
  });

  for (const [domain, sharing] of [
    ['gmail.com', 'mail'],
    ['yahoo.fr', 'mail'],
    ['yandex.ru', 'mail'],
    ['star-co.net.kp', 'mail'],
    ['facebook.com', 'pages'],
    ['t.me', 'pages'],
    ['google.com', 'pages'],
    ['wordpress.com', 'sites'],
    ['inbox.lv', 'mail'],
    ['tiscali.net', 'mail'],
    ['zoho.eu', 'mail'],
    ['telegra.ph', 'pages'],
    ['etherscan.io', 'pages'],
    ['threads.com', 'pages'],
    ['opensea.io', 'pages'],
    ['linktr.ee', 'pages'],
    ['weebly.com', 'sites'],
    ['bsky.social', 'sites'],
    ['amazonaws.com', 'sites'],
    ['irib.ir', null],
    ['huawei.com', null],
    ['rosneft.ru', null],
    ['gazprom.ru', null],
    ['yahoofinance.test', null],
  ] as const) {
    it(`says ${sharing ?? 'nothing'} of ${domain}`, () => {
      assert.equal(sharingOf(domain), sharing);
    });
  }

  it('gives shared domains no owner, and sites below a builder their own', () => {
    assert.equal(readHost('mail.yahoo.fr')?.site, '');
    assert.equal(readHost('m.facebook.com')?.site, '');
    assert.equal(readHost('wordpress.com')?.site, '');
    assert.equal(readHost('a.b.wordpress.com')?.site, 'b.wordpress.com');
    assert.equal(readHost('a.b.github.io')?.site, 'b.github.io');
    assert.equal(readHost('github.io')?.site, '');
    assert.equal(readHost('www.rosneft.ru')?.site, 'rosneft.ru');
  });
});
