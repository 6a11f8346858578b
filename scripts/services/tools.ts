import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ServiceError } from '../../src/errors.ts';
import { runProgram } from './run-program.ts';

/** Elasticsearch 9 needs Java 21; the server of the MongoDB protocol is content with 17. */
const LEAST_JAVA = 21;

/** Where distributions of Linux keep their Java installations. */
const SYSTEM_JAVAS = '/usr/lib/jvm';

async function versionOf(home: string): Promise<number> {
  const java = join(home, 'bin', 'java');
  if (!existsSync(java) || !existsSync(join(home, 'bin', 'jar'))) return 0;
  const printed = await runProgram(java, ['-version']);
  return Number(/version "(?<major>\d+)/u.exec(printed)?.groups?.['major'] ?? 0);
}

/** Home of a JDK of version 21 or newer, or of another: of the environment, then of the system. Throws `ServiceError`. */
export async function findJava(
  environment: Readonly<Record<string, string | undefined>>,
  leastVersion = LEAST_JAVA,
): Promise<string> {
  const installed = existsSync(SYSTEM_JAVAS)
    ? readdirSync(SYSTEM_JAVAS).map((name) => join(SYSTEM_JAVAS, name))
    : [];
  for (const home of [environment['ES_JAVA_HOME'], environment['JAVA_HOME'], ...installed.sort().reverse()]) {
    if (home !== undefined && home !== '' && (await versionOf(home)) >= leastVersion) return home;
  }
  throw new ServiceError(
    'configuration',
    `a JDK of version ${leastVersion} or newer is needed; JAVA_HOME or ES_JAVA_HOME may name one`,
  );
}

/** Throws `ServiceError` where Maven is missing. */
export async function assertMaven(): Promise<void> {
  await runProgram('mvn', ['--version']);
}

/** Copies an artifact of Maven Central into a folder. */
export async function copyArtifact(artifact: string, folder: string): Promise<void> {
  await runProgram('mvn', [
    '-q',
    '-B',
    'dependency:copy',
    `-Dartifact=${artifact}`,
    `-DoutputDirectory=${folder}`,
    '-Dmdep.useBaseVersion=true',
  ]);
}

/** A user that is not root. */
export interface PlainUser {
  readonly uid: number;
  readonly gid: number;
}

/** The user the servers run as: null for this one, `nobody` when this one is root. */
export async function plainUser(): Promise<PlainUser | null> {
  if (process.getuid?.() !== 0) return null;
  const id = async (option: string): Promise<number> => Number(await runProgram('id', [option, 'nobody']));
  return { uid: await id('-u'), gid: await id('-g') };
}
