import type { Clock } from '../domain/clock.ts';
import { readDay } from '../lists/dates.ts';
import type { ReadReport } from '../lists/list-source.ts';
import type { FetchedEdition } from './list-fetcher.ts';
import type { ListOutcome, ListReport, StepDurations, Tally } from './list-report.ts';
import type { CommittedGeneration, ListState } from './party-store.ts';

// A wrong file can be nothing but unknown parts; beyond this many kinds they are counted together.
const MOST_KINDS = 200;
const OTHER_KINDS = 'others';
const EXAMPLE_CHARACTERS = 120;

type MutableTally = { -readonly [Key in keyof Tally]: Tally[Key] };

class Tallies {
  readonly #byKind = new Map<string, MutableTally>();

  add(kind: string, example: string): void {
    const known = this.#byKind.get(kind);
    const what = known !== undefined || this.#byKind.size < MOST_KINDS ? kind : OTHER_KINDS;
    const tally = this.#byKind.get(what);
    if (tally !== undefined) tally.count++;
    else this.#byKind.set(what, { what, count: 1, example: example.slice(0, EXAMPLE_CHARACTERS) });
  }

  total(): number {
    return this.all().reduce((sum, { count }) => sum + count, 0);
  }

  all(): readonly Tally[] {
    return [...this.#byKind.values()];
  }
}

/** One list going through a run: collects what every step has to say, from the reader's report to the durations. */
export class ListRun implements ReadReport {
  readonly #clock: Clock;
  readonly #state: ListState;
  readonly #unknown = new Tallies();
  readonly #leftOut = new Tallies();
  readonly #warnings: string[] = [];
  readonly #durations: { -readonly [Key in keyof StepDurations]: number } = {
    fetchMs: 0,
    readMs: 0,
    writeMs: 0,
    publishMs: 0,
  };
  #fetched: FetchedEdition | null = null;
  #dataAsOf: string | null = null;
  #declared: number | null = null;
  #committed: CommittedGeneration | null = null;
  #stepStartedAt: number;

  constructor(state: ListState, clock: Clock) {
    this.#state = state;
    this.#clock = clock;
    this.#stepStartedAt = clock().getTime();
  }

  /** Ends a step: the time since the end of the one before is its duration. */
  ended(step: keyof StepDurations): void {
    const now = this.#clock().getTime();
    this.#durations[step] += now - this.#stepStartedAt;
    this.#stepStartedAt = now;
  }

  fetched(edition: FetchedEdition): void {
    this.#fetched = edition;
    this.#warnings.push(...edition.warnings);
  }

  committed(generation: CommittedGeneration): void {
    this.#committed = generation;
  }

  warn(warning: string): void {
    this.#warnings.push(warning);
  }

  // What readers call is bound: they hand single functions on.
  readonly dataAsOf = (date: string): void => {
    if (readDay(date) === date) this.#dataAsOf = date;
    else this.warn(`the publisher's date "${date.slice(0, 40)}" is no day`);
  };

  readonly declaredCount = (count: number): void => {
    if (Number.isSafeInteger(count) && count >= 0) this.#declared = count;
    else this.warn("the publisher's own count is no number");
  };

  readonly unknown = (what: string, example: string): void => {
    this.#unknown.add(what, example);
  };

  readonly leftOut = (reason: string, publisherRef: string): void => {
    this.#leftOut.add(reason, publisherRef);
  };

  /** What the checks look at once every record was read. */
  get findings(): {
    readonly declared: number | null;
    readonly leftOut: number;
    readonly unknown: readonly Tally[];
    readonly dataAsOf: string | null;
  } {
    return {
      declared: this.#declared,
      leftOut: this.#leftOut.total(),
      unknown: this.#unknown.all(),
      dataAsOf: this.#dataAsOf,
    };
  }

  report(outcome: ListOutcome, reason: string | null): ListReport {
    const committed = this.#committed;
    return {
      code: this.#state.code,
      outcome,
      reason,
      origin: this.#fetched?.origin ?? null,
      edition: this.#fetched?.edition.id ?? null,
      files: this.#fetched?.fileNames ?? [],
      dataAsOf: committed === null ? this.#state.dataAsOf : this.#dataAsOf,
      previousCount: this.#state.entryCount,
      entryCount:
        committed === null
          ? this.#state.entryCount
          : committed.added + committed.changed + committed.unchanged,
      committed,
      declaredCount: this.#declared,
      unknown: this.#unknown.all(),
      leftOut: this.#leftOut.all(),
      warnings: [...this.#warnings],
      durations: { ...this.#durations },
    };
  }
}
