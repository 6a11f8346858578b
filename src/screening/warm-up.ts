import { hasLetterOrDigit } from '../matching/normalise/clean-text.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { matchName } from './find-name.ts';

/** An engine that tells names of the parties that it serves. */
export interface NamingEngine extends SearchEngine {
  /** Names of about so many parties, of all lists alike. */
  someNames(count: number): Iterable<string>;
}

/** Names that are screened: after them hardly any code is compiled that was not before. */
const NAMES = 2_000;
/** Of the API's default, and as many matches as it shows. */
const THRESHOLD = 0.5;
const LIMIT = 10;

/** A name as it is, and every other one with a letter left out. */
function asTyped(name: string, place: number): string {
  const middle = Math.floor(name.length / 2);
  return place % 2 === 0 ? name : name.slice(0, middle) + name.slice(middle + 1);
}

/**
 * Screens listed names for nobody, so that the first clients of a process are answered as fast as those that come later: code is
 * compiled once it has run often, and what common words correspond to is kept. Nothing is logged or charged. `mayGoOn` is
 * awaited before each name, which takes some milliseconds; false ends it. Throws `EngineUnavailableError`.
 */
export async function warmUp(engine: NamingEngine, mayGoOn: () => Promise<boolean>): Promise<void> {
  let place = 0;
  for (const listed of engine.someNames(NAMES)) {
    const name = asTyped(listed, place++);
    if (!hasLetterOrDigit(name)) continue;
    if (!(await mayGoOn())) return;
    const snapshot = await engine.snapshot();
    const filter = { lists: [...snapshot.generations.keys()] };
    await matchName(snapshot, { name, threshold: THRESHOLD, filter, limit: LIMIT });
  }
}
