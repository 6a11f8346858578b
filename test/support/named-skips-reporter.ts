import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import Mocha, { type MochaOptions, type Runner, type Suite, type Test } from 'mocha';
import { closingLines, type TestReport } from '../../scripts/testing/test-report.ts';

const { EVENT_RUN_END, EVENT_SUITE_BEGIN, EVENT_SUITE_END, EVENT_TEST_FAIL, EVENT_TEST_PENDING } =
  Mocha.Runner.constants;

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
    const msByFile = new Map<string, number>();
    let begunAt = 0;
    runner.on(EVENT_SUITE_BEGIN, (suite: Suite) => {
      if (isOutermost(suite)) begunAt = performance.now();
    });
    runner.on(EVENT_SUITE_END, (suite: Suite) => {
      const { file } = suite;
      if (!isOutermost(suite) || file === undefined) return;
      msByFile.set(file, (msByFile.get(file) ?? 0) + performance.now() - begunAt);
    });
    runner.once(EVENT_RUN_END, () => {
      const files = [...msByFile].map(([file, ms]) => ({ file: relative(process.cwd(), file), ms }));
      const report: TestReport = { passed: this.stats.passes, failed, skipped, files };
      if (file === undefined) for (const line of closingLines(report)) console.log(line);
      else writeFileSync(file, JSON.stringify(report));
    });
  }
}

/** Whether a suite is not inside another one of its file, hooks and all. */
function isOutermost({ parent }: Suite): boolean {
  return parent?.root === true;
}
