import type { Section } from './bench-report.ts';
import type { Comparison, MovedPair } from './frozen-scores.ts';

function line({ pair, before, crossed }: MovedPair): string {
  const level = crossed === null ? '' : `  across ${crossed}`;
  const names = `${pair.a}  /  ${pair.b}  [${pair.language}, ${pair.kind}]`;
  return `${before.toFixed(3)} -> ${pair.score.toFixed(3)}  ${names}${level}`;
}

/** What moved, as sections: those that came to the wrong side of a level first. */
export function movedSections({ moved, unknown }: Comparison, examples: number): readonly Section[] {
  const groups: readonly (readonly [string, (pair: MovedPair) => boolean])[] = [
    ['worse, across a level', ({ isBetter, crossed }) => !isBetter && crossed !== null],
    ['better, across a level', ({ isBetter, crossed }) => isBetter && crossed !== null],
    ['worse within a level', ({ isBetter, crossed }) => !isBetter && crossed === null],
    ['better within a level', ({ isBetter, crossed }) => isBetter && crossed === null],
  ];
  const sections = groups.map(([title, belongs]): Section => {
    const ofGroup = moved.filter(belongs);
    return {
      title: `Moved since frozen, ${title}: ${ofGroup.length}`,
      lines: ofGroup.slice(0, examples).map(line),
    };
  });
  return [...sections, { title: `Pairs that were not frozen: ${unknown}`, lines: [] }];
}
