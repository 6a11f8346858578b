import { userInfo } from 'node:os';
import { InvalidInputError } from '../../src/errors.ts';

const MOST_CHARACTERS = 100;

/** Who runs a command: as given by `--by`, else the system's user. Throws `InvalidInputError` `by` for what is no name in one line. */
export function operatorName(given: string | undefined): string {
  const name = (given ?? userInfo().username).trim();
  if (name === '' || /\p{Cc}/u.test(name) || [...name].length > MOST_CHARACTERS) {
    throw new InvalidInputError('by', `must be a name in one line, at most ${MOST_CHARACTERS} characters`);
  }
  return name;
}
