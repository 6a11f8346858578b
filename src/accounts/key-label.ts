import { InvalidInputError } from '../errors.ts';

const MOST_CODE_POINTS = 100;

/** What an owner calls a key, one line; empty for none. Throws `InvalidInputError` `label`. */
export function parseKeyLabel(text: string): string {
  const label = text.trim();
  if (/\p{Cc}/u.test(label))
    throw new InvalidInputError('label', 'must not hold line breaks or control characters');
  if ([...label].length > MOST_CODE_POINTS) {
    throw new InvalidInputError('label', `must have at most ${MOST_CODE_POINTS} characters`);
  }
  return label;
}
