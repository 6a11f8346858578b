/** A word of a text, or a break between components (`text` is `,`). */
export interface Token {
  /** The word as compared: folded, without apostrophes and the dots of initials. */
  readonly text: string;
  /** Where the word stands in the text it was read from. */
  readonly start: number;
  readonly end: number;
}

const WORD = String.raw`[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’‘ʼʹʻ${'`'}´]*`;
const INITIALS = String.raw`(?:\p{L}\.){2,}(?:\p{L}(?![\p{L}\p{M}\p{N}]))?|\p{Lu}\.(?: \p{Lu}\.)+`;
const ABBREVIATED = String.raw`[cC]\/[oO](?!\p{L})|[cC]\/(?=\s*\p{L})`;
const BREAK = String.raw`[,;:|()[\]{}\n\r•،؛、/]|(?<=\s)[-–—](?=\s)`;
const TOKEN = new RegExp(`${ABBREVIATED}|${INITIALS}|${WORD}|(${BREAK})`, 'gu');

const FOLDED: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ё: 'е',
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
};

/** Splits a text into words and breaks; breaks at either end and repeated ones are left out. */
export function tokenise(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const isBreak = match[1] !== undefined;
    if (isBreak && (tokens.length === 0 || tokens.at(-1)?.text === ',')) continue;
    const word = isBreak ? ',' : foldWord(match[0]);
    tokens.push({ text: word, start: match.index, end: match.index + match[0].length });
  }
  return tokens.at(-1)?.text === ',' ? tokens.slice(0, -1) : tokens;
}

/** Accents fall from Latin and Greek letters only: й and ї are letters of their own. */
function foldWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[\u064b-\u0652\u0670\u0640'’‘ʼʹʻ`´. ]/gu, '')
    .replace(/[ßłøđёيىكأإآ]/gu, (letter) => FOLDED[letter] ?? letter);
}

/** True for a break between components. */
export function isBreak(token: Token | undefined): boolean {
  return token === undefined || token.text === ',';
}

/** True for house numbers, postal codes and the like: words with a digit. */
export function hasDigit(token: Token): boolean {
  return /\p{N}/u.test(token.text);
}
