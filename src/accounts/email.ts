import validator from 'validator';
import { InvalidInputError } from '../errors.ts';

const MOST_CHARACTERS = 254;

/**
 * An e-mail address as it was typed, blanks around it aside. Throws `InvalidInputError` `email` for anything mail could
 * not be sent to; a line break in particular, which could add headers to a mail.
 */
export function parseEmail(text: string): string {
  const email = text.replace(/^[ \t]+|[ \t]+$/gu, '');
  if (email === '') throw new InvalidInputError('email', 'must not be empty');
  if (/\p{Cc}/u.test(email))
    throw new InvalidInputError('email', 'must not hold line breaks or control characters');
  if (email.length > MOST_CHARACTERS) {
    throw new InvalidInputError('email', `must have at most ${MOST_CHARACTERS} characters`);
  }
  if (!validator.isEmail(email)) throw new InvalidInputError('email', 'is not an e-mail address');
  return email;
}

/** The form by which accounts are told apart: letter case and Unicode composition aside. */
export function foldEmail(email: string): string {
  return email.normalize('NFKC').toLowerCase();
}
