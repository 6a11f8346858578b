import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load, loadAll } from 'js-yaml';
import { readConfig } from '../src/config.ts';
import { CHART, runTool } from '../scripts/deploy/deploy-checks.ts';
import { findDeployTools } from '../scripts/deploy/deploy-tools.ts';

const path = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));
const read = (name: string): string => readFileSync(path(name), 'utf8');
const chartFile = (name: string): string => readFileSync(`${CHART}/${name}`, 'utf8');

/** Every variable that the service reads. */
const VARIABLES = new Set(
  [...read('src/config.ts').matchAll(/^ {2}(?<name>[A-Z][A-Z_]+): /gmu)].map((found) => found[1] ?? ''),
);
/** They belong into a Secret. */
const SECRETS = ['ELASTICSEARCH_API_KEY', 'MONGODB_URL', 'SENDGRID_API_KEY', 'SMTP_URL'];
/** The chart gives these itself, and the image says what it was built of. */
const GIVEN = ['DATA_DIR', 'HOST', 'PORT', 'SOURCE_COMMIT'];
const SERVICE_GRACE_MS = ['src/start-service.ts', 'src/compose-jobs.ts']
  .map((name) => Number(/GRACE_MS = (?<ms>[\d_]+)/u.exec(read(name))?.[1]?.replaceAll('_', '')))
  .reduce((sum, ms) => sum + ms);
/** Measured: the service with every list, and an update beside it. */
const MEASURED_MIB = 600 + 510;

/** What the schema says of a setting. */
interface SettingRule {
  readonly enum?: readonly string[];
  readonly pattern?: string;
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
const TAKEN_SETTINGS: readonly (readonly [string, string])[] = [
  ['LISTS_SCHEDULE', '0 */6 * * *'],
  ['LISTS_SCHEDULE', '15 2,14 * JAN-MAR MON'],
  ['WORKERS', '2'],
  ['WORKERS', ''],
  ['PUBLIC_URL', 'https://screening.example.com'],
  ['MAIL_FROM', 'Screening <alerts@example.com>'],
  ['MAIL_FROM', 'alerts@example.com'],
  ['SEARCH_ENGINE', 'elasticsearch'],
  ['JOBS', 'off'],
  ['STALE_LISTS', 'refuse'],
  ...LEVELS.map((level) => ['LOG_LEVEL', level] as const),
];
const REFUSED_SETTINGS: readonly (readonly [string, string])[] = [
  ['LISTS_SCHEDULE', 'every day'],
  ['LISTS_SCHEDULE', '0 */6 * *'],
  ['LISTS_SCHEDULE', '0 0 */6 * * *'],
  ['LISTS_SCHEDULE', '@daily'],
  ['WORKERS', 'two'],
  ['WORKERS', '-1'],
  ['TRUST_PROXY', '1.5'],
  ['PUBLIC_URL', 'foo'],
  ['PUBLIC_URL', 'ftp://screening.example.com'],
  ['MAIL_FROM', 'foo'],
  ['SEARCH_ENGINE', 'lucene'],
  ['JOBS', 'yes'],
  ['STALE_LISTS', 'ignore'],
  ['LOG_LEVEL', 'verbose'],
];

interface Container {
  readonly name: string;
  readonly image: string;
  readonly command?: readonly string[];
  readonly env: readonly { readonly name: string; readonly value: string }[];
  readonly envFrom?: readonly { readonly secretRef: { readonly name: string } }[];
  readonly securityContext: Readonly<Record<string, unknown>>;
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
  readonly startupProbe?: { readonly periodSeconds: number; readonly failureThreshold: number };
}
interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly annotations?: Readonly<Record<string, string>> };
  readonly spec: {
    readonly replicas: number;
    readonly strategy: { readonly type: string };
    readonly groups?: readonly { readonly name: string }[];
    readonly endpoints?: readonly { readonly path: string }[];
    readonly template: {
      readonly spec: {
        readonly securityContext: Readonly<Record<string, unknown>>;
        readonly terminationGracePeriodSeconds: number;
        readonly affinity?: unknown;
        readonly containers: readonly Container[];
        readonly volumes: readonly Readonly<Record<string, unknown>>[];
      };
    };
  };
}

