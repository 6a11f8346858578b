import { prepareAddress } from '../../src/matching/addresses/prepare-address.ts';
import { createQueryAddress } from '../../src/matching/addresses/query-address.ts';
import { explainAddress, scoreAddress } from '../../src/matching/addresses/score-addresses.ts';
import { listedReadings } from '../../src/matching/names/beside/typed-name.ts';
import { prepareName, type WordCache } from '../../src/matching/names/prepare-name.ts';
import type { PreparedName } from '../../src/matching/names/prepared-name.ts';
import { createQueryName, type QueryName } from '../../src/matching/names/query-name.ts';
import { accountOfName, scoreName } from '../../src/matching/names/score-names.ts';
import type { Explanation } from '../../src/domain/match.ts';
import type { JudgedPair, Pair } from './pair.ts';

const DECIMALS = 4;

const verdictOf = (score: number, { correspondences }: Explanation, decided: string): string =>
  [score.toFixed(DECIMALS), correspondences.map(({ kind }) => kind).join(','), decided].join('\t');

const NOTHING_MET = '0.0000\t\t';

/** How a name and a listed one, in each of its readings, are judged: by the reading that is most alike. */
function verdictOfNames(query: QueryName, readings: readonly PreparedName[]): string {
  let score = 0;
  let best: PreparedName | null = null;
  for (const listed of readings) {
    const ofReading = scoreName(query, listed);
    if (ofReading > score) [score, best] = [ofReading, listed];
  }
  if (best === null) return NOTHING_MET;
  const { explanation, decidedBy } = accountOfName(query, best);
  return verdictOf(score, explanation, decidedBy ?? '');
}

/** How two addresses are judged; every remark on them changes the score. */
function verdictOfAddresses(a: string, b: string): string {
  const [query, listed] = [createQueryAddress(a), prepareAddress(b)];
  const explanation = explainAddress(query, listed);
  return verdictOf(scoreAddress(query, listed), explanation, explanation.remarks.join(', '));
}

/** The last names that were read: pairs of one query stand together, and a pair drawn by chance may be of any. */
function remembered<Read>(most: number, read: (text: string) => Read): (text: string) => Read {
  const kept = new Map<string, Read>();
  return (text) => {
    let found = kept.get(text);
    if (found === undefined) {
      if (kept.size >= most) kept.clear();
      found = read(text);
      kept.set(text, found);
    }
    return found;
  };
}

const MOST_NAMES = 120_000;

/** Judges pairs one after the other; all that it remembers are names and their words. */
export function createJudge(): (pair: Pair) => JudgedPair {
  const cache: WordCache = new Map();
  const queryOf = remembered(MOST_NAMES, (text) =>
    createQueryName(prepareName(text, { mayHaveLegalForm: true, cache })),
  );
  const personOf = remembered(MOST_NAMES, (text) => listedReadings(text, { mayHaveLegalForm: false, cache }));
  const otherOf = remembered(MOST_NAMES, (text) => listedReadings(text, { mayHaveLegalForm: true, cache }));
  return (pair) => {
    const { part, a, b, isPerson } = pair;
    const verdict =
      part === 'addresses'
        ? verdictOfAddresses(a, b)
        : verdictOfNames(queryOf(a), isPerson ? personOf(b) : otherOf(b));
    return { ...pair, verdict };
  };
}
