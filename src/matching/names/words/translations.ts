import { spellingVariant } from '../../phonetics/spelling-variant.ts';
import { TRANSLATIONS } from './spelling-tables.ts';
import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';
import { mayBeNameOfSyllables } from '../languages/syllables.ts';
import { mayBeVietnameseName } from '../languages/vietnamese-names.ts';
import { MOST_WORDS, rememberedByText } from '../reading/remembered-by-text.ts';
import { wordTables } from './word-tables.ts';

/** What a word of organisations says in English, alone or with the words after it. */
interface Entry {
  /** The words after the first one. */
  readonly more: readonly string[];
  readonly english: readonly string[];
  readonly isCertain: boolean;
  /** True for a short form that is as certain when it is written with a full stop: "Ent." */
  readonly isCutShort: boolean;
  /** True for a word that names movements and counts as a name does: "Ansar". */
  readonly isName: boolean;
  readonly language: number;
}

/** Shorter words have too many other words among their variants. */
const SHORTEST_VARIANT = 6;
const SHORTEST_FORM = 5;
/** Beginnings of words that are told by them have so many letters at least. */
export const SHORTEST_STEM = 6;
const LONGEST_STEM = 18;

const keyOf = ({ text, consonantal }: LatinWord): string => (consonantal ? `*${text}` : text);

/** Maps: to look for a word in a record makes it one of the texts that the process keeps. */
const [WORDS, STEMS] = [TRANSLATIONS.words, TRANSLATIONS.stems].map(
  (lines): ReadonlyMap<string, string> => new Map(Object.entries(lines)),
) as [ReadonlyMap<string, string>, ReadonlyMap<string, string>];

/** Reads an entry as `build-matching-data` writes it: language, marks, English words, the words after the first. */
function entryOf(text: string): Entry {
  const [language = '', marks = '', english = '', more = ''] = text.split('|');
  return {
    language: Number(language),
    isCertain: marks.includes('!'),
    isCutShort: marks.includes('.'),
    isName: marks.includes('?'),
    english: english.split('+'),
    more: more === '' ? [] : more.split(' '),
  };
}

function entriesIn(lines: ReadonlyMap<string, string>, key: string): readonly Entry[] | undefined {
  return lines.get(key)?.split(';').map(entryOf);
}

/** Towns and provinces with what they are behind the name: "Shenzhenshi". */
const CHINESE_TOWN = /^(?<town>[a-z]{5,})(?:shi|sheng)$/u;

/** "And the", "for the", "of the" as Arabic writes them as one with the word. */
const PREFIX = /^(?:w?bal|wal|wll|wl|ll|w|l|b)(?=.{3})/u;
/** "For" before a word that begins with an l, as "للحوم" (for meat), or that an ayn ends or begins: "لقطع", "لعسل". */
const FOR_OR_AND = /^w?l(?=.{2})/u;
/** The article as one with its word: "Aldawa Alislamia". */
const ARTICLE = /^al(?=[a-z]{4})/u;
/** The vowel that links Persian words, written as one with the first: "sherkate". */
const LINKED = /(?<=[a-z]{4})(?:[iy]?ye|e)$/u;

/** How a word goes on after the beginning that tells it: "mashinostroitelnyy", "kosmicheskiye", not "Chernomorneftegaz". */
const ENDING = /^(?:i?t?el[a-z]{0,7}|[iy]?en[a-z]{0,6}|e?sk[a-z]{0,5}|[a-z]{0,5})$/u;

/** How the beginnings begin: few words begin so. */
const STARTS_OF_STEMS: ReadonlySet<string> = new Set(
  Array.from(STEMS.keys(), (stem) => stem.slice(0, SHORTEST_STEM)),
);

function entriesOfStem(text: string): readonly Entry[] {
  if (!STARTS_OF_STEMS.has(text.slice(0, SHORTEST_STEM))) return NONE;
  for (let length = Math.min(LONGEST_STEM, text.length); length >= SHORTEST_STEM; length--) {
    const found = entriesIn(STEMS, text.slice(0, length));
    if (found !== undefined) return ENDING.test(text.slice(length)) ? found : NONE;
  }
  return NONE;
}