const environmentOf = (container: Container | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value]));

describe('deploy/helm', () => {
  interface Values {
    readonly terminationGracePeriodSeconds: number;
    readonly resources: { readonly limits: { readonly memory: string } };
    readonly worker: { readonly resources: { readonly limits: { readonly memory: string } } };
  }
  const values = load(chartFile('values.yaml')) as Values;
  const schema = JSON.parse(chartFile('values.schema.json')) as {
    readonly properties: Readonly<
      Record<string, Readonly<Partial<Record<'properties' | 'patternProperties', object>>>>
    >;
  };

  it('takes every variable of the service that is not secret, and no other', () => {
    assert.ok(VARIABLES.size > 20);
    const { properties = {}, patternProperties = {} } = schema.properties['config'] ?? {};
    const patterns = Object.keys(patternProperties).map((pattern) => new RegExp(pattern, 'u'));
    const named = [...VARIABLES].filter((name) => !patterns.some((pattern) => pattern.test(name)));
    assert.deepEqual([...Object.keys(properties), ...SECRETS, ...GIVEN].sort(), named.sort());
  });

  describe('settings that the schema takes', () => {
    const rules = schema.properties['config']?.properties as Readonly<Record<string, SettingRule>>;
    const fits = (name: string, value: string): boolean => {
      const { enum: values, pattern } = rules[name] ?? {};
      return values?.includes(value) ?? new RegExp(pattern ?? '', 'u').test(value);
    };
    const settingFits = (name: string, value: string): boolean => {
      try {
        readConfig({ ELASTICSEARCH_URL: 'http://localhost:9200', [name]: value });
        return true;
      } catch {
        return false;
      }
    };

    for (const [name, value] of TAKEN_SETTINGS) {
      it(`take ${name}=${JSON.stringify(value)}, as the service does`, () => {
        assert.deepEqual([fits(name, value), settingFits(name, value)], [true, true]);
      });
    }
    for (const [name, value] of REFUSED_SETTINGS) {
      it(`refuse ${name}=${JSON.stringify(value)}, as the service does`, () => {
        assert.deepEqual([fits(name, value), settingFits(name, value)], [false, false]);
      });
    }
  });

  it('is of the version of the service', () => {
    const chart = load(chartFile('Chart.yaml')) as { readonly appVersion: string };
    assert.equal(
      chart.appVersion,
      (JSON.parse(read('package.json')) as { readonly version: string }).version,
    );
  });

  it('asks pages that the service has whether it lives and is ready', () => {
    const pages = read('src/http/service-pages.ts');
    const asked = [...chartFile('templates/deployment.yaml').matchAll(/path: (?<page>\/\S+)/gu)].map(
      (found) => found[1],
    );
    assert.deepEqual(asked, ['/health/live', '/health/live', '/health/ready']);
    for (const page of asked) assert.ok(pages.includes(`'${page}'`), page);
  });

  it('gives a pod the time that the service takes to end, and the memory that was measured', () => {
    assert.ok(values.terminationGracePeriodSeconds * 1000 > SERVICE_GRACE_MS + 5_000);
    for (const { limits } of [values.resources, values.worker.resources]) {
      assert.ok(Number(/^(?<mib>\d+)Mi$/u.exec(limits.memory)?.[1]) > MEASURED_MIB * 1.2, limits.memory);
    }
  });

  it('runs as the user of the image', () => {
    // The user `node` of the images of Node is 1000.
    assert.match(read('Dockerfile'), /^USER node$/mu);
    assert.match(chartFile('templates/_helpers.tpl'), /runAsUser: 1000\n/u);
  });

  describe('rendered (needs helm: npm run check:deploy -- --install)', () => {
    const { helm } = findDeployTools(process.env['PATH'] ?? '');
    const render = async (...args: readonly string[]): Promise<readonly Manifest[]> =>
      loadAll(await runTool(helm, ['template', 'screening', CHART, ...args])) as Manifest[];
    const full = (): Promise<readonly Manifest[]> => render('--values', `${CHART}/ci/full-values.yaml`);
    const deployments = (manifests: readonly Manifest[]): readonly Manifest[] =>
      manifests.filter(({ kind }) => kind === 'Deployment');
    const containersOf = (manifests: readonly Manifest[]): readonly Container[] =>
      deployments(manifests).flatMap(({ spec }) => spec.template.spec.containers);

    before(function () {
      if (helm === null) this.skip();
    });

    it('gives each container settings that the service takes', async () => {
      for (const manifests of [await render(), await full()]) {
        for (const container of containersOf(manifests)) {
          const environment = environmentOf(container);
          for (const name of Object.keys(environment)) assert.ok(VARIABLES.has(name), name);
          // The address of the cluster is secret, and in the Secret.
          const { DATA_DIR } = readConfig({ ELASTICSEARCH_URL: 'http://es:9200', ...environment });
          assert.ok(container.volumeMounts.some(({ mountPath }) => mountPath === DATA_DIR));
        }
      }
    });

    it('runs the jobs in one place: in the pod that answers, or in the worker beside it on one node', async () => {
      const [alone] = containersOf(await render());
      assert.equal(environmentOf(alone)['JOBS'], 'on');
      const manifests = await full();
      const [api, worker] = containersOf(manifests);
      assert.deepEqual(
        [api, worker].map((container) => [
          container?.name,
          environmentOf(container)['JOBS'],
          container?.command,
        ]),
        [
          ['api', 'off', undefined],
          ['worker', 'on', ['bin/run', 'worker']],
        ],
      );
      for (const { spec } of deployments(manifests)) {
        assert.deepEqual([spec.replicas, spec.strategy.type], [1, 'Recreate']);
        assert.match(JSON.stringify(spec.template.spec.affinity), /kubernetes\.io\/hostname/u);
      }
    });

    it('lets a container write to its data and to /tmp, and nowhere else', async () => {
      for (const { spec } of deployments(await full())) {
        const pod = spec.template.spec;
        const { runAsNonRoot, runAsUser, fsGroup } = pod.securityContext;
        assert.deepEqual([runAsNonRoot, runAsUser, fsGroup], [true, 1000, 1000]);
        for (const { securityContext, volumeMounts } of pod.containers) {
          assert.equal(securityContext['readOnlyRootFilesystem'], true);
          assert.equal(securityContext['allowPrivilegeEscalation'], false);
          const writable = volumeMounts.filter((mount) => !('readOnly' in mount));
          assert.deepEqual(
            writable.map(({ mountPath }) => mountPath),
            ['/data', '/tmp'],
          );
        }
      }
    });

    it('waits ten minutes for the first answer', async () => {
      const probe = containersOf(await render())[0]?.startupProbe;
      assert.equal((probe?.periodSeconds ?? 0) * (probe?.failureThreshold ?? 0), 600);
    });

    it('knows its address and its proxy behind an ingress, unless it is told', async () => {
      const told = ['--set', 'config.PUBLIC_URL=https://other.example', '--set', 'config.TRUST_PROXY=2'];
      const ingress = ['--set', 'ingress.enabled=true', '--set', 'ingress.hosts={a.example.com}'];
      const at = async (...args: readonly string[]): Promise<readonly (string | undefined)[]> => {
        const environment = environmentOf(containersOf(await render(...args))[0]);
        return [environment['PUBLIC_URL'], environment['TRUST_PROXY']];
      };
      assert.deepEqual(await at(), [undefined, undefined]);
      assert.deepEqual(await at(...ingress), ['http://a.example.com', '1']);
      assert.deepEqual(await at(...ingress, '--set', 'ingress.tlsSecret=tls'), [
        'https://a.example.com',
        '1',
      ]);
      assert.deepEqual(await at(...ingress, ...told), ['https://other.example', '2']);
    });

    it('keeps the claim when the release goes, and hands over the rules of a file', async () => {
      const manifests = await full();
      const of = (kind: string): Manifest | undefined => manifests.find((manifest) => manifest.kind === kind);
      assert.equal(of('PersistentVolumeClaim')?.metadata.annotations?.['helm.sh/resource-policy'], 'keep');
      assert.deepEqual(
        of('PrometheusRule')?.spec.groups?.map(({ name }) => name),
        ['screening'],
      );
      assert.equal(of('ServiceMonitor')?.spec.endpoints?.[0]?.path, '/metrics');
      assert.match(read('src/http/service-pages.ts'), /'\/metrics'/u);
    });

    it('passes on what Node and OpenTelemetry read', async () => {
      const settings = [
        'OTEL_EXPORTER_OTLP_ENDPOINT=http://collector:4318',
        'NODE_EXTRA_CA_CERTS=/ca/ca.crt',
      ];
      const rendered = await render(...settings.flatMap((pair) => ['--set', `config.${pair}`]));
      const environment = environmentOf(containersOf(rendered)[0]);
      for (const pair of settings) {
        const [name = '', value] = pair.split('=');
        assert.equal(environment[name], value);
      }
    });

    it('writes numbers as the service reads them', async () => {
      const environment = environmentOf(containersOf(await full())[0]);
      assert.equal(environment['MCP_DAILY_LIMIT'], '1000000');
    });

    for (const [what, args, said] of [
      ['two pods over one SQLite', ['replicaCount=2'], /replicaCount must be 1[\s\S]*config\.WORKERS/u],
      [
        'a worker without files to share',
        ['worker.enabled=true', 'persistence.enabled=false'],
        /worker\.enabled needs/u,
      ],
      [
        'rules that are none',
        ['prometheusRule.enabled=true', 'prometheusRule.rules=a: b'],
        /rules must be the text/u,
      ],
      ['a misspelt variable', ['config.LOG_LEVLE=info'], /LOG_LEVLE/u],
      ['a secret among the settings', ['config.SMTP_URL=smtp://mail.example'], /SMTP_URL/u],
      ['a misspelt value', ['persistance.size=1Gi'], /persistance/u],
      ['a size that is none', ['persistence.size=big'], /persistence\/size|persistence\.size/u],
      ['a port out of range', ['service.port=70000'], /service\/port|service\.port/u],
      ['a digest that is none', ['image.digest=sha256:abc'], /image\/digest|image\.digest/u],
      ['an end too sudden', ['terminationGracePeriodSeconds=5'], /terminationGracePeriodSeconds/u],
      ['a host that is none', ['ingress.enabled=true', 'ingress.hosts={two words}'], /ingress/u],
    ] as const) {
      it(`refuses ${what}, and says so`, async () => {
        await assert.rejects(
          render(...args.flatMap((value) => ['--set', value])),
          (error) => error instanceof Error && said.test(error.message),
        );
      });
    }
  });
});

