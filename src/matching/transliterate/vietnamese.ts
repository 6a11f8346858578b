import type { LatinWord } from './to-latin.ts';

/** Letters and signs that only Vietnamese has, and those of its letters that other languages have as well. */
const OF_VIETNAM = /[ơưăạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/u;
const MAY_BE_OF_VIETNAM = /^[a-zđơưăâêôàáãèéìíĩòóõùúũýạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]+$/u;
const TONES = /[\u0300\u0301\u0303\u0309\u0323]/gu;

/** A word with its letters as they are written, and its tone behind them, wherever its sign stands: "Hòa" and "Hoà". */
function inLettersAndTone(word: string): string {
  const apart = word.normalize('NFD');
  const tone = apart.match(TONES)?.[0] ?? '';
  return apart.replace(TONES, '').normalize('NFC') + (tone === '' ? '' : String(tone.charCodeAt(0)));
}

/** How a Latin word is written that may be one of a name of Vietnam. */
export function writtenInVietnam(word: string): { readonly written?: string } {
  const lower = word.normalize('NFC');
  return MAY_BE_OF_VIETNAM.test(lower) ? { written: lower } : {};
}

const FEWEST_MARKED = 2;
/** Families whose signs other languages have as well: "Lê Anh Tuân". */
const FAMILIES: ReadonlySet<string> = new Set('lê bùi võ vũ đào hà tô lý ngô lâm hà đoàn đàm'.split(' '));

/**
 * The words of a name with how each is written, where it is a name of Vietnam: there "Hùng" and "Hưng" are two names. A word
 * without signs is one in a name of which two others have some.
 */
export function withWritten(words: readonly LatinWord[]): readonly LatinWord[] {
  const marked = words.filter(({ written }) => written !== undefined);
  if (marked.length === 0) return words;
  const isOfFamily = marked.length >= FEWEST_MARKED && FAMILIES.has(words[0]?.written ?? '');
  const isOfVietnam = isOfFamily || marked.some(({ written }) => OF_VIETNAM.test(written ?? ''));
  return words.map((word) => {
    const { written, ...plain } = word;
    if (!isOfVietnam) return written === undefined ? word : plain;
    if (written !== undefined) return { ...plain, written: inLettersAndTone(written) };
    return marked.length >= FEWEST_MARKED && word.native === undefined && !word.consonantal
      ? { ...plain, written: word.text }
      : word;
  });
}
