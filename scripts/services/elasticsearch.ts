import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { freePort, runProgram } from './run-program.ts';
import { startServer, type RunningServer } from './server-process.ts';
import { copyArtifact, type PlainUser } from './tools.ts';
import type { Workplace } from './workplace.ts';

const VERSION = '9.4.3';
/** The server's core, as Elastic publishes it for integration tests. */
const ARTIFACT = `org.elasticsearch.distribution.integ-test-zip:elasticsearch:${VERSION}:zip`;

/** Folder of the unpacked program; fetched and unpacked at the first run. */
async function programFolder(workplace: Workplace, javaHome: string): Promise<string> {
  const name = `elasticsearch-${VERSION}`;
  const folder = join(workplace.programs, name);
  if (existsSync(folder)) return folder;
  const draft = join(workplace.run, 'unpacked');
  mkdirSync(draft);
  await copyArtifact(ARTIFACT, draft);
  await runProgram(join(javaHome, 'bin', 'jar'), ['xf', `${name}.zip`], { cwd: draft });
  const scripts = join(draft, name, 'bin');
  for (const script of readdirSync(scripts)) chmodSync(join(scripts, script), 0o755);
  workplace.handOver(join(draft, name));
  // Another run may have been faster.
  if (!existsSync(folder)) renameSync(join(draft, name), folder);
  rmSync(draft, { recursive: true });
  return folder;
}

function settings(port: number, transportPort: number, run: string): string {
  return [
    'cluster.name: screening-services',
    'discovery.type: single-node',
    'network.host: 127.0.0.1',
    `http.port: ${port}`,
    `transport.port: ${transportPort}`,
    `path.data: ${join(run, 'data')}`,
    `path.logs: ${join(run, 'logs')}`,
    'xpack.security.enabled: false',
    // A developer's disk may be fuller than a server's.
    'cluster.routing.allocation.disk.threshold_enabled: false',
    '',
  ].join('\n');
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/_cluster/health?wait_for_status=yellow&timeout=1s`);
    return response.ok;
  } catch {
    return false;
  }
}

/** Starts one node of Elasticsearch on the loopback address, with data of its own. */
export async function startElasticsearch(
  workplace: Workplace,
  javaHome: string,
  user: PlainUser | null,
): Promise<RunningServer> {
  const program = await programFolder(workplace, javaHome);
  const run = join(workplace.run, 'elasticsearch');
  const [port, transportPort] = [await freePort(), await freePort()];
  for (const name of ['', 'data', 'logs', 'tmp']) mkdirSync(join(run, name), { recursive: true });
  cpSync(join(program, 'config'), join(run, 'config'), { recursive: true });
  writeFileSync(join(run, 'config', 'elasticsearch.yml'), settings(port, transportPort, run));
  workplace.handOver(run);
  const url = `http://127.0.0.1:${port}`;
  return startServer({
    name: 'Elasticsearch',
    url,
    program: 'bash',
    args: [join(program, 'bin', 'elasticsearch')],
    folder: run,
    environment: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      HOME: run,
      ES_JAVA_HOME: javaHome,
      ES_JAVA_OPTS: '-Xms1g -Xmx1g',
      ES_PATH_CONF: join(run, 'config'),
      ES_TMPDIR: join(run, 'tmp'),
    },
    user,
    logFile: join(workplace.run, 'elasticsearch.log'),
    answers: () => answers(url),
  });
}
