import { InvalidInputError } from '../errors.ts';
import { hasLetterOrDigit } from '../matching/normalise/clean-text.ts';

/** True when something can be found by a text: it holds a letter or a digit of any script. */
export function isSearchableText(text: string): boolean {
  return hasLetterOrDigit(text);
}

/** Nothing is found by signs alone, and saying so is better than an empty answer. Throws `InvalidInputError` naming the field. */
export function requireSearchableText(field: string, text: string): void {
  if (!isSearchableText(text)) throw new InvalidInputError(field, 'must contain a letter or a digit');
}
