/** What a run of tests came to. */
export interface TestReport {
  readonly passed: number;
  /** Full titles, as for skipped ones. */
  readonly failed: readonly string[];
  readonly skipped: readonly string[];
  /** How long each file took, its hooks included, without the reading of what it imports. */
  readonly files: readonly FileTime[];
}

/** How long the tests of one file took, in milliseconds. */
export interface FileTime {
  readonly file: string;
  readonly ms: number;
}

/** The files that took longest, the longest first, a line each. */
export function slowestLines({ files }: TestReport, count: number): readonly string[] {
  const slowest = [...files].sort((a, b) => b.ms - a.ms).slice(0, count);
  return slowest.map(({ file, ms }) => `${(ms / 1_000).toFixed(1).padStart(7)} s  ${file}`);
}

/** Every skipped test by its full name, then the counts alone on the last line, which a machine can read. */
export function closingLines({ passed, failed, skipped }: Omit<TestReport, 'files'>): readonly string[] {
  return [
    ...skipped.map((title) => `skipped: ${title}`),
    `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`,
  ];
}

/** One report of several. */
export function joined(reports: readonly TestReport[]): TestReport {
  return {
    passed: reports.reduce((sum, { passed }) => sum + passed, 0),
    failed: reports.flatMap(({ failed }) => failed),
    skipped: reports.flatMap(({ skipped }) => skipped),
    files: reports.flatMap(({ files }) => files),
  };
}
