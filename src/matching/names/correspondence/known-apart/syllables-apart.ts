import { pinyinOfWadeGiles } from '../../../phonetics/chinese-syllables.ts';
import { isKoreanFamilyName } from '../../../phonetics/korean-syllables.ts';
import type { PreparedWord } from '../../prepared-word.ts';
import type { CorrespondenceKind, WordLikeness } from '../correspondence-kind.ts';
import { isInHangul } from '../blocks-and-characters.ts';
import { shares } from '../shared-readings.ts';

const BY_SOUND: ReadonlySet<CorrespondenceKind> = new Set([
  'spelling variant',
  'sounds alike',
  'same consonants',
]);

/** Kinds by which words are alike that no table joins. */
export const BY_LETTERS: ReadonlySet<CorrespondenceKind> = new Set([...BY_SOUND, 'slip', 'rendering']);

/** "Lei" and "Li" are two syllables, however alike they sound. */
export function areSyllablesApart({ kind }: WordLikeness, a: PreparedWord, b: PreparedWord): boolean {
  if (a.syllables.length === 0 || b.syllables.length === 0) return false;
  const isByLetters =
    kind === 'rendering' || (kind === 'slip' && (isInHangul(a) || isInHangul(b) || areKoreanFamilies(a, b)));
  if (!BY_SOUND.has(kind) && !(isByLetters && areOfOneLanguage(a, b))) return false;
  return shares(a.syllables, b.syllables) === undefined;
}

/** "Pak" is no "Paek", nor "Cho" a "Choi": there are few family names in Korea, and each is known. */
const areKoreanFamilies = (a: PreparedWord, b: PreparedWord): boolean =>
  isKoreanFamilyName(a.text) && isKoreanFamilyName(b.text);

const isPinyin = (reading: string): boolean => reading.startsWith('c');

/** "Peng" and "Feng" are two syllables, though other tables join them, and "Leji" is no slip of "Lei". */
export function arePinyinApart({ kind }: WordLikeness, a: PreparedWord, b: PreparedWord): boolean {
  if (kind !== 'known spelling' && kind !== 'slip') return false;
  if (!a.syllables.some(isPinyin) || !b.syllables.some(isPinyin)) return false;
  return shares(a.syllables, b.syllables) === undefined;
}

/** "Lin Piao" is how older books spell "Lin Biao". */
export const areWadeGiles = (a: string, b: string): boolean =>
  pinyinOfWadeGiles(a).includes(b) || pinyinOfWadeGiles(b).includes(a);

/** Readings begin with a letter for their language: "ヨンソン" can be Korean, "Yongsheng" is Chinese. */
const areOfOneLanguage = (a: PreparedWord, b: PreparedWord): boolean =>
  a.syllables.some((one) => b.syllables.some((other) => one.charAt(0) === other.charAt(0)));
