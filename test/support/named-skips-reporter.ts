import Mocha, { type MochaOptions, type Runner, type Test } from 'mocha';

const { EVENT_RUN_END, EVENT_TEST_PENDING } = Mocha.Runner.constants;

/** What a run came to, as one line that a machine can read. */
function closingLine({ passes, failures, pending }: Readonly<Mocha.Stats>): string {
  return `${passes} passed, ${failures} failed, ${pending} skipped`;
}

/** The usual report, then every skipped test by its full name, then the counts alone on the last line. */
export default class NamedSkipsReporter extends Mocha.reporters.Spec {
  constructor(runner: Runner, options: MochaOptions) {
    super(runner, options);
    const skipped: string[] = [];
    runner.on(EVENT_TEST_PENDING, (test: Test) => skipped.push(test.fullTitle()));
    runner.once(EVENT_RUN_END, () => {
      for (const title of skipped) console.log(`skipped: ${title}`);
      console.log(closingLine(this.stats));
    });
  }
}
