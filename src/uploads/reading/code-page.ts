import { analyse } from 'chardet';
import { decodeBytes, type TextEncoding } from './text-encoding.ts';

/** What the library calls them; Windows has more letters than ISO where both are one. */
const ENCODINGS: Readonly<Record<string, TextEncoding>> = {
  'ISO-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
  'ISO-8859-2': 'iso-8859-2',
  'windows-1250': 'windows-1250',
  'ISO-8859-5': 'iso-8859-5',
  'windows-1251': 'windows-1251',
  'KOI8-R': 'koi8-r',
  'ISO-8859-7': 'windows-1253',
  'windows-1253': 'windows-1253',
  'ISO-8859-8': 'windows-1255',
  'windows-1255': 'windows-1255',
  'ISO-8859-6': 'windows-1256',
  'windows-1256': 'windows-1256',
  'ISO-8859-9': 'windows-1254',
  'windows-1254': 'windows-1254',
  'windows-1257': 'windows-1257',
  'windows-1258': 'windows-1258',
  GB18030: 'gb18030',
  Big5: 'big5',
  Shift_JIS: 'shift_jis',
  'EUC-JP': 'euc-jp',
  'EUC-KR': 'euc-kr',
};

/**
 * Letters beyond ASCII of languages that each page is for; of the Western one also of several together, as customers of one firm
 * have them. Letters of no language of a page are a sign of another page, and so are those of many languages.
 */
const ALPHABETS: Readonly<Partial<Record<TextEncoding, readonly string[]>>> = {
  'windows-1252': [
    'äöüßàâçèéêëîïôùûœæÿáíóúñªº',
    'àáâãçéêíóôõúü',
    'åäöæøé',
    'àèéìíîòóùú',
    'áéíóúñüçàèòï',
    'áéëïíóöúüèê',
  ],
  'windows-1250': [
    'ąćęłńóśźż',
    'áčďéěíňóřšťúůýž',
    'áäčďéíĺľňóôŕšťúýž',
    'áéíóöőúüű',
    'ăâîşţ',
    'čćđšž',
    'äöüß',
  ],
  'iso-8859-2': ['ąćęłńóśźż', 'áčďéěíňóřšťúůýž', 'áäčďéíĺľňóôŕšťúýž', 'áéíóöőúüű', 'ăâîşţ', 'čćđšž'],
  'windows-1254': ['çğıİöşüâîûé'],
  'windows-1257': ['ąčęėįšųūž', 'āčēģīķļņšūž', 'äõöüšž'],
  'windows-1258': ['àáãảạâầấẩẫậăđèéẻẽẹêìíỉĩịòóỏõọôơùúủũụưýỳ\u0300\u0301\u0303\u0309\u0323'],
};
const OWN = new Map(
  Object.entries(ALPHABETS).map(([encoding, alphabets]) => [
    encoding as TextEncoding,
    alphabets.map((letters) => new Set([...letters, ...letters.toUpperCase()])),
  ]),
);

/** Marks that stand in text of every language: quotation marks, dashes, the signs of numbers and of the euro. */
const MARKS = /[\u00a0\u2010-\u2026\u20ac„“”‘’«»·°§№´\u00ad]/u;

/** How much surer the library must be of another page than of the Western one, of 100. */
const WESTERN_FIRST = 5;

/**
 * The code page of text that is no UTF-8. A library tells the scripts and the pages of many letters; of the Latin pages, which share
 * most of theirs, the one whose languages have the letters decides, then the library.
 */
export function codePageOf(bytes: Uint8Array): TextEncoding {
  const found = analyse(bytes).flatMap(({ name, confidence }) => {
    const encoding = ENCODINGS[name];
    return encoding === undefined ? [] : [{ encoding, confidence }];
  });
  const best = found[0]?.encoding ?? 'windows-1252';
  if (CYRILLIC.includes(best)) return cyrillicPageOf(bytes, best);
  // A few names in Cyrillic make Chinese signs; Chinese text makes no Cyrillic words.
  if (OF_SIGNS.includes(best)) {
    const cyrillic = cyrillicPageOf(bytes, 'windows-1251');
    return oddCyrillic(bytes, cyrillic) === 0 ? cyrillic : best;
  }
  if (!OWN.has(best)) return best;
  const sureOf = (encoding: TextEncoding): number =>
    (found.find((one) => one.encoding === encoding)?.confidence ?? 0) +
    (encoding === 'windows-1252' ? WESTERN_FIRST : 0);
  const [fitting] = [...OWN.keys()]
    .map((encoding) => ({ encoding, ...foreignLetters(bytes, encoding), sure: sureOf(encoding) }))
    .sort((a, b) => a.ofAll - b.ofAll || a.ofOne - b.ofOne || b.sure - a.sure);
  return fitting?.encoding ?? best;
}

/** Pages with two bytes a sign. */
const OF_SIGNS: readonly TextEncoding[] = ['gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr'];

/** Pages of Cyrillic, the commonest first. */
const CYRILLIC: readonly TextEncoding[] = ['windows-1251', 'koi8-r', 'iso-8859-5', 'ibm866'];
/** A capital behind a small letter, and letters that Russian and its neighbours do not have. */
const ODD_CYRILLIC = /[а-яёіїєґў][А-ЯЁІЇЄҐЎ]|[^\u0000-\u007fА-яЁёІіЇїЄєҐґЎў]/gu;

/** Of few letters the library is not sure: the page in which they are letters of a language, and capitals where these begin words. */
function cyrillicPageOf(bytes: Uint8Array, best: TextEncoding): TextEncoding {
  // Nobody writes ISO 8859-5 where another page has the same letters.
  const pages = best === 'iso-8859-5' ? CYRILLIC : [best, ...CYRILLIC];
  return pages.toSorted((a, b) => oddCyrillic(bytes, a) - oddCyrillic(bytes, b))[0] ?? best;
}

/** Letters and capitals that no Cyrillic text has where they stand. */
function oddCyrillic(bytes: Uint8Array, encoding: TextEncoding): number {
  return [...decodeBytes(bytes, encoding).matchAll(ODD_CYRILLIC)].filter(([found]) => !MARKS.test(found))
    .length;
}

/** Letters of none of a page's languages, and those that the language with most of them does not have. */
function foreignLetters(
  bytes: Uint8Array,
  encoding: TextEncoding,
): { readonly ofAll: number; readonly ofOne: number } {
  const alphabets = OWN.get(encoding) ?? [];
  const letters = [...decodeBytes(bytes, encoding)].filter(
    (letter) => letter > '\u007f' && !MARKS.test(letter),
  );
  const foreign = alphabets.map((own) => letters.filter((letter) => !own.has(letter)).length);
  const ofAll = letters.filter((letter) => !alphabets.some((own) => own.has(letter))).length;
  return { ofAll, ofOne: Math.min(letters.length, ...foreign) };
}
