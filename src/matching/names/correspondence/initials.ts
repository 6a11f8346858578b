import { NAME_MODEL } from '../../scoring-model.ts';
import type { PreparedWord } from '../prepared-word.ts';

/** True for a word of one letter or digit, which may stand for a word that begins with it. */
export const isInitial = ({ text }: PreparedWord): boolean => text.length === 1;

/**
 * The most weight that an initial takes up of a word of the other name: of the heaviest it leaves a share open, less where
 * there are several (`covered-share.ts`).
 */
export function takenByInitial(initial: PreparedWord, words: readonly PreparedWord[]): number {
  const { leftByInitial, leftBySeveralInitials, weights } = NAME_MODEL;
  const share = words.filter(isInitial).length > 1 ? leftBySeveralInitials : leftByInitial;
  return weights.rarest - share * (weights.rarest - initial.weight);
}

const ROMAN: ReadonlyMap<string, string> = new Map(
  [
    ['1', 'i'],
    ['5', 'v'],
    ['6', 'vi'],
    ['10', 'x'],
  ].flatMap(([number = '', letters = '']) => [[number, letters] as const, [letters, number] as const]),
);

/**
 * "Grace I" is "Grace 1", and "Sea Dragon VI" is "Sea Dragon 6": what a numeral that is an initial or a name as well and the number say
 * for one another; null for any other text.
 */
export const asRoman = (text: string): string | null => ROMAN.get(text) ?? null;

/** How one letter of Cyrillic is romanised at the start of a name, and its initial: "Ю." of Yuri, Iurii and Jurij is "U.". */
const OF_ONE_LETTER: ReadonlyMap<string, string> = new Map([
  ...['ye', 'je'].map((start) => [start, 'e'] as const),
  ...['yu', 'iu', 'ju'].map((start) => [start, 'u'] as const),
]);
const SECOND_OF_ONE_LETTER: ReadonlySet<number> = new Set([...'eu'].map((letter) => letter.charCodeAt(0)));
// Most words are told by their second letter, without a text of both.
const otherInitialOf = (text: string): string | undefined =>
  SECOND_OF_ONE_LETTER.has(text.charCodeAt(1)) ? OF_ONE_LETTER.get(text.slice(0, 2)) : undefined;

/** The initials that a word may have. */
export function initialsOf(text: string): readonly string[] {
  const other = otherInitialOf(text);
  return other === undefined ? [text.charAt(0)] : [text.charAt(0), other];
}

/** True for two texts, one of one letter, of which one is an initial of the other. */
export function isInitialOf(a: string, b: string): boolean {
  if (a.charCodeAt(0) === b.charCodeAt(0)) return true;
  return a.length === 1 ? otherInitialOf(b) === a : otherInitialOf(a) === b;
}
