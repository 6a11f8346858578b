import assert from 'node:assert/strict';
import { readConfig, redactConfig } from '../src/config.ts';
import { ServiceError } from '../src/errors.ts';

describe('config', () => {
  const urlFor = (settings: Readonly<Record<string, string>>): string => readConfig(settings).PUBLIC_URL;

  it('puts an address of IPv6 in brackets in the default public address', () => {
    assert.equal(urlFor({ HOST: '::1' }), 'http://[::1]:8080');
    assert.equal(urlFor({ HOST: '::', PORT: '0' }), 'http://[::]:0');
    assert.equal(urlFor({ HOST: '127.0.0.1', PORT: '9' }), 'http://127.0.0.1:9');
    assert.equal(urlFor({ HOST: 'screening.internal' }), 'http://screening.internal:8080');
  });

  it('takes the public address that is set, without its trailing slashes', () => {
    assert.equal(urlFor({ HOST: '::1', PUBLIC_URL: 'https://s.example/a//' }), 'https://s.example/a');
  });

  it('takes an empty setting for one that is not set', () => {
    assert.deepEqual(readConfig({ HOST: '', PORT: '', PUBLIC_URL: '' }), readConfig({}));
  });

  it('reports all bad settings together', () => {
    assert.throws(
      () => readConfig({ PORT: '70000', WORKERS: '1.5', LOG_LEVEL: 'loud', PUBLIC_URL: 'nowhere' }),
      (error) =>
        error instanceof ServiceError &&
        ['PORT', 'WORKERS', 'LOG_LEVEL', 'PUBLIC_URL'].every((name) => error.message.includes(`${name}: `)),
    );
  });

  it('shows no key and no password of an address', () => {
    const shown = JSON.stringify(
      redactConfig(
        readConfig({ SENDGRID_API_KEY: 'SG.secret', MONGODB_URL: 'mongodb://user:secret@db.example/jobs' }),
      ),
    );
    assert.doesNotMatch(shown, /secret/u);
    assert.match(shown, /db\.example/u);
  });
});
