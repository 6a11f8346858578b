import { cleanText } from '../normalise/clean-text.ts';
import { toLatin } from '../transliterate/to-latin.ts';
import { splitJoinedWord } from './joined-words.ts';
import { spellOutSigns } from './written-forms.ts';

/** A word or number of an address. */
export interface AddressToken {
  /** Small Latin letters and digits; a number keeps `/` and `-` between its parts. */
  readonly text: string;
  readonly isNumber: boolean;
  /** The number as an ordinal ("17th", "2-я"): its digits; empty for any other token. */
  readonly ordinal: string;
  readonly consonantal: boolean;
}

/** The tokens between two commas or other strong separators. */
export type AddressSegment = readonly AddressToken[];

/** Longest address that is read, in tokens. */
const MAX_TOKENS = 120;

const APOSTROPHES = /['’‘`´ʼʻʾʿˈ′＇ʹ"“”„«»]/gu;
/** Streets that number houses by the next street: "Cra. 20 # 66-34"; elsewhere "#17-22" is a storey and a unit. */
const GRID_STREET =
  /(?<!\p{L})(?:cra|carrera|kra|cr|calle|cll?|avenida|av|diagonal|dg|transversal|tv|circular)(?!\p{L})/iu;

/** "123 Main St #213": a number sign behind a house number and its street is a unit's. */
const HOUSE_BEFORE = /(?:^|[\s,])\d+\p{L}?\s+\p{L}[^#]*$/u;

/** French and Italian articles cut short: "district d'Achin"; not "L'viv". */
const ELISION = /(?<!\p{L})(?:d|l|dell|all|dall|nell|sull)['’](?=[aeiouyhàâéèêîôû])/giu;
const DOTTED_LETTERS = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{N}])/gu;
const SEGMENT_END = /[,;،、；，|•\n\r()[\]{}]+|\s[-–—]\s|(?<=\p{L}{4})\.\s|:(?!\s*\d)/u;

/** Numbers with letters and parts ("12/3", "37A", "25-29", "#02-00", "B25", "F-7/3"), else runs of letters. */
const TOKEN =
  /(?<number>(?:\p{L}{1,2}-?)?\d+(?:[/.\-–](?:\p{L}?\d+|[IVX]{1,5}(?!\p{L})))*)(?:-?(?<ending>\p{L}{1,3})(?![\p{L}\d]))?|(?<compound>[\p{L}\p{M}]+)/gu;
const ORDINAL_ENDING =
  /^(?:st|nd|rd|th|er|ere|eme|ieme|ya|ia|ja|yi|yy|iy|oy|oi|go|ogo|om|ra|do|da|ro|to|ta|va|vo|no|na|mo|ma|os|as|i|y|e|o)$/u;
/** "3K2STR4": house, korpus and stroenie written as one. */
const RUSSIAN_COMPOUND =
  /(\d+)\s?(?:k|к|korp|корп)\.?\s?(\d+)(?:\s?(?:str|стр|s|с)\.?\s?(\d+))?(?![\p{L}\d])/giu;
const FLOOR_SIGN = /(\d+)\s*\/\s*f(?:l|loor)?\b\.?/giu;

function prepareText(text: string): string {
  const plain = cleanText(text.replace(/[\n\r\u2028\u2029]+/gu, ', '))
    .replace(ELISION, '')
    .replace(APOSTROPHES, '')
    .replace(/#(?=\d{1,3}-\d{1,4})/gu, GRID_STREET.test(text) ? ' no ' : ' unit ')
    .replace(/#\s*(?=\d)/gu, (sign: string, place: number, whole: string) =>
      !GRID_STREET.test(text) && HOUSE_BEFORE.test(whole.slice(0, place)) ? ' unit ' : sign,
    )
    .replace(/(?:\bn\s?[°º]|#|№)\s*(?=\p{L}?\d)/giu, ' no ')
    .replace(/&/gu, ' and ')
    .replace(/(?<=^\s*|[,;]\s*)c[./]\s*(?=\p{L}{3})(?!\p{L}+(?:way|road|street)(?!\p{L}))/giu, 'calle ')
    .replace(/(?<![\p{L}\d/-])(\d{1,4})\s(?=[A-Ha-h]\s*(?:[,;]|$))/gu, '$1')
    .replace(DOTTED_LETTERS, (letters) => ` ${letters.replaceAll('.', '')} `)
    .replace(/\b([A-Za-z])\/([A-Za-z])\b(?!\d)/gu, '$1 $2')
    .replace(/(?<![\p{L}\d])(\d+)[сsc](\d+)(?![\p{L}\d])/giu, ' $1 stroenie $2 ')
    .replace(FLOOR_SIGN, ' floor $1 ')
    .replace(RUSSIAN_COMPOUND, (_, house: string, korpus: string, stroenie?: string) =>
      stroenie === undefined
        ? ` ${house} korpus ${korpus} `
        : ` ${house} korpus ${korpus} stroenie ${stroenie} `,
    );
  return spellOutSigns(plain);
}

const latinText = (text: string): string =>
  toLatin(text)
    .map((word) => word.text)
    .join('');

function numberToken(number: string, ending: string): AddressToken {
  const digits = number
    .toLowerCase()
    .replaceAll('–', '-')
    .replace(/^(\p{L}+)-/u, '$1')
    .replaceAll('.', '-')
    .split(/([/-])/u)
    .map((part) => (/[/-]/u.test(part) ? part : latinText(part).replace(/^0+(?=\d)/u, '')))
    .join('');
  const suffix = ending === '' ? '' : latinText(ending);
  const isOrdinal = suffix !== '' && /^\d+$/u.test(digits) && ORDINAL_ENDING.test(suffix);
  return {
    text: isOrdinal && suffix.length > 1 ? digits : digits + suffix,
    isNumber: true,
    ordinal: isOrdinal ? digits : '',
    consonantal: false,
  };
}

/** Words that are written as one with the number they introduce: "No44", "kv5", "BP120". */
const LEADING_WORD = /^(no|nr|kv|of|rm|bp|km|et|fl|кв|оф)-?(?=\d)/iu;

/** Words written as one with the number before them; other letters are part of it: "9WA". */
const TRAILING_WORD = /^(?:fl|flr|km|kv|kom|apt|og|et|etg|str|kor|pom|of|ct|ave|blvd|ln|dr)$/u;

/** A number whose beginning or ending is a word ("No44", "36FL", "12km", "5кв") is two tokens. */
function numberTokens(number: string, ending: string): readonly AddressToken[] {
  const lead = LEADING_WORD.exec(number);
  if (lead !== null) {
    return [wordToken(latinText(lead[1] ?? '')), ...numberTokens(number.slice(lead[0].length), ending)];
  }
  const latin = latinText(ending);
  if (TRAILING_WORD.test(latin)) return [wordToken(latin), numberToken(number, '')];
  return [numberToken(number, ending)];
}

const wordToken = (text: string, consonantal = false): AddressToken => ({
  text,
  isNumber: false,
  ordinal: '',
  consonantal,
});

/** Words of scripts that write a syllable a sign are one word a name: 建国门外 is "jianguomenwai". */
function nameTokens(word: string): readonly AddressToken[] {
  const words = toLatin(word);
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) {
    const text = words.map((part) => part.text).join('');
    return text === '' ? [] : [wordToken(text)];
  }
  return words.flatMap(({ text, consonantal }) =>
    consonantal ? [wordToken(text, true)] : splitJoinedWord(text).map((part) => wordToken(part)),
  );
}

function tokensOf(segment: string): AddressToken[] {
  const tokens: AddressToken[] = [];
  for (const { groups } of segment.matchAll(TOKEN)) {
    const { number, ending = '', compound } = groups ?? {};
    if (number !== undefined) tokens.push(...numberTokens(number, ending));
    else if (compound !== undefined) tokens.push(...nameTokens(compound));
  }
  return tokens;
}

/** Splits an address into segments of words and numbers in Latin letters; at most 120 tokens are kept. */
export function splitAddress(text: string): readonly AddressSegment[] {
  const segments: AddressSegment[] = [];
  let room = MAX_TOKENS;
  for (const part of prepareText(text).split(SEGMENT_END)) {
    const tokens = tokensOf(part).slice(0, room);
    room -= tokens.length;
    if (tokens.length > 0) segments.push(tokens);
  }
  return segments;
}
