import { NAME_MODEL } from '../../../scoring-model.ts';
import type { PreparedWord } from '../../prepared-word.ts';
import type { WordLikeness } from '../correspondence-kind.ts';
import { formsOfBothSexes } from '../forms-of-both-sexes.ts';

const { likeness: model, known } = NAME_MODEL;

/** What is left of the likeness of two forms for a man and a woman; other words stay as alike as they are. */
export function unlessOfAnotherSex(
  found: WordLikeness | null,
  a: PreparedWord,
  b: PreparedWord,
): WordLikeness | null {
  // "Guard" and "guardia" are no man and woman.
  if (found === null || found.kind === 'same meaning') return found;
  const forms = formsOfBothSexes(a.text, b.text);
  if (forms === null) return found;
  if (forms === 'patronymic' || (forms === 'given name' && areKnownGivenNames(a, b))) return null;
  return forms === 'family name' ? { likeness: model.otherSex, kind: 'of the other sex' } : found;
}

/** "Farideh" is a woman beside "Farid", whoever knows her: nothing else ends so. Other endings may be a slip. */
const areKnownGivenNames = (a: PreparedWord, b: PreparedWord): boolean =>
  Math.min(a.known, b.known) >= known.givenName ||
  (a.text.length < b.text.length
    ? a.known >= known.givenName && ENDS_FOR_WOMAN.test(b.text)
    : b.known >= known.givenName && ENDS_FOR_WOMAN.test(a.text));
const ENDS_FOR_WOMAN = /[^aeiou]eh$|iyeh?$|ieh$|[a-z]{3}ech$/u;
