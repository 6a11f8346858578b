/** What a run of tests came to. */
export interface TestReport {
  readonly passed: number;
  /** Full titles, as for skipped ones. */
  readonly failed: readonly string[];
  readonly skipped: readonly string[];
}

/** Every skipped test by its full name, then the counts alone on the last line, which a machine can read. */
export function closingLines({ passed, failed, skipped }: TestReport): readonly string[] {
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
  };
}
