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