const NONE: readonly Entry[] = [];

/** Endings of Slavic adjectives as they are romanised: "mednaya", "mednoi", "medny". */
const ENDINGS_OF_ADJECTIVES: ReadonlySet<string> = new Set(
  (
    'a aa ae aga ago aha aia aj aja am ata aya ay e ee ego eho ei ej em emi emu ey i ie ii iia iie iikh ij ikh ih im imi ite iy iya iyat iye ja ju ' +
    'ega ich iego iej iemu ych o oe og ogo oho oi oie oj oje om omu oto ou oy oye u uiu uju uyu y yaya ye yh yi yia yie yim yimi yj yja yje ykh ym ymi yo yy yya yye'
  ).split(' '),
);
const LONGEST_ENDING_OF_ADJECTIVE = 4;
const SHORTEST_STEM_OF_ADJECTIVE = 3;

function entriesOfAdjective(text: string): readonly Entry[] {
  const least = Math.max(SHORTEST_STEM_OF_ADJECTIVE, text.length - LONGEST_ENDING_OF_ADJECTIVE);
  for (let length = text.length - 1; length >= least; length--) {
    if (!ENDINGS_OF_ADJECTIVES.has(text.slice(length))) continue;
    const found = entriesIn(WORDS, `${text.slice(0, length)}-`);
    if (found !== undefined) return found;
  }
  return NONE;
}

/** "For", "for the" and "and for the" before a word that begins with an ayn, which leaves nothing within one: "للعلوم", "لعطور". */
const BEFORE_AYN = /^w?ll?(?=[^a]{2})/u;

/** Words of a script without vowels, without what is written as one with them. */
function entriesOfConsonants(key: string): readonly Entry[] {
  const text = key.slice(1);
  const bare = text.replace(PREFIX, '');
  const found = bare === text ? undefined : entriesIn(WORDS, `*${bare}`);
  if (found !== undefined || !FOR_OR_AND.test(text)) return found ?? NONE;
  return (
    (BEFORE_AYN.test(text) ? entriesIn(WORDS, `*a${text.replace(BEFORE_AYN, '')}`) : undefined) ??
    entriesIn(WORDS, `*${text.replace(FOR_OR_AND, '')}`) ??
    NONE
  );
}

function entriesOfSpelling(key: string): readonly Entry[] {
  const variant = key.length < SHORTEST_VARIANT ? '' : spellingVariant(key);
  // "Haitai" has no more than two consonants of "hey'ate" (committee).
  const ofVariant = variant.length < SHORTEST_FORM ? undefined : entriesIn(WORDS, `~${variant}`);
  if (ofVariant !== undefined) return ofVariant;
  return entriesIn(WORDS, key.replace(LINKED, '')) ?? entriesIn(WORDS, key.replace(ARTICLE, '')) ?? NONE;
}

function find(key: string): readonly Entry[] {
  const known = entriesIn(WORDS, key);
  if (key.startsWith('*')) return known ?? entriesOfConsonants(key);
  const ofForm = [...entriesOfAdjective(key), ...entriesOfStem(key)];
  if (known !== undefined) return [...known, ...ofForm];
  const ofSpelling = entriesOfSpelling(key);
  return ofSpelling.length > 0 ? [...ofSpelling, ...ofForm] : ofForm;
}

/** Letters of the romanisation of libraries (ISO 9) that English has others for: "teplotehniki", "himičeskij". */
const SCHOLARLY_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/(?<![sczkgtdp])h/gu, 'kh'],
  [/c(?!h)/gu, 'ts'],
  [/j/gu, 'y'],
];

/** A word of a Slavic language as English romanises it. */
function inEnglishLetters({ text, spoken = text }: LatinWord): string {
  let form = spoken;
  for (const [letters, spelling] of SCHOLARLY_LETTERS) form = form.replace(letters, spelling);
  return form;
}

