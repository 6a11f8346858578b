/**
 * Texts whose bytes in UTF-8 were read as those of Windows-1252: "KaradÅ¾iÄ‡" for "Karadžić", "ÐŸÑƒÑ‚Ð¸Ð½" for "Путин".
 */

/** What Windows-1252 has for the bytes from 0x80 to 0x9f, where Latin-1 has controls; it leaves five of them open. */
const OF_WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const BYTES: ReadonlyMap<string, number> = new Map(
  Array.from(OF_WINDOWS, (character, place) => [character, 0x80 + place] as const),
);

/** Two characters or more that are all of bytes from 0x80. */
const RUNS = new RegExp(`[\u0080-\u00ff${OF_WINDOWS}]{2,}`, 'gu');
/** First bytes of letters of Europe and the Near East, and of those of three bytes; what follows them is of 0x80 to 0xbf. */
const FIRST_BYTE = '[ÂÃÄÅÎÏÐÑ×ØÙÚÛ]|[à-ï](?=[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2})';
/** What no orthography has after such a letter. A quotation mark or a dash may stand there, but not in front of a word: "Ã–zkan". */
const CERTAIN = new RegExp(
  `(?:${FIRST_BYTE})[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]|(?<!\\p{L})[ÃÅÄ][‘’“”–—](?=\\p{L})`,
  'u',
);

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decoded(run: string): string {
  return utf8.decode(Uint8Array.from(run, (character) => BYTES.get(character) ?? character.charCodeAt(0)));
}

/** A text whose bytes were read wrongly as it was meant; any other as it is. */
export function repairDoubleEncoded(text: string): string {
  if (!CERTAIN.test(text)) return text;
  try {
    return text.replace(RUNS, decoded);
  } catch {
    return text;
  }
}