describe('deploy/systemd', () => {
  const unit = read('deploy/systemd/sanctions-screening.service');
  const setting = (name: string): readonly string[] =>
    [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gmu'))].map((found) => found[1] ?? '');

  it('runs what npm start runs', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: { readonly start: string } };
    assert.deepEqual(setting('ExecStart'), [
      `/opt/sanctions-screening/${scripts.start.replace(/^exec /u, '')}`,
    ]);
  });

  it('sets variables that the service reads, and its data where it may write', () => {
    const environment = Object.fromEntries(
      setting('Environment').map((pair) => pair.split('=') as [string, string]),
    );
    for (const name of Object.keys(environment)) assert.ok(VARIABLES.has(name) || name === 'NODE_ENV', name);
    assert.equal(environment['DATA_DIR'], `/var/lib/${setting('StateDirectory')[0]}`);
    assert.deepEqual(setting('ProtectSystem'), ['strict']);
  });

  it('gives the service the time that it takes to end, and the memory that was measured', () => {
    assert.ok(Number(setting('TimeoutStopSec')[0]) * 1000 > SERVICE_GRACE_MS + 5_000);
    assert.ok(Number(setting('MemoryHigh')[0]?.replace('M', '')) > MEASURED_MIB * 1.2);
  });

  it('does not try for ever what cannot start', () => {
    assert.deepEqual(setting('Restart'), ['on-failure']);
    const [burst, interval, pause] = ['StartLimitBurst', 'StartLimitIntervalSec', 'RestartSec'].map((name) =>
      Number(setting(name)[0]),
    );
    // Five starts that fail at once fall into the interval.
    assert.ok((burst ?? 0) * (pause ?? 0) < (interval ?? 0));
  });

  it('has a user that its other file makes', () => {
    const [user] = setting('User');
    assert.match(read('deploy/systemd/sanctions-screening.sysusers.conf'), new RegExp(`^u ${user} `, 'mu'));
  });
});