/** Shorter words in such letters are names: "Cohen", "Mladic". */
const SHORTEST_SCHOLARLY = 8;

function findInEitherLetters(word: LatinWord, key: string): readonly Entry[] {
  const entries = find(key);
  if (word.consonantal || word.text.length < SHORTEST_SCHOLARLY) return entries;
  const form = inEnglishLetters(word);
  if (form === word.text) return entries;
  return [
    ...entries,
    ...(entriesIn(WORDS, form) ?? NONE),
    ...entriesOfAdjective(form),
    ...entriesOfStem(form),
  ];
}

/** The entries of a word by its key, behind which stands how it is spoken where that is not as it is written. */
const entriesOfWritten = rememberedByText(MOST_WORDS, (written): readonly Entry[] => {
  const [key = '', spoken] = written.split("'");
  const consonantal = key.startsWith('*');
  const text = consonantal ? key.slice(1) : key;
  return findInEitherLetters({ text, consonantal, ...(spoken === undefined ? {} : { spoken }) }, key);
});

function entriesOf(word: LatinWord): readonly Entry[] {
  if (word.native !== undefined || word.text.length < 2) return NONE;
  const key = keyOf(word);
  return entriesOfWritten(word.spoken === undefined ? key : `${key}'${word.spoken}`);
}

const isArticle = ({ text }: LatinWord): boolean => text === 'al' || text === 'e' || text === 'ye';

/** How many words from a place on an entry takes, articles between its words among them; 0 when they are others. */
function lengthAt(words: readonly LatinWord[], start: number, { more }: Entry): number {
  let at = start + 1;
  for (const expected of more) {
    while (words[at] !== undefined && isArticle(words[at] as LatinWord)) at++;
    const word = words[at];
    if (word === undefined) return 0;
    const key = keyOf(word);
    if (key !== expected && key.replace(LINKED, '') !== expected && key.replace(PREFIX, '') !== expected)
      return 0;
    at++;
  }
  return at - start;
}

interface Found {
  readonly entry: Entry;
  readonly length: number;
}

const found = (words: readonly LatinWord[], start: number): readonly Found[] =>
  entriesOf(words[start] as LatinWord)
    .map((entry) => ({ entry, length: lengthAt(words, start, entry) }))
    .filter(({ length }) => length > 0);

/** "Jamaat" is a group in Arabic and a party in Urdu. */
function saidByAll(all: readonly Found[]): string {
  const ones = all.filter(isOneForOne);
  const english = [...new Set(ones.map(({ entry }) => entry.english[0] ?? ''))].join('+');
  return ones.some(({ entry }) => entry.isName) ? `?${english}` : english;
}

const isOneForOne = ({ entry, length }: Found): boolean => length === 1 && entry.english.length === 1;

/** "Третий" is "3", as "third" is. */
const isNumber = ({ entry }: Found): boolean => /^\d/u.test(entry.english[0] ?? '');

function wordsFor(word: LatinWord, best: Found, all: readonly Found[]): readonly LatinWord[] {
  if (!isOneForOne(best) || isNumber(best)) return best.entry.english.map(latinWord);
  const says = saidByAll(all);
  return [says === word.text ? word : { ...word, says }];
}

/** An entry of several words of which each says by itself what the entry has in its place: "glavnoye upravleniye". */
function wordForWord(words: readonly LatinWord[], start: number, { entry, length }: Found): boolean {
  if (length < 2 || entry.english.length !== length) return false;
  return entry.english.every((english, place) =>
    found(words.slice(0, start + place + 1), start + place).some(
      (one) => isOneForOne(one) && one.entry.language === entry.language && one.entry.english[0] === english,
    ),
  );
}

