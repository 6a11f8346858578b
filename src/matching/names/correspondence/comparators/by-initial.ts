import { NAME_MODEL } from '../../../scoring-model.ts';
import { isLink } from '../../preparing/told-by-key.ts';
import type { PreparedWord } from '../../prepared-word.ts';
import type { WordLikeness } from '../correspondence-kind.ts';
import { isInitialOf } from '../initials.ts';

const { likeness: model } = NAME_MODEL;

const saysWhat = ({ wordClass, text }: PreparedWord): boolean => wordClass === 'generic' && text.length > 1;

/** An initial and a name that begins with it. */
export function byInitial(a: PreparedWord, b: PreparedWord): WordLikeness | null {
  if ((a.text.length === 1) === (b.text.length === 1)) return null;
  // Initials are those of names: "M Finans" is not "Mali", and "a" in "a statului" is a link.
  if (saysWhat(a) || saysWhat(b) || isLink(a) || isLink(b)) return null;
  return isInitialOf(a.text, b.text) ? { likeness: model.initial, kind: 'initial' } : null;
}
