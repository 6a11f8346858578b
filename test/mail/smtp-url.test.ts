import assert from 'node:assert/strict';
import { readSmtpUrl, type SmtpServer } from '../../src/mail/smtp-url.ts';

const PLAIN: SmtpServer = {
  host: 'mail.example',
  port: 587,
  secure: false,
  requireTLS: false,
  ignoreTLS: false,
  login: null,
  name: null,
};

describe('mail/smtp-url', () => {
  const good: readonly (readonly [string, Partial<SmtpServer>])[] = [
    ['smtp://mail.example', {}],
    ['SMTP://mail.example/', {}],
    ['smtps://mail.example', { secure: true, port: 465 }],
    ['smtps://mail.example:2465', { secure: true, port: 2465 }],
    ['smtp://mail_host:25', { host: 'mail_host', port: 25 }],
    ['smtp://127.0.0.1:1', { host: '127.0.0.1', port: 1 }],
    ['smtp://[::1]:65535', { host: '::1', port: 65535 }],
    ['smtp://prüfung.example', { host: 'xn--prfung-4ya.example' }],
    ['smtp://user:pass@mail.example', { login: { user: 'user', pass: 'pass' } }],
    [
      'smtp://me%40corp.example:p%40%3A%2F%23%25%20w%C3%B6@mail.example',
      { login: { user: 'me@corp.example', pass: 'p@:/#% wö' } },
    ],
    ['smtp://user:p:w@mail.example', { login: { user: 'user', pass: 'p:w' } }],
    ['smtp://mail.example?requireTLS=true', { requireTLS: true }],
    ['smtp://mail.example/?requireTLS=false&ignoreTLS=true', { ignoreTLS: true }],
    ['smtps://mail.example?name=node-1.example', { secure: true, port: 465, name: 'node-1.example' }],
  ];
  for (const [url, expected] of good) {
    it(`reads ${url}`, () => assert.deepEqual(readSmtpUrl(url), { ...PLAIN, ...expected }));
  }

  const bad: readonly (readonly [string, RegExp])[] = [
    ['mail.example', /smtp:\/\/ or smtps:\/\//u],
    ['mail.example:587', /smtp:\/\/ or smtps:\/\//u],
    ['http://mail.example', /smtp:\/\/ or smtps:\/\//u],
    ['smtp:mail.example', /smtp:\/\/ or smtps:\/\//u],
    [' smtp://mail.example', /smtp:\/\/ or smtps:\/\//u],
    ['smtp://', /host|address/u],
    ['smtp://:587', /address/u],
    ['smtp://user:pass@', /host|address/u],
    ['smtp://mail.example:0', /port/u],
    ['smtp://mail.example:65536', /address/u],
    ['smtp://mail.example:-1', /address/u],
    ['smtp://mail.example:smtp', /address/u],
    ['smtp://mail example', /address/u],
    ['smtp://-mail.example', /host/u],
    ['smtp://mail..\u0000example', /address|host/u],
    [`smtp://${'a'.repeat(300)}`, /host/u],
    ['smtp://mail.example/inbox', /only host, port and options/u],
    ['smtp://mail.example#top', /only host, port and options/u],
    ['smtp://user:se#cret@mail.example', /percent form|%23/u],
    ['smtp://user:se/cret@mail.example', /percent form|%2F/u],
    ['smtp://user:100%@mail.example', /password is not written in percent form/u],
    ['smtp://user:a%0D%0Ab@mail.example', /password/u],
    ['smtp://user@mail.example', /both a user and a password/u],
    ['smtp://:secret@mail.example', /both a user and a password/u],
    ['smtp://mail.example?tls.rejectUnauthorized=false', /options/u],
    ['smtp://mail.example?secure=true', /options/u],
    ['smtp://mail.example?__proto__=1', /options/u],
    ['smtp://mail.example?requireTLS', /requireTLS is true or false/u],
    ['smtp://mail.example?requireTLS=yes', /requireTLS is true or false/u],
    ['smtp://mail.example?requireTLS=true&requireTLS=false', /requireTLS is true or false/u],
    ['smtp://mail.example?requireTLS=true&ignoreTLS=true', /ignoreTLS/u],
    ['smtps://mail.example?ignoreTLS=true', /ignoreTLS/u],
    ['smtp://mail.example?name=', /name must be/u],
    ['smtp://mail.example?name=a%0D%0AMAIL', /name must be/u],
  ];
  for (const [url, problem] of bad) {
    it(`says what is wrong with ${JSON.stringify(url.slice(0, 60))}, without repeating it`, () => {
      const read = readSmtpUrl(url);
      assert.ok('problem' in read, JSON.stringify(read));
      assert.match(read.problem, problem);
      assert.doesNotMatch(read.problem, /cret|mail\.example\?|user:pass@/u);
    });
  }
});
