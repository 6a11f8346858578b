const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ة: 'ه',
};

/**
 * Folds a country name for comparison: case, accents, punctuation, `&`, a leading or inner "the" and the dots of
 * initials (`U.S.A.` is `usa`, `Côte d’Ivoire` is `cote divoire`). Letters of every script are kept.
 */
export function foldCountryText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u064b-\u0652\u0640]/gu, '')
    .normalize('NFC')
    .replace(/[ßæœøđðþłıيىكأإآة]/gu, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’‘ʼʹ`´]/gu, '')
    .replace(/&/gu, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replace(/(?<![\p{L}\p{M}\p{N}])\p{L}(?: \p{L}(?![\p{L}\p{M}\p{N}]))+/gu, joinInitials)
    .replace(/(?:^|(?<= ))the (?=.)/gu, '');
}

/** `u s a` becomes `usa`; single letters between spaces are initials. */
function joinInitials(run: string): string {
  return run.replaceAll(' ', '');
}
