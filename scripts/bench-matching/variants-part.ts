import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readRecords } from '../../src/lists/formats/delimited-text.ts';
import { figure } from '../bench/measure.ts';
import type { BenchReport } from './bench-report.ts';
import { pairLine } from './cases-part.ts';
import { scorePairs, type LabelledPair, type ScoredPair } from './labelled-pair.ts';

const KNOWN_NAMES = fileURLToPath(new URL('../../test/cases/matching/known-names.csv', import.meta.url));

/** Spellings of known names in sixteen scripts, as reference works of the language give them, scored. */
async function scoredVariants(): Promise<readonly ScoredPair[]> {
  const pairs: LabelledPair[] = [];
  const required = ['name', 'script', 'spelling'];
  for await (const row of readRecords(createReadStream(KNOWN_NAMES), { required, unknownColumn: () => {} })) {
    const { name = '', script = '', spelling = '' } = row;
    const pair = { a: spelling, b: name, isSame: true, isPerson: true, isSure: true };
    pairs.push({ ...pair, kind: 'known name in another script', language: script });
  }
  return scorePairs(pairs);
}

const shareFrom = (threshold: number, pairs: readonly ScoredPair[]): number =>
  pairs.filter(({ score }) => score >= threshold).length / Math.max(1, pairs.length);

/** Measures how many spellings of known names are found, by script. */
export async function variantsPart({ examples }: { readonly examples: number }): Promise<BenchReport> {
  const pairs = await scoredVariants();
  const scripts = [...new Set(pairs.map(({ language }) => language))];
  const lines = scripts.map((script) => {
    const ofScript = pairs.filter(({ language }) => language === script);
    const shares = [0.5, 0.7, 0.8].map((threshold) => shareFrom(threshold, ofScript).toFixed(2));
    return `${script.padEnd(12)} ${String(ofScript.length).padStart(4)}   ${shares.join('   ')}`;
  });
  const missed = pairs.filter(({ score }) => score < 0.5).sort((a, b) => a.score - b.score);
  return {
    pairs,
    figures: [
      figure('known names in 16 scripts, recall at 0.5', shareFrom(0.5, pairs), '', { atLeast: 0.92 }),
      figure('known names in 16 scripts, recall at 0.7', shareFrom(0.7, pairs), '', { atLeast: 0.85 }),
    ],
    sections: [
      {
        title: 'Known names by script',
        lines: ['script      names  from 0.5  0.7  0.8', ...lines],
        isTable: true,
      },
      {
        title: `Known names in another script, under 0.5: ${missed.length}`,
        lines: missed.slice(0, examples).map(pairLine),
      },
    ],
  };
}
