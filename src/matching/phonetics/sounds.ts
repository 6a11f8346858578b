/**
 * Sounds of a word in small Latin letters, one sign each. Letters that spell one sound together have signs of their own:
 * C ch, S sh, Z zh, J dj, c ts, T th, D dh, x kh, G gh, N ng; all others are themselves.
 */

/** A script, or family of scripts, that renders the names of other peoples by sounds of its own. */
export type Rendering =
  | 'kana'
  | 'hangul'
  | 'han'
  | 'abjad'
  | 'thai'
  | 'tamil'
  | 'abugida'
  | 'greek'
  /** Cyrillic and Armenian, which have a letter for nearly each sound. */
  | 'alphabet'
  | 'georgian';

const SIGNS: ReadonlyMap<string, string> = new Map([
  ...['tzsch', 'tsch', 'tch', 'tj', 'cz', 'ch'].map((letters) => [letters, 'C'] as const), // Tschernow, Czernow, Tjernov
  ...['chtch', 'schtsch', 'szcz', 'shch', 'sch', 'sh', 'sz'].map((letters) => [letters, 'S'] as const),
  ...['dzh', 'dsch', 'dj', 'jj', 'j'].map((letters) => [letters, 'J'] as const),
  ...['tz', 'ts'].map((letters) => [letters, 'c'] as const),
  ...['ck', 'qq', 'q', 'cc', 'c'].map((letters) => [letters, 'k'] as const),
  ['zh', 'Z'],
  ['dz', 'z'],
  ['th', 'T'],
  ['dh', 'D'],
  ['kh', 'x'],
  ['gh', 'G'],
  ['ph', 'f'],
  ['ng', 'N'],
  ['ee', 'i'],
  ['oo', 'u'],
  ['ou', 'u'],
]);
const LETTERS =
  /chtch|schtsch|szcz|tzsch|tsch|tch|tj|cz|shch|sch|sz|ch|sh|dzh|dsch|dj|jj|j|tz|ts|ck|qq?|cc?(?![eiy])|zh|dz(?!a[idy])|th|dh|kh|gh|ph|ng(?!h)|ee|oo|ou|([a-z])\1+/gu;
/** "c" before "e" and "i" is "s", "x" is "ks" after a vowel ("Alexander") and "sh" elsewhere ("Xi"). */
const SOFT_C = /c(?=[eiy])/gu;
const KS = /(?<=[aeiou])x/gu;
const SH = /x/gu;

/** Pinyin spells sounds by letters that have others elsewhere. */
const PINYIN: ReadonlyMap<string, string> = new Map([
  ['q', 'C'],
  ['x', 'S'],
  ['zh', 'J'],
  ['j', 'J'],
  ['ch', 'C'],
  ['sh', 'S'],
  ['c', 'c'],
  ['ng', 'N'],
]);
const PINYIN_LETTERS = /zh|ch|sh|ng|[qxjc]/gu;

/** Arabic and Hebrew have letters of their own: in "mhmdjwad" (Mohammad Javad) "dj" is two, and in "mmlwk" (Mamluk) "mm". */
const ABJAD_LETTERS = /ch|sh|zh|th|dh|kh|gh|ts|ng(?!h)|q|j|([alwy])\1+/gu;

/** A breath that is a letter of its own after another: "zxyr" (Zuhayr). */
const BREATH_APART = /(?<=[tdszkgc])x/gu;

/** Arabic and Hebrew write "ch" with the letters of "t" and "sh", "ts" and "sh". */
const CH_OF_TWO = /tsh/gu;

/** Kana close a syllable with "n" where the next begins with "m" or "n": "henmatto" (Hemmat), "anna" (Anna). */
const NASAL_TWICE = /n(?=[mn])/gu;

/** And a "t" before "ch", which is one sound: "buratochenko" (Bratchenko). */
const CH_TWICE = /to(?=ch)/gu;

/** Thai tells breathed stops apart, which names of other peoples do not: "phol" (Paul), "khasem" (Qasem). */
const BREATHED = /(?<=[ptk])h/gu;

/** Greek spells sounds that it has not by two letters, in words that end as Greek ones do as well: "ampas" (Abbas), "tzoze" (José). */
const GREEK_PAIRS: readonly (readonly [RegExp, string])[] = [
  [/mp/gu, 'b'],
  [/nt(?!z)/gu, 'd'],
  [/ntz|tz/gu, 'j'],
  [/ngk|gk/gu, 'g'],
  [/gi(?=[aeou])/gu, 'y'],
];

/** "Ћ", which is "ć" in Latin letters and never "k": "Додић" is no Dodik. */
const SERBIAN_C = /c(?!h)/gu;

/** The sounds of a word as its letters are spoken in names; `rendering` is the script that it is read from, if any. */
export function soundsOf(word: string, rendering?: Rendering): string {
  if (rendering === 'han') return word.replace(PINYIN_LETTERS, (letters) => PINYIN.get(letters) ?? letters);
  if (rendering === 'abjad')
    return word
      .replace(BREATH_APART, '#')
      .replace(CH_OF_TWO, 'ch')
      .replace(ABJAD_LETTERS, (letters) => SIGNS.get(letters) ?? letters.charAt(0))
      .replaceAll('#', 'h');
  if (rendering === 'kana') return latinSounds(word.replace(NASAL_TWICE, '').replace(CH_TWICE, ''));
  if (rendering === 'thai') return latinSounds(word.replace(BREATHED, ''));
  if (rendering === 'greek') {
    let spoken = word;
    for (const [letters, sound] of GREEK_PAIRS) spoken = spoken.replace(letters, sound);
    return latinSounds(spoken);
  }
  if (rendering === 'alphabet') return latinSounds(word.replace(SERBIAN_C, 'ch'));
  return latinSounds(word);
}

function latinSounds(word: string): string {
  return word
    .replace(SOFT_C, 's')
    .replace(KS, 'ks')
    .replace(SH, 'sh')
    .replace(LETTERS, (letters) => SIGNS.get(letters) ?? letters.charAt(0));
}
