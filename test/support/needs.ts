import assert from 'node:assert/strict';

/** Whether everything has to be there: in continuous integration what is missing is a failure. */
export function allIsNeeded(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  return !['', '0', 'false'].includes(environment['CI'] ?? '');
}

/** Declares, in place of the tests of a suite, what they need: one test that is skipped by name, and fails in CI. */
export function itNeeds(what: string, how: string): void {
  const title = `needs ${what}: ${how}`;
  if (allIsNeeded()) it(title, () => assert.fail(`${what} has to be there in CI`));
  else it(title);
}
