/** A run of letters and digits of a text, and what stands before it. */
export interface Token {
  readonly text: string;
  /** In small letters without accents, full stops and apostrophes; a hyphen or slash inside is a blank. */
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  /** True for the first one behind a comma, a bracket, a dash between blanks, a colon or the like. */
  readonly isApart: boolean;
}

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
};

/** Folds a text as `Token.folded`. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u064b-\u0652.'’`´°º]/gu, '')
    .normalize('NFC')
    .replace(/[ßæœøđðþłı]/gu, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const TOKEN = /[#№+]?[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.'’`´°º/&@+_-]*/gu;
const APART = /[,;:|(){}[\]（），；：、／"“”«»<>*=]|\s[-–—/]|[-–—/]\s|–|—|\n/u;

/** The tokens of a text, in order. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const { 0: found, index } of text.matchAll(TOKEN)) {
    const before = text.slice(tokens.at(-1)?.end ?? 0, index);
    const written = found.replace(/[-–—/.]+$/u, '');
    const folded = foldText(written);
    if (folded === '') continue;
    const cut = found.length > written.length && /[-–—/]$/u.test(found);
    tokens.push({
      text: written,
      folded,
      start: index,
      end: index + written.length,
      isApart: tokens.length > 0 && (APART.test(before) || cut),
    });
  }
  return tokens;
}

/** Tokens between one that is apart and the next. */
export function segmentsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const segments: Token[][] = [];
  for (const token of tokens) {
    if (segments.length === 0 || token.isApart) segments.push([]);
    segments.at(-1)?.push(token);
  }
  return segments;
}
