import {
  isJapaneseFirm,
  isNameOfForeigner,
  syllablesInLetters,
  latinWord,
  toLatin,
  type LatinWord,
  type Reading,
} from '../transliterate/to-latin.ts';
import { writeTibetanNames } from '../transliterate/tibetan.ts';
import { spaceHangulWords } from '../transliterate/hangul-words.ts';
import { joinBurmeseAddress } from '../transliterate/burmese.ts';
import { joinLetters, LETTERS_APART } from '../transliterate/letters-in-kana.ts';
import { withoutTheInKana } from '../transliterate/kana-words.ts';
import { translateBurmeseAndThai } from '../transliterate/burmese-and-thai-words.ts';
import { withWritten } from './vietnamese-names.ts';
import { cleanText } from './clean-text.ts';
import { markOtherNames } from './other-name-phrases.ts';
import { unifyKindOfShip } from './kinds-of-ship.ts';
import { correctMisread } from './misread-letters.ts';
import { writeLettersInLatin } from './letters-in-cyrillic.ts';
import { writeRepeatedOut } from './iteration-mark.ts';
import { spaceJoinedInArabic } from './joined-in-arabic.ts';
import { writeLettersWithAnd } from './letters-with-and.ts';
import { writeFormsInEnglish } from './forms-in-scripts.ts';
import { writeInitialsOfIndia } from './letters-of-india.ts';
import { writeScholarsOut } from './letters-of-scholars.ts';
import { shortenInitials } from './slavic-initials.ts';

