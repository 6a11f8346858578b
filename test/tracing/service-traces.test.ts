import assert from 'node:assert/strict';
import { startConsoleService } from '../support/console-service.ts';
import { startTraceCollector, type TraceCollector } from '../support/trace-collector.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const NAME = 'Xqzwvt Brmplk';
const STREET = '77 Qwyzzle Street, Sampletown';

describe('traces', function () {
  this.timeout(60_000);
  let collector: TraceCollector;
  beforeEach(async () => {
    collector = await startTraceCollector();
  });
  afterEach(() => collector.close());

  /** Screens a name, an address and a batch, then ends the service, which sends what it has. */
  const run = async (settings: Readonly<Record<string, string>>, headers: Record<string, string> = {}) => {
    const service = await startConsoleService(settings);
    const { apiKey } = await service.member('business');
    const post = (path: string, body: object): Promise<Response> =>
      fetch(`${service.url}/api/v1/screen/${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const answers = [
      await post('', { name: NAME, email: 'someone@qwyzzle.example' }),
      await post('address/', { address: STREET }),
      await post('batch/', { names: [NAME, 'Nobody Nowhere'] }),
    ];
    for (const path of ['/health/live', '/health/ready', '/metrics']) await fetch(service.url + path);
    await fetch(`${service.url}/api/v1/${encodeURIComponent(NAME)}?q=${encodeURIComponent(NAME)}`);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200],
    );
    await service.stop();
    return { apiKey, ids: answers.map((answer) => answer.headers.get('x-request-id')) };
  };

  for (const [protocol, threads] of [
    ['http/json', '0'],
    ['http/protobuf', '1'],
  ] as const) {
    it(`tell engine, scoring and store apart by ${protocol}, screened in ${threads} threads`, async () => {
      const { ids } = await run({
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
        SCREENING_THREADS: threads,
        OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=seven%20of%20nine',
      });
      const [{ path, headers } = { path: '', headers: {} }] = collector.requests();
      assert.deepEqual([path, headers['x-tenant']], ['/v1/traces', 'seven of nine']);
      for (const [place, route] of [
        '/api/v1/screen/',
        '/api/v1/screen/address/',
        '/api/v1/screen/batch/',
      ].entries()) {
        const spans = collector.spans().filter(({ traceId }) => traceId === ids[place]);
        const root = spans.find(({ name }) => name === `POST ${route}`);
        assert.equal(root?.parentSpanId, '', route);
        for (const part of ['engine', 'scoring', 'store']) {
          const parts = spans.filter(({ name }) => name === part);
          assert.ok(
            parts.length > 0 && parts.every(({ parentSpanId }) => parentSpanId === root.spanId),
            part,
          );
        }
      }
    });
  }

  it('leave probes out, and never hold a name, an address, a contact value, an e-mail address or a key', async () => {
    const { apiKey } = await run({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
      // Goes before the protocol of all signals.
      OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/json',
      OTEL_SERVICE_NAME: 'screening-eu',
    });
    assert.match(collector.text(), /"screening-eu"/u);
    assert.match(collector.text(), /"any unmatched"/u);
    assert.doesNotMatch(collector.text(), /Xqzwvt|Brmplk|wyzzle|Sampletown|@|Nobody|health|metrics/iu);
    assert.equal(collector.text().includes(apiKey.slice(-12)), false);
  });

  it('go on with the trace of the caller, and leave out what the caller does not record', async () => {
    const settings = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/custom` };
    await run(settings, { traceparent: `00-${TRACE}-${PARENT}-01` });
    assert.equal(collector.requests()[0]?.path, '/custom');
    const roots = collector.spans().filter(({ parentSpanId }) => parentSpanId === PARENT);
    assert.equal(roots.length, 3);
    assert.ok(roots.every(({ traceId }) => traceId === TRACE));
    const before = collector.spans().length;
    await run(settings, { traceparent: `00-${TRACE}-${PARENT}-00` });
    // Only the request without a caller's trace.
    assert.deepEqual(
      collector
        .spans()
        .slice(before)
        .map(({ name }) => name),
      ['any unmatched'],
    );
  });

  for (const [why, settings] of [
    ['when they are switched off', { OTEL_SDK_DISABLED: 'TRUE' }],
    ['without an exporter', { OTEL_TRACES_EXPORTER: 'none' }],
    ['when nothing is sampled', { OTEL_TRACES_SAMPLER: 'always_off' }],
    [
      'when none of a hundred is sampled',
      { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' },
    ],
  ] as const) {
    it(`are not sent ${why}`, async () => {
      await run({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...settings });
      assert.deepEqual(collector.spans(), []);
    });
  }

  it('harm no request when the collector is not there, refuses, or says nothing', async () => {
    await run({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
    const refusing = await startTraceCollector(500);
    await run({ OTEL_EXPORTER_OTLP_ENDPOINT: refusing.url });
    await refusing.close();
    const silent = await startTraceCollector(null);
    await run({ OTEL_EXPORTER_OTLP_ENDPOINT: silent.url });
    assert.ok(silent.requests().length > 0);
    await silent.close();
  });
});
