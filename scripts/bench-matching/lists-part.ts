import type { ListedParty } from '../../src/domain/listed-party.ts';
import { figure } from '../bench/measure.ts';
import type { BenchReport } from './bench-report.ts';
import { tableSection, wrongSections } from './cases-part.ts';
import { halfOf, scorePairs, type ScoredPair } from './labelled-pair.ts';
import { differentPairs } from './list-negatives.ts';
import { aliasPairs, crossListPairs, samplePairs } from './list-positives.ts';
import { mutatedPairs } from './mutations.ts';
import { readOtherNames } from './other-names.ts';
import { qualityBy, qualityOf } from './quality.ts';

/** Most pairs of one kind of names of one party. */
const MOST_OF_A_KIND = 400;
const MUTATED_PER_RULE = 150;
/** Different parties of one list that share words. */
const DIFFERENT_PER_LIST = 600;
/** Most pairs of one kind of different parties. */
const MOST_DIFFERENT = 1200;

interface ScoredListPairs {
  readonly pairs: readonly ScoredPair[];
  /** Names of a party that were left out as other names by a crude measure. */
  readonly leftOut: number;
  /** Pairs that readers took for other names. */
  readonly readAsOthers: number;
}

/** The pairs that the lists give, scored. */
async function scoredListPairs(
  byList: ReadonlyMap<string, readonly ListedParty[]>,
): Promise<ScoredListPairs> {
  const parties = [...byList.values()].flat();
  const aliases = aliasPairs(parties);
  const crossed = crossListPairs(parties);
  const areOthers = await readOtherNames();
  const ofOneParty = samplePairs([...aliases.pairs, ...crossed.pairs], MOST_OF_A_KIND);
  const spellings = ofOneParty.filter((pair) => !areOthers(pair));
  const pairs = [
    ...spellings,
    ...mutatedPairs(parties, MUTATED_PER_RULE),
    ...samplePairs(
      [...byList.values()].flatMap((ofList) => differentPairs(ofList, DIFFERENT_PER_LIST)),
      MOST_DIFFERENT,
    ),
  ];
  return {
    pairs: scorePairs(pairs),
    leftOut: aliases.leftOut + crossed.leftOut,
    readAsOthers: ofOneParty.length - spellings.length,
  };
}

/** Measures pairs made of the lists: spellings of one party, mutations by rule, and different parties that share words. */
export async function listsPart(
  byList: ReadonlyMap<string, readonly ListedParty[]>,
  examples: number,
): Promise<BenchReport> {
  const { pairs, leftOut, readAsOthers } = await scoredListPairs(byList);
  const test = pairs.filter((pair) => halfOf(pair) === 'test');
  const tune = pairs.filter((pair) => halfOf(pair) === 'tune');
  const quality = qualityOf(test);
  const halves = new Map([
    ['tune half', qualityOf(tune)],
    ['test half', quality],
  ]);
  return {
    pairs,
    figures: [
      figure('pairs of the lists', pairs.length, 'pairs'),
      figure('names of one party left out as other names', leftOut, 'names'),
      figure('pairs of one party that readers took for other names', readAsOthers, 'pairs'),
      figure('pairs of the lists, test half, recall at 0.5', quality.medium.recall, '', { atLeast: 0.97 }),
      figure('pairs of the lists, test half, precision at 0.8', quality.high.precision, '', {
        atLeast: 0.95,
      }),
      figure('pairs of the lists, test half, F1 at 0.5', quality.medium.f1, ''),
      figure('pairs of the lists, test half, best F1', quality.best.f1, ''),
      figure('pairs of the lists, test half, AUC', quality.auc, ''),
    ],
    sections: [
      tableSection('Pairs of the lists', halves),
      tableSection(
        'Pairs of the lists by kind, tune half',
        qualityBy(tune, ({ kind }) => kind),
      ),
      tableSection(
        'Pairs of the lists by kind, test half',
        qualityBy(test, ({ kind }) => kind),
      ),
      ...wrongSections('Pairs of the lists, tune half', tune, examples),
    ],
  };
}