/** Apostrophes and the signs for ayn, hamza and the soft sign: they stand inside a word ("Mas'ud", "O'Neil"). */
const APOSTROPHES = /['’‘`´ʼʻʾʿˈ′＇ʹ׳״"“”„«»]/gu;

/** Where one quotation ends another may begin without a space: "“Republic of Crimea”“Universal-Avia”". */
const BETWEEN_QUOTATIONS = /(?<=[\p{L}\p{N}.])["”»’'](?=[“„«‘][\p{L}\p{N}])|(?<=[\p{L}\p{N}])[”»](?=\p{L})/gu;

/** "Of" and "the" before a vowel in French and Italian, in running text: "prison d'Ispahan" is "prison de Ispahan", "dell'Iran" is "dell Iran". */
const ELIDED = /(?<=\p{L}[\s-])(?<article>[dl]|dell)['’](?=[aeiouhéèêâîôûœ](?![eé]?tat))(?!état|etat)/giu;
const ELIDED_IN_FULL: Readonly<Record<string, string>> = { d: 'de ', l: 'la ', dell: 'dell ' };
const isRunning = (article: string): boolean => article === article.toLowerCase();
const writeElidedOut = (text: string): string =>
  text.replace(ELIDED, (elided, article: string) =>
    isRunning(article) ? (ELIDED_IN_FULL[article] ?? elided) : elided,
  );

/** Letters of one word joined by full stops: "S.A.", "L.L.C.", "U.S.A.". */
const DOTTED_LETTERS = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{N}])/gu;

/** Hebrew writes the sounds of other languages with a mark on the nearest letter, "ג׳": Arabic has letters for them. */
const MARKED_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/ג['’׳]/gu, 'ج'],
  [/ח['’׳]/gu, 'خ'],
  [/[ער]['’׳](?=\p{Script=Hebrew})/gu, 'غ'],
  [/ד['’׳]/gu, 'ذ'],
  [/نغ/gu, 'ڭ'], // Jong, Washington
  [/ז['’׳]/gu, 'ژ'],
  [/[צץ]['’׳]/gu, 'چ'],
];

/** The name of God is written apart or as one with the word before it: "Saif Allah", "Saifullah". */
const ALLAH_APART = /(?<=[\p{Script=Arabic}]{2})\s+(?=(?:الله|اللە|اللّه)(?!\p{L}))/gu;
/** So is "servant of": "عبد الرحمن", "عبدالرحمن". */
const SERVANT_APART = /(?<=(?<!\p{L})عبد)\s+(?=ال)/gu;

/** A letter that does not join the one behind it, torn from its word: "ر ستمی". "و" is "and". */
const TORN_FROM_START = /(?<=(?<!\p{L})[اآأدذرزژ])\s+(?=[\p{Script=Arabic}]{3})/gu;
/** The last letter, torn from a word: "الكان ي". */
const TORN_FROM_END = /(?<=[\p{Script=Arabic}]{3})\s+(?=[يیىهةن]\s*$)/gu;

const joinTorn = (text: string): string => text.replace(TORN_FROM_START, '').replace(TORN_FROM_END, '');

/** "رئوف", as Persian writes "رؤوف". */
const RAUF_IN_PERSIAN = /(?<=(?<!\p{L})(?:عبدال)?ر)ئ(?=وف(?!\p{L}))/gu;

function joinArabic(text: string): string {
  let joined = joinTorn(text).replace(RAUF_IN_PERSIAN, 'ؤ');
  for (const [marked, letter] of MARKED_LETTERS) joined = joined.replace(marked, letter);
  return spaceJoinedInArabic(joined.replace(ALLAH_APART, '').replace(SERVANT_APART, ''));
}

/** "Chan-o-cha" is one name, of which the letter is no initial. */
const LETTER_WITHIN = /(?<=\p{L}{2})-o-(?=\p{L}{2})/gu;

/** Initials right before a name, without a space: "Ya.M.Sverdlov". */
const INITIALS_BEFORE_NAME = /(?<=(?<![\p{L}\p{N}])(?:\p{Lu}\.){2,3})(?=\p{Lu}\p{Ll}{2})/gu;

/** The article behind a vowel in the letters of scholars: "wa-l-Sunna", "li-l-Qurʾan", "Nur-l-Din", "Abu 'l-Fadl". */
const LINKED_ARTICLE =
  /(?<=(?<!\p{L})(?:wa|li|bi|fi)[-\s]|\p{L}{2}(?:-|\s?['’ʼʾ]|\s))l-(?=\p{L}{3})|(?<=\p{L}\s)ol-(?=\p{L}{3})/giu;

/** "Pádraig Ó Súilleabháin": the family name is one word in English. */
const SON_OF_IRISH = /(?<!\p{L})Ó\s+(?=\p{Lu}\p{L}{3})/gu;

/** "V. Weiß" is "von Weiß": an initial is a capital. */
const VON = /(?<=\p{Ll}\s)v\.\s?(?=\p{Lu}\p{Ll}{2})/gu;

/** "Cees vd Heijden", "v.d. Valk". */
const VAN_DER = /(?<=^|\s)v\.?\s?[d/]\.?(?:d\.?)?(?=\s+\p{Lu}\p{Ll}{2})/gu;

/** "Fahd b. Sulayman", "Sa'id b. al-Hakam": an initial is a capital. */
const BIN = /(?<=\p{L}{2}\s)b\.\s+(?=(?:al-|Al-|ʿ)?\p{Lu}\p{L}{2})/gu;

/** "Miss", "Mr" and "Mrs" as one with a given name in Thai: "นางสาวทรงศรี พรหมสวัสดิ์". */
const THAI_ADDRESS =
  /^\s*(?:นางสาว|นาย|นาง|ด\.ช\.|ด\.ญ\.|คุณ|พลเอก|พลโท|พลตรี|พันเอก|ดร\.|พล\.[อทต]\.|[พร]\.[อทต]\.|น\.ส\.)\s*(?=\p{Script=Thai}{2,}\s+(?:ณ\s+)?\p{Script=Thai}{2,}\s*$)/u;

/** Ranks of the North and forms of address beside a whole name in Hangul: "대좌 백승룡", "김철수 대표". */
const KOREAN_RANK =
  /^\s*(?:대좌|상좌|중좌|소좌|대장|상장|중장|소장|차수|원수|동지)\s+(?=[가-힣]{3}\s*$)|(?<=^\s*[가-힣]{3})\s+(?:대좌|상좌|중좌|소좌|대장|상장|중장|소장|차수|원수|동지|위원장|부위원장|국장|부장|대표|회장|사장|선생|씨|님)(?=\s*$)/u;

/** An opening quotation mark for ayn, without a space before it: "Ahmad‘ABD-AL-DAYIM". */
const AYN_AFTER_NAME = /(?<=\p{Ll}{3})[‘ʿ](?=\p{Lu}{2})/gu;

/** A breathed consonant apart from its syllable, as a machine writes Korean names: "Chin-So 'k". */
const BREATH_APART = /(?<=\p{L}{2})\s(?=['’][kptg](?![\p{L}\p{N}]))/giu;

/** "En+ Group" is called "En Plus". */
const PLUS = /(?<=\p{L})\+(?!\S)/gu;

/** Kinds of ships and other words that are cut short with a stroke: "т/х «Спарта»", "в/ч 74455". */
const WITH_STROKE: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})т\/х(?!\p{L})/giu, 'MV'],
  [/(?<!\p{L})т\/к(?!\p{L})/giu, 'MT'],
  [/(?<!\p{L})п\/х(?!\p{L})/giu, 'SS'],
  [/(?<!\p{L})(?:в\/ч|v\/c?h)(?=\s*(?:№|no\.?)?\s*\d)/giu, 'military unit'],
  [/(?<!\p{L})в\/ч(?!\p{L})/giu, 'military unit'],
  // Of Ethiopia: "Kifle W/Mariam"
  [/(?<!\p{L})W\/(?=\p{L}{4})/gu, 'Wolde'],
  [/(?<!\p{L})G\/(?=\p{L}{4})/gu, 'Gebre'],
  [/(?<!\p{L})H\/(?=\p{L}{4})/gu, 'Haile'],
  [/(?<!\p{L})T\/(?=\p{L}{4})/gu, 'Tekle'],
  [/(?<!\p{L})ወ\/(?=\p{L}{3})/gu, 'ወልደ'],
  [/(?<!\p{L})ገ\/(?=\p{L}{3})/gu, 'ገብረ'],
  [/(?<!\p{L})[ኃኀሀ]\/(?=\p{L}{3})/gu, 'ኃይለ'],
  [/(?<!\p{L})ተ\/(?=\p{L}{3})/gu, 'ተክለ'],
  // Of Greece: "Δ/Ξ «Άγιος Ευστάθιος»", a tanker
  [/(?<!\p{L})Δ\/Ξ(?!\p{L})/gu, 'MT'],
  [/(?<!\p{L})(?:Φ\/Γ|Ε\/Γ|Θ\/Γ|Ρ\/Κ|Α\/Κ|Ο\/Γ)(?!\p{L})/gu, 'MV'],
  // Of South Asia: "Majid s/o Reza"
  [/(?<![\p{L}\p{N}])s\/o(?!\p{L})/giu, 'bin'],
  [/(?<![\p{L}\p{N}])d\/o(?!\p{L})/giu, 'bint'],
];

const writeStrokesOut = (text: string): string =>
  text.includes('/')
    ? WITH_STROKE.reduce((written, [stroke, whole]) => written.replace(stroke, whole), text)
    : text;

/** Numbers of units and schools in characters: "第八师"; "第一" and "第二" are read as "first" and "second". */
const COUNTED =
  /第(?<number>[一二三四五六七八九十百〇零]{2,4}|[三四五六七八九十]|[一二](?=师|師|团(?!体)|団(?!体)|旅|军团|軍団|大队|大隊))(?![一二三四五六七八九十百千零])/gu;
const DIGITS_IN_HAN = '〇一二三四五六七八九';
const POWERS_OF_TEN: ReadonlyMap<string, number> = new Map([
  ['十', 10],
  ['百', 100],
]);

/** A number below a thousand in characters: 14 of "十四", 208 of "二百零八"; digits one after another as they stand. */
function numberInHan(characters: string): number {
  let [sum, digit] = [0, 0];
  for (const character of characters.replaceAll('零', '〇')) {
    const power = POWERS_OF_TEN.get(character);
    if (power === undefined) digit = 10 * digit + DIGITS_IN_HAN.indexOf(character);
    else [sum, digit] = [sum + power * Math.max(1, digit), 0];
  }
  return sum + digit;
}

/** Committees and academies have their number in words: "第2経済委員会" (Second Economic Committee). */
const FIRST_OR_SECOND =
  /[第제](?<number>[12])(?=[\p{Script=Han}\p{Script=Hangul}]{2,6}(?:委員会|委员会|科学院|위원회|과학원))/gu;

/** "Sea" in kana, which is a letter and a Chinese name as well: "イースト・シー". */
const SEA_IN_KANA =
  /(?<=(?:イースト|ウエスト|ウェスト|ノース|サウス|ブラック|レッド|ブルー|ディープ)・?)シー(?![ァ-ヶー])/gu;

/** The article with an apostrophe after it: "El'Ghabra" is "El Ghabra", "L'Oréal" and "Al'bert" are one word. */
const ARTICLE_WITH_APOSTROPHE = /(?<![\p{L}\p{N}])(?<article>[AE]l)['’`](?=\p{Lu})/gu;

/** Text of the word that stands between two names of one party: "X Corp (formerly Twitter Inc.)". */
export const BETWEEN_NAMES = ';';

/** Marks, inside the text that is split, a word between two names and one of dotted letters. */
const BETWEEN_MARK = '\ue000';
const DOTTED_MARK = '\ue001';

/** The endings of ordinal numbers in Cyrillic: "64-я бригада", "1-го полка". */
const ORDINAL_IN_CYRILLIC =
  /(?<=\d)-?(?:[оы]?й|[аоы]?я|ая|о?го|о?му|ти|[оы]?х|е|та|ша|га)(?![\p{L}\p{N}])/giu;

/** "NIOC - National Iranian Oil Company", "NIOC (National Iranian Oil Company)": an acronym before the name that it stands for, or its name in another language does. */
const ACRONYM_IN_FRONT =
  /^\s*(?<acronym>[A-Z]{3,8})(?:\s+[-–—]\s+|\s*\((?=[^()]+\)\s*$))(?=(?:[\p{L}'’]+[\s,-]+){2,}\p{L}+)(?=.*\p{Ll})/u;

/** The address of a name on the web: "rosneft.com", "www.sberbank.ru". */
const OF_ADDRESS =
  /(?<=^|[\s(])(?:https?:\/\/)?www\.(?=\p{L})|(?<=[\p{L}\p{N}-]{4})\.(?:com|org|net|info|biz|ru|su|by|ua|ir|cn|kp|sy|ve|io|cc|xyz)(?:\/\S*)?(?![\p{L}\p{N}.])|^\s*https?:\/\/(?=[\p{L}\d-]+\.[\p{L}.]+\/?\s*$)/giu;

/** What introduces a name by birth is no part of it: its bearer had the given name before. */
const NAME_BY_BIRTH = /(?<=\S)[\s,;(]+(?:née|nee|né|geb\.)(?:[\s:]+|$)(?=\S)/giu;

/** "Of" and "and" between two words in kana: "イラクのアル・カーイダ". */
const BETWEEN_KANA = /(?<=[ァ-ヶー\p{Script=Han}])[のと](?=[ァ-ヶ\p{Script=Han}])/gu;

/** The vowel that links two Persian words is written "e" and "i": "Tehrik-e Taliban", "Tehrik-i-Taliban". */
const LINKING_VOWEL =
  /(?<=\p{L}{3}-)i(?=[-\s]\p{L}{3})|(?<=\b(?:lashkar|te[hr]+ee?[ck]|tahri[ck]|jai?sh|jama'?at|harakat|harkat|hizb|sipah|khuddam|shura)\s)i(?=\s\p{L}{3})/giu;

/** "And" in Japanese, "member" of an academy before whom a body honours, and what stands before and after a number: "第33造船工場". */
const JAPANESE_LINKS =
  /(?<=アカデミー)会員|のための|における|による|に属する|及び|並びに|[第제](?=\d)|(?<=\d)(?:号(?!室)|호(?!실))/gu;

/** Digits and Latin letters beside kana, characters or Hangul: "ユニット20924", "株式会社NIIヴェクトル". */
const BESIDE_SYLLABLES =
  /(?<=[\p{Script=Katakana}\p{Script=Han}\p{Script=Hangul}ー])(?=[\da-z])|(?<=[\da-z])(?=[\p{Script=Katakana}\p{Script=Han}\p{Script=Hangul}])/giu;

/** The number of a ship or a branch that is written as one with its name: "Hormoz14". One that a machine may have read for a letter stays: "Juli0". */
const NUMBER_WITH_NAME =
  /(?<=(?<![\p{L}\p{N}])\p{Script=Latin}{4,})(?=(?:\d{2,4}|[2-46-9])(?![\p{L}\p{N}]))/gu;

/** A text in brackets right after a word: "Yury(Yuri) Chaika(Chayka)". */
const BRACKETED =
  /(?<=(?<word>\p{L}[\p{L}ー]+))\s?[(（](?<other>\p{L}[\p{L}ー]+)(?:\s*[,/;、][^()（）]*)?[)）]/gu;
const OF_TWO_SPELLINGS = /\p{L}[\p{L}ー]+\s?[(（](?<other>\p{L}[\p{L}ー]+)(?:\s*[,/;、][^()（）]*)?[)）]/gu;
/** Least share of letters that such a text has in common with the word, in one order, if it is another spelling of it. */
const LEAST_IN_COMMON = 0.5;

const IN_CAPITALS = /^\p{Lu}{3,}$/u;

/** How many letters two texts have in common in one order: three of "trading" and "iran". */
function lettersInCommon(letters: readonly string[], others: readonly string[]): number {
  let counts = others.map(() => 0);
  for (const letter of letters) {
    const before = counts;
    let last = 0;
    counts = others.map((other, place) => {
      last = other === letter ? (before[place - 1] ?? 0) + 1 : Math.max(before[place] ?? 0, last);
      return last;
    });
  }
  return counts.at(-1) ?? 0;
}

function areSpellings(word: string, other: string): boolean {
  // "Shipping Lines (IRISL) Group" has an acronym.
  if (IN_CAPITALS.test(other) && !IN_CAPITALS.test(word)) return false;
  const letters = [...word.toLowerCase()];
  const others = [...other.toLowerCase()];
  return lettersInCommon(letters, others) >= LEAST_IN_COMMON * Math.max(letters.length, others.length);
}

/** "Yury(Yuri) Chaika(Chayka)" as the two names that it is. */
function spellOut(text: string): string {
  if (!/[(（]/u.test(text)) return text;
  const found = [...text.matchAll(BRACKETED)];
  const all = found.every(({ groups }) => areSpellings(groups?.['word'] ?? '', groups?.['other'] ?? ''));
  if (found.length === 0 || !all) return text;
  const first = text.replace(BRACKETED, '');
  const second = text.replace(OF_TWO_SPELLINGS, '$<other>');
  return `${first} ${BETWEEN_MARK} ${second}`;
}

/** A text in brackets at the end: "JSC Avrora (société par actions Avrora)". */
const LAST_IN_BRACKETS = /^(?<name>[^()]+)\((?<other>[^()]+)\)\s*$/u;
const SHORTEST_REPEATED = 4;

const IN_LATIN = /\p{Script=Latin}/u;
const IN_ANOTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;

/** True for two texts of which one is in Latin letters and the other in another script. */
const areOfTwoScripts = (a: string, b: string): boolean =>
  IN_LATIN.test(a) !== IN_LATIN.test(b) && IN_ANOTHER_SCRIPT.test(a) !== IN_ANOTHER_SCRIPT.test(b);

const IN_CHARACTERS = /^[\p{Script=Han}\s]+$/u;
const IN_KATAKANA = /^[\p{Script=Katakana}ー・\s]+$/u;

/** "康文吉(カン・ムンギル)": a name in characters and how it is read. */
const isReadInKana = (name: string, other: string): boolean =>
  IN_CHARACTERS.test(name) && IN_KATAKANA.test(other);

/** "Scheherazade" is what "Scheherezade" is meant for: in so long words hardly a letter differs by chance. */
function isLongSlip(word: string, words: ReadonlySet<string>): boolean {
  if (word.length < SHORTEST_SLIP) return false;
  const isNear = (other: string): boolean =>
    lettersInCommon([...word], [...other]) >= Math.max(word.length, other.length) - 1;
  return [...words].some((other) => Math.abs(other.length - word.length) < 2 && isNear(other));
}
const SHORTEST_SLIP = 8;

/** A text in brackets that has a word of the name before it, or is in another script, is the name once more. */
function markRepeated(text: string): string {
  const { name, other } = LAST_IN_BRACKETS.exec(text)?.groups ?? {};
  if (name === undefined || other === undefined) return text;
  if (areOfTwoScripts(name, other) || isReadInKana(name, other)) return `${name} ${BETWEEN_MARK} ${other}`;
  const words = new Set(name.toLowerCase().match(/\p{L}+/gu) ?? []);
  const repeated = (other.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => word.length >= SHORTEST_REPEATED && (words.has(word) || isLongSlip(word, words)),
  );
  return repeated.length === 0 ? text : `${name} ${BETWEEN_MARK} ${other}`;
}

const WORD = /\ue000|\ue001?[\p{L}\p{N}\p{M}]+/gu;

/** What may be a word that is cut short: "Ent.", "Tic." */
const SHORT_FORM = /^\p{Script=Latin}{2,8}$/u;

/** At most this many words of a text are compared; the rest of a longer one is dropped. */
const MAX_WORDS = 100;

/** A step in which a text is written otherwise before it is split. */
interface Step {
  readonly write: (text: string) => string;
  /** True for one that finds something in letters of ASCII alone. */
  readonly isOfLetters?: true;
}

/** A step that finds something in letters of ASCII alone. */
const ofLetters = (write: Step['write']): Step => ({ write, isOfLetters: true });

/** A step that needs a sign, a digit or a letter of another script to find something. */
const ofOthers = (write: Step['write']): Step => ({ write });

/** Writes a pattern otherwise wherever it stands. */
const writing =
  (pattern: RegExp, written: string): Step['write'] =>
  (text) =>
    text.replace(pattern, written);

/** What is done to a whole text before it is split, in this order. */
const IN_ORDER: readonly Step[] = [
  ofOthers(writeRepeatedOut),
  ofOthers(writeStrokesOut),
  ofLetters(cleanText),
  ofOthers(writeFormsInEnglish),
  ofOthers(writeInitialsOfIndia),
  ofOthers(writeTibetanNames),
  ofOthers(writeScholarsOut),
  ofLetters(correctMisread),
  ofOthers(withoutTheInKana),
  ofOthers(writeLettersInLatin),
  ofOthers(shortenInitials),
  ofOthers(writeElidedOut),
  ofOthers(joinArabic),
  ofOthers(translateBurmeseAndThai),
  ofOthers(joinBurmeseAddress),
  ofOthers(spellOut),
  ofOthers(markRepeated),
  ofLetters(unifyKindOfShip),
  ofOthers(writing(LETTER_WITHIN, 'o')),
  ofOthers(writing(AYN_AFTER_NAME, ' ')),
  ofOthers(writing(BREATH_APART, '')),
  ofOthers(writing(INITIALS_BEFORE_NAME, ' ')),
  ofOthers(writing(LINKED_ARTICLE, 'al-')),
  ofOthers(writing(SON_OF_IRISH, 'O')),
  ofOthers(writing(VON, 'von ')),
  ofLetters(writing(VAN_DER, 'van der')),
  ofOthers(writing(BIN, 'bin ')),
  ofOthers(writing(THAI_ADDRESS, '')),
  ofOthers(writing(KOREAN_RANK, '')),
  ofOthers(writing(ARTICLE_WITH_APOSTROPHE, '$<article> ')),
  ofOthers(writing(ACRONYM_IN_FRONT, `$<acronym> ${BETWEEN_MARK} `)),
  ofLetters((text) => markOtherNames(text, BETWEEN_MARK)),
  ofOthers(writeLettersWithAnd),
  ofOthers(writing(ORDINAL_IN_CYRILLIC, '')),
  ofOthers(writing(OF_ADDRESS, ' ')),
  ofLetters(writing(NAME_BY_BIRTH, ' ')),
  ofLetters(writing(LINKING_VOWEL, 'e')),
  ofOthers(writing(BETWEEN_KANA, ' ')),
  ofOthers(writing(SEA_IN_KANA, ' sea ')),
  ofOthers((text) =>
    text.replace(FIRST_OR_SECOND, (_, digit: string) => (digit === '1' ? ' first ' : ' second ')),
  ),
  ofOthers((text) => text.replace(COUNTED, (_, number: string) => ` ${String(numberInHan(number))} `)),
  ofOthers(writing(JAPANESE_LINKS, ' ')),
  ofOthers(writing(BESIDE_SYLLABLES, ' ')),
  ofOthers((text) => text.replace(LETTERS_APART, joinLetters)),
  ofOthers(writing(BETWEEN_QUOTATIONS, ' ')),
  ofOthers(writing(APOSTROPHES, '')),
  ofOthers(writing(/&/gu, ' and ')),
  ofOthers(writing(PLUS, ' plus')),
  ofOthers(writing(NUMBER_WITH_NAME, ' ')),
  ofOthers((text) =>
    text.replace(DOTTED_LETTERS, (letters) => ` ${DOTTED_MARK}${letters.replaceAll('.', '')} `),
  ),
];
const OF_LETTERS = IN_ORDER.filter(({ isOfLetters }) => isOfLetters === true);

/** Most names that are typed: to look for what none of their letters begins takes longer than all else that splitting does. */
const LETTERS_ALONE = /^[A-Za-z ]*$/u;

/** A text as it is split. */
const written = (text: string): string =>
  (LETTERS_ALONE.test(text) ? OF_LETTERS : IN_ORDER).reduce((read, { write }) => write(read), text);

/** How the words of a text are read that has letters of ASCII alone. */
const OF_LATIN: Reading = {
  isOfForeigner: false,
  byMeaning: true,
  ofHangulWords: false,
  ofJapaneseFirm: false,
};
const BEYOND_ASCII = /[^\x00-\x7f]/u;

/** A text with the words of Hangul apart, and how its words are read. */
function readingOf(text: string): { readonly plain: string; readonly reading: Reading } {
  if (!BEYOND_ASCII.test(text)) return { plain: text, reading: OF_LATIN };
  const hangulWords = spaceHangulWords(text);
  const plain = hangulWords ?? text;
  const syllables = syllablesInLetters(plain);
  const reading = {
    isOfForeigner: hangulWords === null && isNameOfForeigner(plain),
    byMeaning: true,
    ofHangulWords: hangulWords !== null,
    ofJapaneseFirm: isJapaneseFirm(plain),
    ...(syllables === undefined ? {} : { syllables }),
  };
  return { plain, reading };
}

/**
 * Splits a text into words of small Latin letters and digits, in order. Apostrophes vanish, hyphens and other
 * punctuation separate, dotted letters become one word, `BETWEEN_NAMES` stands between two names of one party.
 */
export function splitWords(text: string): readonly LatinWord[] {
  const { plain, reading } = readingOf(written(text));
  const words: LatinWord[] = [];
  for (const { 0: word, index } of plain.matchAll(WORD)) {
    if (word === BETWEEN_MARK) words.push({ text: BETWEEN_NAMES, consonantal: false });
    else if (word.startsWith(DOTTED_MARK))
      for (const latin of toLatin(word.slice(1), reading)) words.push({ ...latin, dotted: true });
    else {
      const isCutShort = plain[index + word.length] === '.' && SHORT_FORM.test(word);
      for (const latin of toLatin(word, reading)) words.push(isCutShort ? { ...latin, isCutShort } : latin);
    }
    if (words.length >= MAX_WORDS) break;
  }
  return withSounds(withWritten(eachNameOnce(words))).slice(0, MAX_WORDS);
}

/** The names of one text, each as often as it is another: "Ali a.k.a. Ali a.k.a. Ali" is one. */
function eachNameOnce(words: readonly LatinWord[]): readonly LatinWord[] {
  if (!words.some(({ text }) => text === BETWEEN_NAMES)) return words;
  const names: LatinWord[][] = [[]];
  for (const word of words) {
    if (word.text === BETWEEN_NAMES) names.push([]);
    else names.at(-1)?.push(word);
  }
  const told = names.map((name) => name.map(({ text, native = '' }) => text + native).join(' '));
  const different = names.filter((_, place) => told.indexOf(told[place] ?? '') === place);
  if (different.length === names.length) return words;
  return different.flatMap((name, place) => (place === 0 ? name : [latinWord(BETWEEN_NAMES), ...name]));
}

/** A name with words that firms are called by otherwise than their characters sound, with the sounds as another name. */
function withSounds(words: readonly LatinWord[]): readonly LatinWord[] {
  if (!words.some(({ sound }) => sound !== undefined)) return words;
  return [
    ...words,
    { text: BETWEEN_NAMES, consonantal: false },
    ...words.flatMap((word) => word.sound ?? [word]),
  ];
}
