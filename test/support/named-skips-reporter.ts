import { writeFileSync } from 'node:fs';
import Mocha, { type MochaOptions, type Runner, type Test } from 'mocha';
import { closingLines, type TestReport } from '../../scripts/testing/test-report.ts';

const { EVENT_RUN_END, EVENT_TEST_FAIL, EVENT_TEST_PENDING } = Mocha.Runner.constants;

/**
 * The usual report, then every skipped test by its full name, then the counts alone on the last line. One process of
 * several leaves what comes last to the one that started them all: it writes it to the file of the option `report`.
 */
export default class NamedSkipsReporter extends Mocha.reporters.Spec {
  constructor(runner: Runner, options: MochaOptions) {
    super(runner, options);
    const { report: file } = (options.reporterOptions ?? {}) as { readonly report?: string };
    const failed: string[] = [];
    const skipped: string[] = [];
    runner.on(EVENT_TEST_FAIL, (test: Test) => failed.push(test.fullTitle()));
    runner.on(EVENT_TEST_PENDING, (test: Test) => skipped.push(test.fullTitle()));
    runner.once(EVENT_RUN_END, () => {
      const report: TestReport = { passed: this.stats.passes, failed, skipped };
      if (file === undefined) for (const line of closingLines(report)) console.log(line);
      else writeFileSync(file, JSON.stringify(report));
    });
  }
}
