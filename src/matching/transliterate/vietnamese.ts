/** Letters and signs that only Vietnamese has, and those of its letters that other languages have as well. */
export const OF_VIETNAM = /[ơưăạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/u;
const MAY_BE_OF_VIETNAM = /^[a-zđơưăâêôàáãèéìíĩòóõùúũýạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]+$/u;
const TONES = /[\u0300\u0301\u0303\u0309\u0323]/gu;

/** A word with its letters as they are written, and its tone behind them, wherever its sign stands: "Hòa" and "Hoà". */
export function inLettersAndTone(word: string): string {
  const apart = word.normalize('NFD');
  const tone = apart.match(TONES)?.[0] ?? '';
  return apart.replace(TONES, '').normalize('NFC') + (tone === '' ? '' : String(tone.charCodeAt(0)));
}

/** How a Latin word is written that may be one of a name of Vietnam. */
export function writtenInVietnam(word: string): { readonly written?: string } {
  const lower = word.normalize('NFC');
  return MAY_BE_OF_VIETNAM.test(lower) ? { written: lower } : {};
}
