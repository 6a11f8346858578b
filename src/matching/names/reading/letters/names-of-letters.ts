import type { LatinWord } from '../../../transliterate/to-latin.ts';
import { saidByStems } from '../joined-stems.ts';
import { KNOWN_BY_LETTERS, KNOWN_IN_CYRILLIC } from './known-by-letters.ts';

/** What else the organisation is called that a word names by its letters or by the beginnings of its words. */
export function namesOf({ text, native, consonantal, rendering }: LatinWord): readonly string[] {
  if (native !== undefined || consonantal) return [];
  const known =
    (Object.hasOwn(KNOWN_BY_LETTERS, text) ? KNOWN_BY_LETTERS[text] : undefined) ??
    (rendering === 'alphabet' && Object.hasOwn(KNOWN_IN_CYRILLIC, text)
      ? KNOWN_IN_CYRILLIC[text]
      : undefined) ??
    saidByStems(text);
  return known?.split('/') ?? [];
}

/** True for letters of one body in two languages: "SSRC" / "CERS". */
export const areOfOneBody = (known: LatinWord, word: LatinWord): boolean => {
  const names = namesOf(known);
  return namesOf(word).some((name) => names.includes(name));
};
