import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort, runProgram } from './run-program.ts';
import { startServer, type RunningServer } from './server-process.ts';
import type { PlainUser } from './tools.ts';
import type { Workplace } from './workplace.ts';

const VERSION = '1.47.0';

/** A project whose only purpose is to name the library, so that Maven copies it with all it needs. */
const PROJECT = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>services</groupId><artifactId>mongodb</artifactId><version>1</version>
  <dependencies><dependency>
    <groupId>de.bwaldvogel</groupId><artifactId>mongo-java-server</artifactId><version>${VERSION}</version>
  </dependency></dependencies>
</project>
`;

async function libraryFolder(workplace: Workplace): Promise<string> {
  const folder = join(workplace.programs, `mongo-java-server-${VERSION}`);
  if (existsSync(folder)) return folder;
  const draft = join(workplace.run, 'mongo-java-server');
  mkdirSync(draft);
  writeFileSync(join(draft, 'pom.xml'), PROJECT);
  const copy = [
    'dependency:copy-dependencies',
    '-DincludeScope=runtime',
    `-DoutputDirectory=${join(draft, 'lib')}`,
  ];
  await runProgram('mvn', ['-q', '-B', ...copy], { cwd: draft });
  workplace.handOver(draft);
  if (!existsSync(folder)) renameSync(draft, folder);
  return folder;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}

/** Starts a server of the MongoDB wire protocol on the loopback address, in memory. */
export async function startMongodb(
  workplace: Workplace,
  javaHome: string,
  user: PlainUser | null,
  source: string,
): Promise<RunningServer> {
  const library = await libraryFolder(workplace);
  const run = join(workplace.run, 'mongodb');
  mkdirSync(run);
  copyFileSync(source, join(run, 'MongoTestServer.java'));
  workplace.handOver(run);
  const port = await freePort();
  return startServer({
    name: 'the MongoDB server',
    url: `mongodb://127.0.0.1:${port}`,
    program: join(javaHome, 'bin', 'java'),
    args: ['-Xmx256m', '-cp', join(library, 'lib', '*'), 'MongoTestServer.java', String(port)],
    folder: run,
    environment: { HOME: run },
    user,
    logFile: join(workplace.run, 'mongodb.log'),
    answers: () => accepts(port),
  });
}
