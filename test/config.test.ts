import assert from 'node:assert/strict';
import { readConfig, redactConfig } from '../src/config.ts';
import { ServiceError } from '../src/errors.ts';
import { shownAddress } from '../src/shown-address.ts';

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

  const wrong: Readonly<Record<string, readonly string[]>> = {
    HOST: ['two words', '[::1]', '999.1.1.1', 'http://host', '-', 'a..b', `${'a'.repeat(300)}.example`],
    OTEL_EXPORTER_OTLP_ENDPOINT: [
      'collector:4318',
      'grpc://collector',
      'http://',
      'http://a b/',
      'http://u:p@c/',
      'x',
    ],
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: ['localhost', 'http:4318', 'http://c/?q=1'],
    OTEL_EXPORTER_OTLP_PROTOCOL: ['grpc', 'json', 'HTTP/JSON'],
    OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: ['grpc', 'json', 'HTTP/JSON'],
    SENDGRID_API_KEY: ['SG.a secret', 'SG.secret\n', ' ', 'SG.sécret'],
    ELASTICSEARCH_API_KEY: ['a secret', 'secret\r\nx: y'],
    OTEL_EXPORTER_OTLP_HEADERS: [
      'secret',
      '=secret',
      'a=secret%0d%0ab:c',
      'a b=secret',
      'a=secret%',
      'a=secret,',
    ],
    OTEL_SERVICE_NAME: ['x'.repeat(256)],
    OTEL_TRACES_SAMPLER: ['sometimes', 'jaeger_remote', 'ALWAYS_ON'],
    OTEL_TRACES_SAMPLER_ARG: ['2', '-0.5', 'half', '1.01', '0,5', '1e-3', 'NaN'],
    OTEL_TRACES_EXPORTER: ['console', 'jaeger'],
    OTEL_SDK_DISABLED: ['yes', '1'],
    SOURCE_COMMIT: ['main', 'abc', 'ABCDEF0', '0123456 ', 'f'.repeat(65)],
    PORT: ['abc', '-1', '0x50', '1e3', ' 80', '80.5', '65536', '9'.repeat(400)],
    PUBLIC_URL: [
      'screening.example.com',
      'javascript:alert(1)',
      'http:host',
      'http://two words/',
      'ftp://host',
      'https://host:99999',
      'https://user:secret@host',
      'https://user:/secret@host',
      'https://host/?a=b',
      'http://a,http://b',
      'https://*',
      'https://a..b',
      'https://host/#top',
    ],
    SENDGRID_BASE_URL: ['api.sendgrid.com', 'file:///etc/passwd', 'https://'],
    ELASTICSEARCH_URL: [
      'localhost:9200',
      ',',
      'http://one:9200,two',
      'redis://host',
      'https://u:/secret@host',
      'https://host/?key=secret@x',
    ],
    MONGODB_URL: [
      'localhost',
      'http://host/jobs',
      'mongodb://',
      'mongodb:///jobs',
      'mongodb://two words',
      'mongodb://u:secret/secret@host/jobs',
      'mongodb://u:secret#secret@host',
      'mongodb://u:secret?@host',
      'mongodb://u:se secret@host',
      'mongodb://u:secret@secret@host',
      'mongodb://u:secret@host/?password=secret@x',
      'mongodb://u:secret',
      'mongodb://host:port',
    ],
    SMTP_URL: [
      'mail.example',
      'http://mail.example',
      'smtp://',
      'smtp://u:secret@mail.example:70000',
      'smtp://u:sec#secret@mail.example',
      'smtps://u@mail.example',
      'smtp://u:my secret pw@mail.example',
      'smtp://u:secret\n@mail.example',
      'smtp://mail.example?tls.rejectUnauthorized=false',
    ],
    MAIL_FROM: ['nobody', 'Alerts <alerts>', 'a@b.example, c@d.example', 'a@b.example\nBcc: c@d.example'],
    WORKERS: ['0', '1025', 'many', '1,5'],
    JOBS: ['yes', 'ON', '1'],
    SEARCH_ENGINE: ['opensearch', 'Embedded'],
    ELASTICSEARCH_INDEX_PREFIX: ['1st', 'with-dash', 'Capital', '*'],
    MCP_DAILY_LIMIT: ['-1', 'none', '1000000001'],
    LOG_RETENTION_DAYS: ['0', 'for ever', '36526', '1e9'],
    ACCOUNT_COPIES_DAYS: ['0', 'a week', '36526', '-1'],
    UPLOAD_RETENTION_DAYS: ['0', '-5', '99999999999999999999'],
    TRUST_PROXY: ['true', '127.0.0.1', '101'],
    LOG_LEVEL: ['loud', 'INFO'],
    STALE_LISTS: ['ignore', 'WARN', 'true'],
    LISTS_SCHEDULE: ['every day', '0 */6 * *', '@daily', '60 * * * *'],
  };
  for (const [name, values] of Object.entries(wrong)) {
    it(`refuses a ${name} that cannot be meant, under its name`, () => {
      for (const value of values) {
        assert.throws(
          () => readConfig({ ELASTICSEARCH_URL: 'http://localhost:9200', [name]: value }),
          (error) =>
            error instanceof ServiceError &&
            error.code === 'configuration' &&
            error.message.startsWith(`bad settings:\n  ${name}: `) &&
            !error.message.includes('secret'),
          `${name}=${value.slice(0, 40)} was taken`,
        );
      }
    });
  }

  it('takes what is meant', () => {
    const settings = {
      HOST: '::',
      PORT: '65535',
      PUBLIC_URL: 'https://example.com/screening',
      ELASTICSEARCH_URL: 'http://elastic:secret@one:9200, https://two.example:9200/es,',
      MONGODB_URL: 'mongodb+srv://user:secret@cluster.example/jobs?retryWrites=true',
      LOG_RETENTION_DAYS: '36525',
      LISTS_SCHEDULE: ' 15 */6 * * MON-FRI ',
    };
    const config = readConfig(settings);
    assert.equal(config.LISTS_SCHEDULE, '15 */6 * * MON-FRI');
    assert.equal(config.PORT, 65_535);
    assert.equal(config.ELASTICSEARCH_URL, settings.ELASTICSEARCH_URL);
  });

  it('refuses two ways of sending mails, and names both', () => {
    assert.throws(
      () => readConfig({ SMTP_URL: 'smtp://mail.example', SENDGRID_API_KEY: 'SG.secret' }),
      (error) =>
        error instanceof ServiceError &&
        error.message.includes('SMTP_URL, SENDGRID_API_KEY: ') &&
        !error.message.includes('secret'),
    );
  });

  it('sends mails from the host that clients reach, unless it is told from whom', () => {
    const from = (settings: Readonly<Record<string, string>>): string => readConfig(settings).MAIL_FROM;
    assert.equal(
      from({ PUBLIC_URL: 'https://screening.example' }),
      'Sanctions screening <no-reply@screening.example>',
    );
    assert.equal(from({ HOST: '0.0.0.0' }), 'Sanctions screening <no-reply@localhost>');
    assert.equal(from({ MAIL_FROM: 'Alerts <alerts@sender.example>' }), 'Alerts <alerts@sender.example>');
  });

  for (const [name, url] of [
    ['SMTP_URL', 'smtps://user:secret@mail.example:465'],
    ['SMTP_URL', 'smtps://user:p@secret@mail.example:465'],
    ['SMTP_URL', 'smtp://us@er:se:cret%2Fsecret@mail.example?requireTLS=true'],
    ['ELASTICSEARCH_URL', 'https://user:secret@a.example:9200,https://user:secret@b.example:9200'],
    ['ELASTICSEARCH_URL', 'https://user:p@secret@a.example/secret, https://b.example/?key=secret'],
    ['MONGODB_URL', 'mongodb://user:secret@a.example,b.example/jobs'],
    ['MONGODB_URL', 'mongodb://user:p%2Fsecret@a.example,b.example:27018/?password=secret'],
  ] as const) {
    it(`shows the host of ${name} and no password (${url})`, () => {
      const shown = String(redactConfig(readConfig({ [name]: url }))[name]);
      assert.doesNotMatch(shown, /secret|cret/u);
      assert.match(shown, /\/\/\(redacted\)@(?:mail|a)\.example/u);
      if (url.includes('b.example')) assert.match(shown, /b\.example/u);
    });
  }

  it('shows no part of a password, whatever its characters', () => {
    for (const password of [
      'my secret pw',
      'a/secret',
      'p#secret',
      'p?secret',
      'a@secret',
      'a,//b@secret',
      'se\ncret',
    ]) {
      const address = `smtp://ops:${password}@mail.example/?password=secret`;
      assert.equal(shownAddress(address), 'smtp://(redacted)@mail.example/(redacted)');
    }
    assert.equal(shownAddress('secret'), '(set)');
    assert.equal(shownAddress('mongodb://[::1]:27017/'), 'mongodb://[::1]:27017');
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
