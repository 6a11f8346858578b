import { join } from 'node:path';
import type { ClientLanguage } from './languages.ts';
import type { Place } from './place.ts';
import type { RunStep } from './run-step.ts';

const VERSION = '7.25.0';

/** The generator of clients in Maven Central. */
export const GENERATOR = `org.openapitools:openapi-generator-cli:${VERSION}`;
/** The program in it. */
export const GENERATOR_FILE = `openapi-generator-cli-${VERSION}.jar`;

/** Fetches the generator, once, and returns its file. */
export async function fetchGenerator(run: RunStep, place: Place): Promise<string> {
  const folder = await place.kept('generator', GENERATOR, async (into) => {
    const copy = ['dependency:copy', `-Dartifact=${GENERATOR}`, `-DoutputDirectory=${into}`];
    await run('mvn', ['-q', '-B', ...copy, '-Dmdep.useBaseVersion=true']);
  });
  return join(folder, GENERATOR_FILE);
}

/** Arguments of the generator for a language. */
export function generatorArguments(
  { id, options }: Pick<ClientLanguage, 'id' | 'options'>,
  contract: string,
  output: string,
): readonly string[] {
  return ['generate', '-i', contract, '-g', id, ...options, '-o', output];
}
