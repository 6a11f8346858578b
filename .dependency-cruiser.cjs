// The arrows between folders, each with its reason. `npm run check:architecture` fails on the first wrong one;
// test/architecture.test.ts shows that it does.

const PURE = ['matching', 'jurisdictions', 'lists', 'csv'];
const RULES = [
  'screening',
  'screening-log',
  'accounts',
  'ingest',
  'monitoring',
  'people',
  'trail',
  'uploads',
];
const DOORS = ['http', 'mcp', 'jobs', 'console'];
const ADAPTERS =
  '^src/(search/(embedded|elasticsearch)/|screening-threads/|db/|mail/(sendgrid|smtp|file)-mailer|jobs/mongo-|[a-z-]+/sqlite-)';
const SQLITE = '^src/([a-z-]+/sqlite-|db/)';
const TEST_CODE = '^test/';

/** The one home of each outside package. A package without a home here is refused. */
const HOMES = {
  '@opentelemetry/api': '^src/tracing/',
  '@opentelemetry/exporter-trace-otlp-http': '^src/compose-tracing\\.ts$',
  '@opentelemetry/exporter-trace-otlp-proto': '^src/compose-tracing\\.ts$',
  '@opentelemetry/resources': '^src/tracing/',
  '@opentelemetry/sdk-trace': '^src/(tracing/|compose-tracing\\.ts$)',
  '@e965/xlsx': '^src/lists/formats/',
  '@agendajs/mongo-backend': '^src/jobs/',
  '@elastic/elasticsearch': '^src/search/elasticsearch/',
  '@modelcontextprotocol/sdk': '^src/mcp/',
  '@sendgrid/mail': '^src/mail/',
  agenda: '^src/jobs/',
  'any-ascii': '^src/matching/',
  'better-sqlite3': SQLITE,
  busboy: '^src/console/uploads/',
  chardet: '^src/uploads/reading/',
  cheerio: '^src/lists/formats/',
  compression: '^src/http/',
  'cron-parser': '^src/schedule\\.ts$',
  'csv-parse': '^src/lists/formats/',
  'double-metaphone': '^src/matching/',
  esbuild: '^scripts/build/',
  eslint: '^scripts/',
  express: '^src/http/',
  'express-openapi-validator': '^src/http/',
  helmet: '^src/http/',
  'i18n-iso-countries': '^scripts/',
  'js-yaml': '^src/http/',
  knex: SQLITE,
  leven: '^src/(countries|lists/formats|mcp)/',
  'libphonenumber-js': '^src/matching/',
  mongodb: '^src/jobs/',
  nodemailer: '^src/mail/',
  pino: '^src/logger\\.ts$',
  'pino-http': '^src/http/',
  'prom-client': '^src/metrics(-of-workers)?\\.ts$',
  preact: '^src/console/',
  'preact-render-to-string': '^src/console/',
  prettier: '^scripts/',
  saxes: '^src/(lists/formats|uploads/reading)/',
  'swagger-ui-dist': '^src/http/',
  tldts: '^src/matching/',
  'to-jyutping': '^scripts/matching-data/',
  typescript: '^scripts/checking/',
  validator: '^src/(accounts|mail|matching)/',
  yauzl: '^src/(lists/formats|uploads/reading)/',
  yazl: '^src/xlsx/',
  zod: '^src/(config\\.ts$|mcp/)',
};

const anyOf = (names) => `(${names.join('|')})`;
const escaped = (name) => name.replace(/[.]/g, '\\.');
const packagePath = (name) => `(^|/)node_modules/${escaped(name)}/`;

const onlyTo = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^(src|scripts|test)/', pathNot: allowed },
});

const homes = Object.entries(HOMES).map(([name, home]) => ({
  name: `home-of-${name}`,
  comment: 'An outside package has one home, so that replacing it changes one folder.',
  severity: 'error',
  from: { path: '^(src|scripts)/', pathNot: home },
  to: { path: `(^|/)node_modules/(@types/)?${escaped(name)}/` },
}));

