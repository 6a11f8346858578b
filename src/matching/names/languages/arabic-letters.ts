import { consonantSkeleton } from '../../phonetics/consonant-skeleton.ts';
import { spellingVariant } from '../../phonetics/spelling-variant.ts';

/** Fewer letters fall together by chance: "Chen" / "Shen". */
const SHORTEST = 5;

/** Words with a letter or a diminutive that Arabic names are romanised by in more ways than one. */
const OF_MORE_WAYS = /dh|z|ch|sh|ou[iy]|uw[ae][iy]/u;
/**
 * "th" for a letter that others write "z" or "dh", in names that are built as Arabic ones are: "Nathir" (Nazir), "Kathim", "Munthir", "Thafir",
 * "Muthaffar", "Hafith". Elsewhere it is another letter: "Nathan", "Martha", "Haitham".
 */
const TH_AS_Z =
  /(?<=^(?:al)?[^aeiou]{1,2}[aiou](?:n(?=thir))?)th(?=(?:ie|ee|i|e)[rmf](?:a[ht]?|ah?|i)?$)|(?<=^mo?u)th(?=aff?a?r)|(?<=^haf[ie]{1,2})th$|^th(?=a[fh][ie]{1,2}r)/u;
/** "Shuwaykh" is "Chouikh" in French letters. */
const DIMINUTIVE = /(?:ou|u)w[ae][iy](?=[^aeiouy])/gu;
/** German and Scandinavian letters for what English writes "sh" have "j" for its "i": "Schojgu" is "Shoigu". */
const GLIDE = /(?<=s(?:ch|j).*[aeou])j(?=[^aeiouy])/gu;
/** "Chang" and "Shang" are syllables of Chinese names. */
const SYLLABLE = /^[^aeiou]*[aeiou]+(?:ng?|h)?$/u;

/**
 * The form that romanisations of one Arabic name share which write a letter after its sound in English, French or Persian:
 * "Mundhir" and "Munzir", "Charif" and "Sharif", "Chouikh" and "Shuwaykh", "Schahin" and "Shahin". Null for a word without such a letter or too short.
 */
export function formOfArabicLetters(word: string): string | null {
  if (word.length < SHORTEST || SYLLABLE.test(word)) return null;
  if (!OF_MORE_WAYS.test(word) && !TH_AS_Z.test(word)) return null;
  // A mark of its own keeps "Sharif" from "Zarif".
  const inEnglish = word
    .replace(GLIDE, 'i')
    .replace(TH_AS_Z, 'z')
    .replaceAll('dh', 'z')
    .replace(/sch|t?ch|sh/gu, '$');
  return spellingVariant(inEnglish.replace(DIMINUTIVE, 'oui'));
}

/** "aw" before a consonant, as English, French and Turkish write it: "Fawzi", "Faouzi", "Fauzi", "Fowzi". */
const DIPHTHONG = /(?<=^|[^aeiouyw])(?:aou|a[uw]|ow)(?=[b-df-hj-np-tvxz])/gu;
/** What is left of it as it is spoken: "Fouzi", "Shooqi". */
const SPOKEN_DIPHTHONG = /(?<=^|[^aeiouyw])(?:ou|oo)(?=[b-df-hj-np-tvxz])/u;
const SHORTEST_WITH_DIPHTHONG = 4;

/**
 * The form that a name with "aw" before a consonant shares with spellings as it is spoken: "Fawzi" and "Fouzi", "Rauf" and "Rouf".
 * Null for a word with neither, and for syllables of the East.
 */
export function formOfDiphthong(word: string): string | null {
  if (word.length < SHORTEST_WITH_DIPHTHONG || word.endsWith('g')) return null;
  const spoken = word.replace(DIPHTHONG, 'ou');
  return spoken !== word || SPOKEN_DIPHTHONG.test(word) ? `=${spellingVariant(spoken)}` : null;
}

/** Two consonants before a vowel, as whoever speaks Arabic every day begins a name: "Mshaweh", "Hraiki". */
const BEGINS_WITH_TWO =
  /^(?:sh|ch|kh|gh|th|dh|dj|[bdfghjklmnqrstwz])(?:sh|ch|kh|gh|th|dh|dj|[bdfghjklmnqrstvwxz])(?=[aeiou])/u;
/** Two letters of one sound, or of a syllable of the East. */
const NOT_TWO = /^(?:[cskgtdzp]h|dj|t[sz]|h[stlp]|ng|nh)(?=[aeiouy])/u;
const SHORTEST_WITH_TWO = 4;
/** The vowel after the first consonant where another follows. */
const FIRST_VOWEL =
  /(?<=^(?:sh|ch|kh|gh|th|dh|dj|[bdfghjklmnqrstwz]))(?:ou|oo|ee|[aeiou])(?=[b-df-hj-np-tv-xz][a-z]{2})/u;

