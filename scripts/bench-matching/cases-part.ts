import { fileURLToPath } from 'node:url';
import { figure, type Figure } from '../bench/measure.ts';
import type { BenchReport, Section } from './bench-report.ts';
import { readCaseTable } from './case-table.ts';
import { explanationText } from './explanation-text.ts';
import { explainPair, halfOf, scorePairs, type ScoredPair } from './labelled-pair.ts';
import { qualityBy, qualityOf, qualityTable, type Quality } from './quality.ts';

const CASES = fileURLToPath(new URL('../../test/cases/matching/pairs.csv', import.meta.url));

/** Every so-many-th of the pairs that the case table holds, scored. */
async function scoredCases(every: number): Promise<readonly ScoredPair[]> {
  return scorePairs((await readCaseTable(CASES)).filter((_, place) => place % every === 0));
}

/** A scored pair and why it scores so, as one line. */
export function pairLine(pair: ScoredPair): string {
  const why = explanationText(explainPair(pair));
  return `${pair.score.toFixed(3)}  ${pair.a}  /  ${pair.b}  [${pair.language}, ${pair.kind}]  ${why}`;
}

/** Pairs on the wrong side of 0.5: same ones under it, lowest first; different ones from it, highest first. */
export function wrongSections(
  title: string,
  pairs: readonly ScoredPair[],
  examples: number,
): readonly Section[] {
  const missed = pairs.filter(({ isSame, score }) => isSame && score < 0.5).sort((a, b) => a.score - b.score);
  const raised = pairs
    .filter(({ isSame, score }) => !isSame && score >= 0.5)
    .sort((a, b) => b.score - a.score);
  return [
    {
      title: `${title}, same but under 0.5: ${missed.length}`,
      lines: missed.slice(0, examples).map(pairLine),
    },
    {
      title: `${title}, different but from 0.5: ${raised.length}`,
      lines: raised.slice(0, examples).map(pairLine),
    },
  ];
}

/** Qualities by group as a section. */
export const tableSection = (title: string, byGroup: ReadonlyMap<string, Quality>): Section => ({
  title,
  lines: qualityTable(byGroup),
  isTable: true,
});

/** The measures of a quality as figures; limits as issue D sets them. */
function caseFigures(title: string, quality: Quality): readonly Figure[] {
  return [
    figure(`${title}, best F1`, quality.best.f1, '', { atLeast: 0.86 }),
    figure(`${title}, AUC`, quality.auc, '', { atLeast: 0.92 }),
    figure(`${title}, F1 at 0.5`, quality.medium.f1, ''),
    figure(`${title}, F1 at 0.8`, quality.high.f1, ''),
    figure(`${title}, recall at 0.5`, quality.medium.recall, ''),
    figure(`${title}, precision at 0.8`, quality.high.precision, ''),
  ];
}

/** Measures every so-many-th of the pairs judged by hand, in both halves, by kind and by language. */
export async function casesPart(every: number, examples: number): Promise<BenchReport> {
  const pairs = await scoredCases(every);
  const test = pairs.filter((pair) => halfOf(pair) === 'test');
  const tune = pairs.filter((pair) => halfOf(pair) === 'tune');
  const sure = test.filter(({ isSure }) => isSure);
  const overall = new Map([
    ['tune half', qualityOf(tune)],
    ['test half', qualityOf(test)],
    ['test half, sure part', qualityOf(sure)],
  ]);
  return {
    pairs,
    figures: [
      ...caseFigures('case table, test half', qualityOf(test)),
      figure('case table, test half, sure part, best F1', qualityOf(sure).best.f1, ''),
    ],
    sections: [
      tableSection('Case table', overall),
      tableSection(
        'Case table by kind, both halves',
        qualityBy(pairs, ({ kind }) => kind),
      ),
      tableSection(
        'Case table by language, both halves',
        qualityBy(pairs, ({ language }) => language),
      ),
      ...wrongSections('Case table, tune half', tune, examples),
    ],
  };
}
