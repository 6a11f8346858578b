import type { LatinWord } from '../../transliterate/to-latin.ts';

/** Titles of clergy and nobles that "Grand" raises: "Grand Ayatollah", "Grand Mufti". */
const AFTER_GRAND =
  /^(?:a[iy]atoll?ah|a[iy]atull?ah|mufti|imam|mullah|vizier|rabbi|duke|duchess|prince|princess)$/u;

/** "His Excellency", "Her Majesty", "Her Royal Highness". */
const HIS = /^(?:his|her|their|your)$/u;
const AFTER_HIS = /^(?:excellency|majesty|royal|highness|serene|holiness|beatitude|eminence|grace|honou?r)$/u;
const HIGHNESS = /^(?:majesty|highness|holiness|beatitude|eminence)$/u;
const BEFORE_HIGHNESS = /^(?:his|her|royal|imperial|serene)$/u;

/** Titles of Malays and those that raise them: "Datuk Seri", "Tan Sri", "Puan Sri". */
const BEFORE_SERI = /^(?:datuk|dato|datin|tan|puan|toh)$/u;
const SERI = /^(?:seri|sri)$/u;
/** Other words of names of Malays: "Tun" beside them is their highest title, and a name of Myanmar elsewhere. */
const OF_MALAYS = /^(?:bin|binti|datuk|dato|datin|mohd|haji|abdul)$/u;

const isPlain = (
  { consonantal, native }: LatinWord | undefined = { text: '', consonantal: false },
): boolean => !consonantal && native === undefined;

/** True for a word at a place that is no more than a part of a title. */
function isOfTitle(words: readonly LatinWord[], place: number): boolean {
  const text = words[place]?.text ?? '';
  const [before, after] = [words[place - 1]?.text ?? '', words[place + 1]?.text ?? ''];
  if (text === 'grand') return AFTER_GRAND.test(after);
  if (HIS.test(text)) return AFTER_HIS.test(after);
  if (text === 'royal' || text === 'serene') return HIS.test(before) && HIGHNESS.test(after);
  if (HIGHNESS.test(text)) return BEFORE_HIGHNESS.test(before);
  if (SERI.test(text)) return BEFORE_SERI.test(before);
  if (text === 'tan' || text === 'puan' || text === 'toh') return SERI.test(after);
  return text === 'tun' && words.some((word) => OF_MALAYS.test(word.text));
}

/** Fewest words that are left of a name. */
const FEWEST_LEFT = 1;

/** A name without the words that only make a title of two words: "Grand Ayatollah", "Datuk Seri", "Tan Sri"; others as they are. */
export function withoutTitlesOfTwoWords(words: readonly LatinWord[]): readonly LatinWord[] {
  const kept = words.filter((word, place) => !(isPlain(word) && isOfTitle(words, place)));
  return kept.length < FEWEST_LEFT || kept.length === words.length ? words : kept;
}
