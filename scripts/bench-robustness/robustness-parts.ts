import { pairLine } from '../bench-matching/cases-part.ts';
import type { BenchReport, Section } from '../bench-matching/bench-report.ts';
import { ordinaryNames } from '../bench-matching/compose-names.ts';
import { listedTextOf, whyOf, type FindBest } from '../bench-matching/find-best.ts';
import { scorePairs } from '../bench-matching/labelled-pair.ts';
import { ordinaryFigures, raisedNames } from '../bench-matching/ordinary.ts';
import { figure, type Figure } from '../bench/measure.ts';
import { seededRandom } from '../bench/seeded-random.ts';
import type { ChangedNames } from './changed-names.ts';
import { NOISE_KINDS } from './noise-kinds.ts';
import { ordinaryFirms } from './ordinary-firms.ts';
import { choose } from './random.ts';
import { isIn } from './scripts.ts';

/** Shares of the changed names of each kind that score from 0.5 and from 0.8, and those that score less. */
export function changedNamesReport(kinds: readonly ChangedNames[], examples: number): BenchReport {
  const figures: Figure[] = [
    figure(
      'changed names',
      kinds.reduce((sum, { pairs }) => sum + pairs.length, 0),
      'pairs',
    ),
  ];
  const sections: Section[] = [];
  for (const { kind, wanted, pairs } of kinds) {
    if (pairs.length === 0) continue;
    const scored = scorePairs(pairs);
    const from = (least: number): number =>
      (100 * scored.filter(({ score }) => score >= least).length) / scored.length;
    figures.push(figure(`${kind}, from 0.5`, from(0.5), '%', { atLeast: wanted.at50 }));
    if ('at80' in wanted) figures.push(figure(`${kind}, from 0.8`, from(0.8), '%', { atLeast: wanted.at80 }));
    const missed = scored.filter(({ score }) => score < 0.5);
    sections.push({
      title: `${kind}, under 0.5: ${missed.length} of ${scored.length}`,
      lines: missed.slice(0, examples).map(pairLine),
    });
  }
  return { figures, sections };
}

const NAMED = (figures: readonly Figure[], of: string): readonly Figure[] =>
  figures.map((one) => ({ ...one, name: `${of}: ${one.name}` }));

const SEED = 20_261_130;

/** Ordinary people and organisations with something beside their names raise no more than they do without. */
export async function ordinaryInNoiseReport(findBest: FindBest, examples: number): Promise<BenchReport> {
  const random = seededRandom(SEED);
  const names = ordinaryNames().filter(({ text }) => isIn('Latin', text));
  const raised = await raisedNames(names, findBest, ({ text, isPerson }) => {
    const kinds = NOISE_KINDS.filter(({ of }) => (of === 'person') === isPerson);
    return choose(kinds, random).put(text, 'Latin', random);
  });
  const lines = raised.map(
    ({ score, text, listed, list, kind, why }) =>
      `${score.toFixed(3)}  ${text}  /  ${listed} (${list})  ${kind}: ${why}`,
  );
  return {
    figures: NAMED(ordinaryFigures(names.length, raised), 'with noise'),
    sections: [{ title: `Ordinary names with noise: ${lines.length}`, lines: lines.slice(0, examples) }],
  };
}

const FIRMS = 1_000;

/** Ordinary firms of many countries: how many raise a high match, or any from 0.5. */
export async function ordinaryFirmsReport(findBest: FindBest, examples: number): Promise<BenchReport> {
  const firms = ordinaryFirms(FIRMS);
  const raised: { readonly score: number; readonly line: string }[] = [];
  for (const { text, country } of firms) {
    const [best] = await findBest(text, 0.5, 1);
    if (best === undefined) continue;
    const { score, party } = best;
    const line = `${score.toFixed(3)}  ${text} [${country}]  /  ${listedTextOf(best)} (${party.listCode})  ${whyOf(best)}`;
    raised.push({ score, line });
  }
  raised.sort((a, b) => b.score - a.score);
  const per = (number: number): number => (1_000 * number) / firms.length;
  const high = raised.filter(({ score }) => score >= 0.8).length;
  return {
    figures: [
      figure('ordinary firms, high', per(high), 'in 1,000', { atMost: 10 }),
      figure('ordinary firms, from 0.5', per(raised.length), 'in 1,000', { atMost: 50 }),
    ],
    sections: [
      {
        title: `Ordinary firms that raise a match: ${raised.length} of ${firms.length}`,
        lines: raised.slice(0, examples).map(({ line }) => line),
      },
    ],
  };
}