module.exports = {
  forbidden: [
    onlyTo(
      'domain-imports-nothing',
      'Everything speaks in its words; it knows nobody.',
      '^src/domain/',
      '^src/domain/',
    ),
    {
      name: 'domain-needs-no-package',
      comment: 'Its words are ours; a package would put its own into every signature.',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { dependencyTypesNot: ['local'] },
    },
    onlyTo(
      'errors-import-nothing',
      'Errors are thrown everywhere, so they may depend on nobody.',
      '^src/errors\\.ts$',
      '^src/domain/',
    ),
    onlyTo(
      'countries-stand-alone',
      'What a country is called is one table, read by lists, jurisdictions and screening alike.',
      '^src/countries/',
      '^src/(countries|domain)/',
    ),
    ...PURE.map((folder) =>
      onlyTo(
        `${folder}-is-pure`,
        'Values in, values out: scores, readers and flags are tested without a set-up and give the same answer on every engine.',
        `^src/${folder}/`,
        `^src/(${folder}/|domain/|countries/|errors\\.ts$)`,
      ),
    ),
    {
      name: 'core-has-no-io',
      comment:
        'No files, network, processes or clock in the core; readers of lists may use streams and hash, and tables may be required.',
      severity: 'error',
      from: {
        path: `^src/${anyOf(['domain', 'countries', 'matching', 'jurisdictions', 'screening', 'lists'])}/`,
      },
      to: {
        dependencyTypes: ['core'],
        pathNot: '^(node:)?(stream|stream/promises|util|buffer|crypto|module)$',
      },
    },
    onlyTo(
      'search-port-speaks-domain-words',
      'The port must not lean on one of its adapters, nor on who calls it.',
      '^src/search/[^/]+\\.ts$',
      '^src/(search/[^/]+\\.ts$|domain/|matching/|errors\\.ts$)',
    ),
    onlyTo(
      'engines-see-ports-only',
      'Both engines store and look up the same keys; what they need of the store of record is its port.',
      '^src/search/(embedded|elasticsearch)/',
      '^src/(search/|domain/|matching/|errors\\.ts$|source-version\\.ts$|ingest/party-store\\.ts$)',
    ),
    {
      name: 'engines-do-not-know-each-other',
      comment: 'Either can be taken away.',
      severity: 'error',
      from: { path: '^src/search/(embedded|elasticsearch)/' },
      to: { path: '^src/search/(embedded|elasticsearch)/', pathNot: '^src/search/$1/' },
    },
    {
      name: 'rules-see-ports-only',
      comment: 'Use cases run on any adapter and behind any door.',
      severity: 'error',
      from: { path: `^src/${anyOf(RULES)}/`, pathNot: '/sqlite-' },
      to: {
        path: [
          ADAPTERS,
          `^src/${anyOf(DOORS)}/`,
          '^src/(compose|config|main|worker|start-service|metrics|logger)',
        ],
      },
    },
    {
      name: 'sqlite-adapters-stay-below',
      comment: 'A store in SQLite sees its port and the connection, never a door or another technology.',
      severity: 'error',
      from: { path: SQLITE },
      to: {
        pathNot: '^src/jobs/sqlite-',
        path: [
          `^src/${anyOf(DOORS)}/`,
          '^src/search/(embedded|elasticsearch)/',
          '^src/(compose|config|main|worker)',
        ],
      },
    },
    {
      name: 'doors-see-rules-only',
      comment: 'A second door (MCP, console, jobs) must give the same answers: it calls the same use cases.',
      severity: 'error',
      from: { path: `^src/${anyOf(DOORS)}/`, pathNot: '^src/jobs/sqlite-' },
      to: {
        path: [ADAPTERS, '^src/(compose|config|main|worker|start-service)', '^src/lists/', '^src/matching/'],
      },
    },
    {
      name: 'doors-do-not-know-each-other',
      comment: 'What two doors share is a rule and belongs below both.',
      severity: 'error',
      from: { path: `^src/${anyOf(DOORS)}/` },
      to: { path: `^src/${anyOf(DOORS)}/`, pathNot: '^src/$1/' },
    },
    {
      name: 'only-compose-picks-adapters',
      comment: 'One place decides what runs in production, in the demo and in a test.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/compose', ADAPTERS] },
      to: { path: ADAPTERS },
    },
    {
      name: 'commands-go-through-compose',
      comment:
        'An operator command opens what the service opens. Benchmarks and the snapshot of scores use an adapter by itself, and the index is rebuilt and compared by itself.',
      severity: 'error',
      from: { path: '^scripts/', pathNot: '^scripts/(bench|index-|scores-snapshot/)' },
      to: { path: ADAPTERS },
    },
    {
      name: 'settings-are-read-at-the-top',
      comment: 'Limits and addresses arrive as arguments, so a test needs no environment.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/(main|worker|run-entry|compose|start-service|supervise-workers)[^/]*\\.ts$',
      },
      to: { path: '^src/config\\.ts$' },
    },
    {
      name: 'service-needs-no-test-code',
      comment: 'What runs in production does not come from the tests.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: [TEST_CODE, '^scripts/'] },
    },
    {
      name: 'commands-need-no-test-code',
      comment:
        'Only tables counted over the lists, benchmarks and the snapshot of scores are made with the tests’ opener of local list files.',
      severity: 'error',
      from: {
        path: '^scripts/',
        pathNot: '^scripts/(build-person-words\\.ts$|list-tables/|bench|scores-snapshot/)',
      },
      to: { path: TEST_CODE },
    },
    ...homes,
    {
      name: 'every-package-has-a-home',
      comment: 'Name the folder that may use a new package in HOMES above.',
      severity: 'error',
      from: { path: '^(src|scripts)/' },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'],
        pathNot: Object.keys(HOMES).map((name) => `(^|/)node_modules/(@types/)?${escaped(name)}/`),
      },
    },
    {
      name: 'service-runs-without-development-packages',
      comment: 'npm ci --omit=dev must leave a service that starts.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: packagePath('@types') },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-cycles',
      comment: 'Files that need each other are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unreachable',
      comment:
        'Code that no entry and no command reaches is dead. Threads are named by their place; scripts of pages run in the browser.',
      severity: 'error',
      from: { path: '^(src/(main|worker|.+-thread)\\.ts|scripts/([^/]+|build/guard)\\.ts)$' },
      to: {
        path: '^src/',
        pathNot: '^src/((main|worker|.+-thread)\\.ts$|console/assets/|http/documentation/)',
        reachable: false,
      },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(index-templates|openapi)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
