import type { Figure } from '../bench/measure.ts';
import type { ScoredPair } from './labelled-pair.ts';

/** Examples or a table of one kind, a line each. */
export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
  /** True for a table, which holds no names. */
  readonly isTable?: true;
}

/** What was measured. */
export interface BenchReport {
  readonly figures: readonly Figure[];
  readonly sections: readonly Section[];
  /** The labelled pairs that were scored; absent for none. */
  readonly pairs?: readonly ScoredPair[];
}
