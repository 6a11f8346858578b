import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import ts from 'typescript';
import { startScreeningService, type ScreeningService } from '../support/screening-service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const CONTRACT = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));
const PROGRAM = fileURLToPath(new URL('./every-operation.ts.txt', import.meta.url));
const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));

/** What the program prints when every answer is as the contract says. */
const REPORT = {
  lists: [['EU_FSF', 'MX_SAT_69B', 'OFAC_SDN', 'UN_CONSOLIDATED'], 'string'],
  name: {
    query: 'Qmbrel Zothvan',
    match: ['Qmbrel Zothvan', 1, 100, 'high', null, false],
    total: 1,
    flag: ['high_risk', 'Russia', true],
    contacts: [
      ['email', 'info@uphasol.example', 2],
      ['email', 'nonsense', 'string'],
    ],
    contactMatches: ['Email: info@uphasol.example', 'Website: uphasol.example/holding'],
    headers: ['1000', '998'],
  },
  retry: [true, 'true'],
  names: [
    ['Qmbrel Zothvan', 1],
    ['Nobody Atallhere', 0],
  ],
  items: [
    ['27 Stromynka Street, Moscow', 1, null],
    ['Moscow', 'string', 1],
  ],
  charged: 4,
  address: [1, '27 Stromynka Ul.', 'Moscow', '', '107076', 'Russia'],
  watches: [
    true,
    'name',
    null,
    2,
    [
      ['name', 'Qmbrel Zothvan', null, true, 1],
      ['address', '1 Sample Street', 'Iran', false, 0],
    ],
  ],
  removed: true,
  e400: [400, 'name: must contain a letter or a digit'],
  e400address: [400, 'address: must name a street or building; a city or country alone is not searched'],
  e401: [401, 'the API key is not valid'],
  e403: [
    403,
    'not_included',
    'https://screening.example/checkout/starter?billing=monthly',
    'https://screening.example/pricing',
  ],
  e403plan: 'no_plan',
  e404: [404, 'No monitored item has the id the one removed.'],
  e409: [409, 'address: is already monitored, by the item with the id the street'],
  e409key: [409, 'Idempotency-Key: was used with another request'],
  e429: [429, 25, 0, 25, 26, null, 'quota_exhausted'],
  e429monitoring: [429, 10, 10],
};

/** What the compiler says of a program and everything it imports, as strict as our own code. */
function problemsOf(file: string): readonly string[] {
  const program = ts.createProgram([file], {
    strict: true,
    noUncheckedIndexedAccess: true,
    noImplicitReturns: true,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    typeRoots: [join(REPOSITORY, 'node_modules', '@types')],
    types: ['node'],
    noEmit: true,
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file: at, messageText }) =>
        `${at?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
}

describe('a client generated from openapi.yaml', () => {
  const folder = temporaryFolder();
  const program = join(folder.path, 'every-operation.ts');
  let service: ScreeningService;
  let server: Server;

  before(async () => {
    writeFileSync(join(folder.path, 'package.json'), '{ "type": "module" }');
    copyFileSync(PROGRAM, program);
    await createClient({
      input: CONTRACT,
      output: { path: join(folder.path, 'client'), tsConfigPath: join(REPOSITORY, 'tsconfig.json') },
      plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
      logs: { level: 'silent', file: false },
    });
    service = await startScreeningService('starter');
    server = createServer(service.app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  after(async () => {
    await new Promise((resolve) => server.close(resolve));
    await service.close();
    folder.remove();
  });

  it('compiles with a program that uses every operation', () => {
    assert.deepEqual(problemsOf(program), []);
  });

  it('refuses at compile time what the contract refuses', () => {
    const wrong = join(folder.path, 'wrong.ts');
    const calls = [
      `screenName({ body: {} })`,
      `screenName({ body: { name: 'x', type: 'company' } })`,
      `screenName({ body: { name: 'x', lists: ['NO_LIST'] } })`,
      `screenBatch({ body: { names: ['x'], limit: 3 } })`,
      `removeMonitored({ body: { id: '1' } })`,
      `addMonitored({ body: { name: 'x', entity_type: 'vessel' } })`,
    ];
    const imports = `import { addMonitored, removeMonitored, screenBatch, screenName } from './client/index.js';`;
    writeFileSync(wrong, [imports, ...calls.map((call) => `void ${call};`)].join('\n'));
    assert.equal(problemsOf(wrong).length, calls.length);
  });

  it('calls every operation and reads every kind of error', async () => {
    const keys = [
      await service.keyFor('starter'),
      await service.keyFor('trial'),
      await service.keyFor('none'),
    ];
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), program, url, ...keys],
      { cwd: REPOSITORY },
    );
    assert.deepEqual(JSON.parse(stdout), REPORT);
  });
});
