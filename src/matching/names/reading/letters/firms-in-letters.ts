import type { LatinWord } from '../../../transliterate/to-latin.ts';

/** "АБ «Россия»", "AO AB Rossiya": a joint stock bank in Russian; in Latin letters alone "AB" is a Swedish firm. */
export function isBankInLetters(word: LatinWord, words: readonly LatinWord[]): boolean {
  if (word.text !== 'ab') return false;
  return word.rendering === 'alphabet' || RUSSIAN_FORMS.test(words[words.indexOf(word) - 1]?.text ?? '');
}
const RUSSIAN_FORMS = /^(?:[oz]?ao|pao|ojsc|cjsc|jsc|pjsc)$/u;
/** What such letters say. */
export const BANK = ['jsc', 'bank'];

/** What stands in Russian before the name of a firm: "PAO NK Rosneft", "ГК «Ростех»", "OOO UK Metalloinvest". */
const FIRMS_IN_LETTERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['nk', ['oil', 'company']],
  ['gk', ['group']],
  ['uk', ['management', 'company']],
]);

/** Armed forces and their staff in Cyrillic letters: "ГРУ ГШ ВС РФ". */
const FORCES_IN_LETTERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['gsh', ['general', 'staff']],
  ['vs', ['armed', 'forces']],
  ['vks', ['aerospace', 'forces']],
  ['vvs', ['air', 'force']],
  ['vmf', ['navy']],
  ['vdv', ['airborne', 'troops']],
  ['rvsn', ['strategic', 'missile', 'forces']],
]);

/** Those that say so behind a legal form alone: "ООО ТК Дельта", not "ТК Звезда" (a television channel) or "ИК-3" (a colony). */
const FIRMS_BEHIND_FORMS: ReadonlyMap<string, readonly string[]> = new Map([
  ['tk', ['transport', 'company']],
  ['tc', ['transport', 'company']],
  ['ik', ['investment', 'company']],
  ['ic', ['investment', 'company']],
]);

/** Legal forms of limited companies, which stand in front of the name in Russian and Ukrainian. */
const LIMITED = /^(?:ooo|llc|tov|too)$/u;

/** Such letters in Cyrillic, or behind a legal form. */
export function firmOf(word: LatinWord, words: readonly LatinWord[]): readonly string[] | undefined {
  if (word.rendering === 'alphabet' && FORCES_IN_LETTERS.has(word.text))
    return FORCES_IN_LETTERS.get(word.text);
  // Of a bank: alone it is a football club.
  if (word.text === 'fk' && word.rendering === 'alphabet' && words.some(({ text }) => text === 'bank'))
    return ['financial', 'corporation'];
  if (!FIRMS_BEHIND_FORMS.has(word.text) && !FIRMS_IN_LETTERS.has(word.text)) return undefined;
  const before = words[words.indexOf(word) - 1]?.text ?? '';
  const isBehindForm = RUSSIAN_FORMS.test(before) || LIMITED.test(before);
  if (isBehindForm && FIRMS_BEHIND_FORMS.has(word.text)) return FIRMS_BEHIND_FORMS.get(word.text);
  return isBehindForm || word.rendering === 'alphabet' ? FIRMS_IN_LETTERS.get(word.text) : undefined;
}
