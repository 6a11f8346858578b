import { toLatin } from './to-latin.ts';

const LETTER_OF_ANOTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;

/**
 * A text of another script in Latin letters as they are read, for people who cannot read it: "Владимир Путин" as "Vladimir Putin". Null
 * for a text in Latin letters. It is a help beside the text, not what names are compared by.
 */
export function shownInLatin(text: string): string | null {
  if (!LETTER_OF_ANOTHER_SCRIPT.test(text)) return null;
  return text.replace(/[\p{L}\p{M}]+/gu, (word) =>
    LETTER_OF_ANOTHER_SCRIPT.test(word) ? wordInLatin(word) : word,
  );
}

function wordInLatin(word: string): string {
  const read = toLatin(word)
    .map(({ text }) => text)
    .filter((text) => text !== '');
  return read.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' ') || word;
}
