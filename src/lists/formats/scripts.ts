/** True when the text has letters and most of them are Latin. */
export function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin * 2 > letters;
}

/** True when the text has letters and most of them belong to another script than Latin. */
export function isNonLatin(text: string): boolean {
  return /\p{L}/u.test(text) && !isLatin(text);
}

/** Splits at a separator that stands outside brackets. */
export function splitOutsideBrackets(text: string, separator: RegExp): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (character === '(' || character === '[') depth++;
    else if (character === ')' || character === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0 && separator.test(character)) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}

/** Two and more words of one script beside two and more of another: a name each, `ינון לוי LEVY, Yinon`. */
export function splitAtScripts(text: string): readonly string[] {
  const words = text.split(' ');
  const change = words.findIndex((word, at) => at > 0 && isLatin(word) !== isLatin(words[at - 1] ?? ''));
  if (change < 0) return [text];
  const [before, behind] = [words.slice(0, change), words.slice(change)];
  const oneScript = behind.every(
    (word) => !/\p{L}/u.test(word) || isLatin(word) === isLatin(behind[0] ?? ''),
  );
  return before.length > 1 && behind.length > 1 && oneScript ? [before.join(' '), behind.join(' ')] : [text];
}

const SCRIPTS: Readonly<Record<string, RegExp>> = {
  Latn: /\p{Script=Latin}/gu,
  Cyrl: /\p{Script=Cyrillic}/gu,
  Arab: /\p{Script=Arabic}/gu,
  Hebr: /\p{Script=Hebrew}/gu,
  Grek: /\p{Script=Greek}/gu,
  Geor: /\p{Script=Georgian}/gu,
  Armn: /\p{Script=Armenian}/gu,
  Hani: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  Hang: /\p{Script=Hangul}/gu,
  Mymr: /\p{Script=Myanmar}/gu,
};

/** ISO 15924 code of the script in which most letters of a text are; empty for a text without letters or in another script. */
export function scriptOf(text: string): string {
  const counts = Object.entries(SCRIPTS).map(([code, letter]) => ({
    code,
    count: text.match(letter)?.length ?? 0,
  }));
  const most = counts.reduce((best, one) => (one.count > best.count ? one : best), { code: '', count: 0 });
  return most.code;
}
