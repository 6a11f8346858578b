import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_PATH } from '../../src/http/contract/published-contract.ts';
import { API_BASE_PATH } from '../../src/http/routes.ts';
import { generatorArguments } from './generator.ts';
import { startGrowingService } from './growing-service.ts';
import type { ClientLanguage, Compiled } from './languages.ts';
import type { Place } from './place.ts';
import type { RunStep } from './run-step.ts';
import type { PreparedService } from './service-for-clients.ts';

/** What all clients are checked with. */
export interface ClientCheck {
  readonly run: RunStep;
  readonly place: Place;
  readonly javaHome: string;
  /** The generator's program. */
  readonly generator: string;
  readonly service: PreparedService;
}

/**
 * Generates a client, compiles it, and runs its program against a service that nobody has used yet; then once more against one whose
 * answers have gained fields, which must make no difference. Returns the lines that the program printed. Throws what went wrong.
 */
export async function checkClient(language: ClientLanguage, check: ClientCheck): Promise<readonly string[]> {
  const { run, place, javaHome, generator, service } = check;
  const client = join(place.run, language.id, 'client');
  const folder = join(place.run, language.id, 'program');
  mkdirSync(folder, { recursive: true });
  const generate = generatorArguments(language, CONTRACT_PATH, client);
  await run(join(javaHome, 'bin/java'), ['-XX:TieredStopAtLevel=1', '-jar', generator, ...generate]);
  const compiled = await language.compile({ run, place, javaHome, client, folder });

  const printed = await withService(service, (url) => runProgram(check, compiled, url));
  const printedOfGrown = await withService(service, async (url) => {
    const growing = await startGrowingService(url);
    try {
      return await runProgram(check, compiled, growing.url);
    } finally {
      await growing.stop();
    }
  });
  if (printed !== printedOfGrown) throw new Error('reads other things when answers gain fields');
  return printed.trim().split('\n');
}

async function withService<Result>(
  service: PreparedService,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const running = await service.start();
  try {
    return await use(running.publicUrl);
  } finally {
    await running.stop();
  }
}

/** What the program printed; it gets nothing of this shell but where programs are. */
function runProgram(
  { run, service }: ClientCheck,
  { program, args, env }: Compiled,
  url: string,
): Promise<string> {
  const { PATH } = process.env;
  return run(program, args, {
    env: { PATH, ...service.keys, ...env, SERVICE_URL: `${url}${API_BASE_PATH}` },
  });
}
