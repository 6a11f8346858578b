import type { LatinWord } from '../transliterate/to-latin.ts';
import { inLettersAndTone, OF_VIETNAM } from '../transliterate/vietnamese.ts';

const FEWEST_MARKED = 2;
/** Families whose signs other languages have as well: "Lê Anh Tuân". */
const FAMILIES: ReadonlySet<string> = new Set('lê bùi võ vũ đào hà tô lý ngô lâm hà đoàn đàm'.split(' '));

/**
 * The words of a name with how each is written, where it is a name of Vietnam: there "Hùng" and "Hưng" are two names. A word
 * without signs is one in a name of which two others have some.
 */
export function withWritten(words: readonly LatinWord[]): readonly LatinWord[] {
  const marked = words.filter(({ written, consonantal }) => written !== undefined && !consonantal);
  if (marked.length === 0) return words;
  const isOfFamily = marked.length >= FEWEST_MARKED && FAMILIES.has(words[0]?.written ?? '');
  const isOfVietnam = isOfFamily || marked.some(({ written }) => OF_VIETNAM.test(written ?? ''));
  return words.map((word) => {
    if (word.consonantal) return word;
    const { written, ...plain } = word;
    if (!isOfVietnam) return written === undefined ? word : plain;
    if (written !== undefined) return { ...plain, written: inLettersAndTone(written) };
    return marked.length >= FEWEST_MARKED && word.native === undefined
      ? { ...plain, written: word.text }
      : word;
  });
}
