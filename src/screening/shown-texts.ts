import { readTypedValue, type TypedValueKind } from '../matching/identifiers/typed-value.ts';
import { shownInLatin } from '../matching/transliterate/shown-in-latin.ts';

export { shownInLatin };

/** As what a text in the field of a name is screened: as a value that is no name; null for a name. */
export function valueKindOf(text: string): TypedValueKind | null {
  return readTypedValue(text)?.kind ?? null;
}
