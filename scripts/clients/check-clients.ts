import { join } from 'node:path';
import { ServiceError } from '../../src/errors.ts';
import { assertMaven, findJava } from '../services/tools.ts';
import { checkClient } from './check-client.ts';
import { fetchGenerator } from './generator.ts';
import type { ClientLanguage } from './languages.ts';
import { openPlace } from './place.ts';
import type { RunStep } from './run-step.ts';

/** What became of one client. */
export interface ClientOutcome {
  readonly language: ClientLanguage;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Lines that the program printed. */
  readonly printed: readonly string[];
  /** Why it was skipped or failed; empty otherwise. */
  readonly reason: string;
  readonly seconds: number;
}

/** The JDK that the generator and the client of Java need. */
const LEAST_JAVA = 17;

/** Checks a client for each language; what the machine lacks is skipped with its name. Keeps what it fetches below `root`. */
export async function checkClients(
  languages: readonly ClientLanguage[],
  { run, root }: { readonly run: RunStep; readonly root: string },
): Promise<readonly ClientOutcome[]> {
  const missing = await Promise.all(languages.map((language) => missingFor(language, run)));
  const javaHome = await findGeneratorTools();
  const lacking = languages.map(
    (_, position) => (typeof javaHome === 'string' ? missing[position] : javaHome.reason) ?? '',
  );
  if (typeof javaHome !== 'string' || lacking.every((reason) => reason !== ''))
    return languages.map((language, position) => skipped(language, lacking[position] ?? ''));
  const place = openPlace(root);
  try {
    const generator = await fetchGenerator(run, place);
    // The service is loaded only where something runs against it.
    const { prepareService } = await import('./service-for-clients.ts');
    const service = await prepareService(join(place.run, 'service'));
    const check = { run, place, javaHome, generator, service };
    const outcomes = await Promise.all(
      languages.map(async (language, position) => {
        const reason = lacking[position] ?? '';
        return reason === ''
          ? outcomeOf(language, () => checkClient(language, check))
          : skipped(language, reason);
      }),
    );
    return compared(outcomes);
  } finally {
    place.remove();
  }
}

function skipped(language: ClientLanguage, reason: string): ClientOutcome {
  return { language, outcome: 'skipped', printed: [], reason, seconds: 0 };
}

async function outcomeOf(
  language: ClientLanguage,
  check: () => Promise<readonly string[]>,
): Promise<ClientOutcome> {
  const started = performance.now();
  const seconds = (): number => Math.round((performance.now() - started) / 1000);
  try {
    return { language, outcome: 'passed', printed: await check(), reason: '', seconds: seconds() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { language, outcome: 'failed', printed: [], reason, seconds: seconds() };
  }
}

/** The outcomes, where a program that passed but read other things than the first has failed. */
export function compared(outcomes: readonly ClientOutcome[]): readonly ClientOutcome[] {
  const first = outcomes.find(({ outcome }) => outcome === 'passed');
  if (first === undefined) return outcomes;
  return outcomes.map((one) => {
    if (one.outcome !== 'passed' || one.printed.join('\n') === first.printed.join('\n')) return one;
    return {
      ...one,
      outcome: 'failed',
      reason: `read other things than the program of ${first.language.title}`,
    };
  });
}

async function missingFor({ needs }: ClientLanguage, run: RunStep): Promise<string> {
  if (needs === null) return '';
  try {
    await run(needs.program, needs.args);
    return '';
  } catch {
    return `needs ${needs.words}`;
  }
}

async function findGeneratorTools(): Promise<string | { readonly reason: string }> {
  try {
    await assertMaven();
    return await findJava(process.env, LEAST_JAVA);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { reason: `needs Maven and a JDK of version ${LEAST_JAVA} or newer, for the generator` };
  }
}