/** The places of the words of legal forms of several, which are known as such. */
function placesOfForms(words: readonly LatinWord[]): ReadonlySet<number> {
  const { legalForms, longestLegalForm, firstWordsOfLegalForms } = wordTables();
  const places = new Set<number>();
  for (let start = 0; start < words.length; start++) {
    if (!firstWordsOfLegalForms.has(words[start]?.text ?? '')) continue;
    for (let length = Math.min(longestLegalForm, words.length - start); length > 1; length--) {
      const form = words
        .slice(start, start + length)
        .map(({ text }) => text)
        .join(' ');
      if (!legalForms.has(form)) continue;
      for (let place = start; place < start + length; place++) places.add(place);
      break;
    }
  }
  return places;
}

/** As the legal forms of Arabic, Persian and Hebrew are written out in front of this: beside one, nothing is the name of a person. */
const FORMS_WRITTEN_OUT: ReadonlySet<string> = new Set('ltd llc jsc pjsc sal ksc qsc bsc fze'.split(' '));
const isFormWrittenOut = ({ text, consonantal }: LatinWord): boolean =>
  !consonantal && FORMS_WRITTEN_OUT.has(text);

/** The languages of which names of people are written a word for each syllable, each by "company". */
const [CHINESE, VIETNAMESE] = ['gongsi', 'cong'].map((word) => entriesIn(WORDS, word)?.[0]?.language);

/**
 * True for the name of a person of which two syllables happen to say what a body does: "Nguyen Van Tai" is in no transport, nor "Wang Ke Ji"
 * in technology. A body says more of itself: "Cong ty Van tai Hoang Long".
 */
function isPersonOfSyllables(words: readonly LatinWord[], all: readonly (readonly Found[])[]): boolean {
  const certain = all.map((ofWord) => ofWord.filter(({ entry }) => entry.isCertain));
  const places = certain.flatMap((ofWord, place) => (ofWord.length > 0 ? [place] : []));
  const [only] = places;
  const phrases = certain[only ?? 0] ?? [];
  if (places.length !== 1 || !phrases.every(({ length }) => length === 2)) return false;
  if (phrases.every(({ entry }) => entry.language === CHINESE)) return mayBeNameOfSyllables(words);
  // "Cao su" is rubber: a name of Vietnam begins with the family's.
  return (
    only !== 0 && phrases.every(({ entry }) => entry.language === VIETNAMESE) && mayBeVietnameseName(words)
  );
}

/** Marks the words of a name that say what an English one does, and writes out phrases and compounds that do. */
export function translateWords(words: readonly LatinWord[]): readonly LatinWord[] {
  if (words.length < 2) return words;
  const all = words.map((_, place) => found(words, place));
  const ofFirm = words.some(isFormWrittenOut);
  const certain = new Set(
    all.flatMap((ofWord, place) =>
      ofWord.flatMap(({ entry }) =>
        entry.isCertain ||
        (entry.isCutShort && words[place]?.isCutShort === true) ||
        (ofFirm && words[place]?.consonantal === true)
          ? [entry.language]
          : [],
      ),
    ),
  );
  if (certain.size === 0 || isPersonOfSyllables(words, all)) return words;
  const ofForms = placesOfForms(words);
  const translated: LatinWord[] = [];
  for (let place = 0; place < words.length;) {
    const word = words[place] as LatinWord;
    const ofLanguage = (all[place] ?? []).filter(({ entry }) => certain.has(entry.language));
    const [longest] = ofForms.has(place) ? [] : [...ofLanguage].sort((a, b) => b.length - a.length);
    const inTurn = longest !== undefined && wordForWord(words, place, longest);
    const best = inTurn ? ofLanguage.find(isOneForOne) : longest;
    const town = CHINESE_TOWN.exec(word.text)?.groups?.['town'] ?? '';
    if (best !== undefined) translated.push(...wordsFor(word, best, ofLanguage));
    // "Shenzhenshi" is the town of Shenzhen.
    else if (town !== '' && wordTables().meanings.has(town)) translated.push(latinWord(town));
    else translated.push(word);
    place += best?.length ?? 1;
  }
  return translated;
}