/** Consonants that words of Europe begin with as well: "Glen", "Brown", "Stone". */
const OF_MANY_LANGUAGES = /^(?:[bcdfgkpt]r|[bcfgkps]l|s[bcfkmnpqtvw]|[dgkt]w)/u;
export const beginsAsOfManyLanguages = (word: string): boolean => OF_MANY_LANGUAGES.test(word);

/** True for a word that begins with two consonants, between which another spelling may have a vowel. */
export const beginsWithTwo = (word: string): boolean =>
  word.length >= SHORTEST_WITH_TWO && BEGINS_WITH_TWO.test(word) && !NOT_TWO.test(word);

/**
 * The form that a name as it is spoken, "Mshaweh", shares with spellings that have its first vowel, "Mouchaweh". Null for a word that
 * has no such vowel and does not begin with two consonants.
 */
export function formWithoutFirstVowel(word: string): string | null {
  const short = beginsWithTwo(word) ? word : word.replace(FIRST_VOWEL, '');
  if (short === word && !beginsWithTwo(word)) return null;
  if (short.length < SHORTEST_WITH_TWO) return null;
  return spellingVariant(short.replace(/sch|t?ch|sh/gu, '$'));
}

/** How the ending of many Persian family names is written, and romanised. */
const ENDING_IN_PERSIAN = /(?<=..)ayy$/u;
const ENDING_IN_LATIN = /(?<=..)(?:ae[iey]|ai[ei]|ayee|ayie?)$/u;

/**
 * The form that a Persian family name in "-aei" shares with its romanisations, of which hardly a consonant may be left: "ضیایی",
 * "Ziaei" and "Ziyaee". Null for any other word.
 */
export function formOfPersianEnding(text: string, consonantal: boolean): string | null {
  const stem = text.replace(consonantal ? ENDING_IN_PERSIAN : ENDING_IN_LATIN, '');
  if (stem === text) return null;
  const form = stem
    .replace(/[yi]+/gu, 'i')
    .replaceAll('w', 'v')
    .replace(/[aeou]/gu, '');
  return form === '' ? null : `-${form}`;
}

const FEWEST_CONSONANTS = 2;
/** "g" that is no part of "gh" or "ng". */
const HARD_G = /(?<!n)g(?!h)/u;

/**
 * The consonants of a name that is spoken with "g" where others say "q", in Sudan, Yemen, Libya and on the Gulf, or "j", in Egypt: "قوش" is
 * Gosh and "جيدو" Gedo. Forms of a word in Arabic letters and of one in Latin ones of which one is shared; none for words without such a letter.
 */
export function formsWithSpokenG(text: string, consonantal: boolean): readonly string[] {
  const spoken = consonantal
    ? ['q', 'j', 'gh'].filter((letter) => text.includes(letter)).map((letter) => text.replaceAll(letter, 'g'))
    : [text].filter((word) => HARD_G.test(word));
  return spoken.map(consonantSkeleton).filter((form) => form.length >= FEWEST_CONSONANTS);
}

/** "Qush" and "Gosh" are one name, "Qing" and "Ging" syllables. */
const SHORTEST_WITH_Q = 4;
const OF_PINYIN = /^[qg](?:i|u)?[aeiou]*(?:ng?)$/u;

/** "q" that Spanish and French write for "k", or Chinese for "ch", is another letter. */
const ARABIC_Q = /q(?!u[eiy]|i[aeou])/gu;

/**
 * The form that a name with "q" shares with spellings that have "g" as it is spoken on the Gulf, in Yemen and Libya: "Qarni" and "Garni". Null
 * for a word with neither, or too short.
 */
export function formOfSpokenQ(word: string): string | null {
  if (word.length < SHORTEST_WITH_Q || OF_PINYIN.test(word)) return null;
  const spoken = word.replace(ARABIC_Q, 'g');
  return spoken !== word || HARD_G.test(word) ? `~${spellingVariant(spoken)}` : null;
}

/** "w" before a vowel at the start of a name, as English and as French writes it. */
const FIRST_W = /^(?:ou|w)(?=[aei])/u;

/** The form that a name shares which English writes with "w" at its start and French with "ou": "Walid", "Oualid"; null for any other. */
export const formOfFirstW = (word: string): string | null =>
  word.length < SHORTEST || !FIRST_W.test(word) ? null : `^${spellingVariant(word.replace(FIRST_W, 'w'))}`;
