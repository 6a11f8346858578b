import { wordTables } from '../words/word-tables.ts';

/** Marks of nations (ICAO Annex 7) after which an aircraft has three letters: "EP-MNB", "9H-SSK". */
const BEFORE_LETTERS =
  'A2|A3|A4O|A5|A6|A7|A8|A9C|AP|C2|C3|C5|C6|C9|CC|CN|CS|CU|CX|D2|D4|D6|E3|E5|E7|EC|EI|EK|EP|ER|ES|ET|EW|EY|EZ|HA|HB|HC|HH|HK|HL|HP|HR|HS|HV|HZ|' +
  'J2|J3|J5|J6|J7|J8|JY|LN|LV|LX|LY|LZ|OB|OD|OE|OH|OK|OM|OO|OY|P2|P4|PH|PJ|PK|PP|PR|PS|PT|PZ|RP|S2|S5|S7|S9|SE|SP|ST|SU|SX|' +
  'T3|T7|T8|TC|TF|TG|TI|TJ|TL|TN|TR|TS|TT|TU|TY|TZ|UK|UN|UP|UR|V2|V3|V4|V5|V6|V7|V8|VH|VN|VP|VQ|VT|XA|XB|XC|XT|XU|XY|YA|YI|YJ|YK|YL|YN|YR|YS|YU|' +
  'Z3|ZA|ZK|ZP|ZS|ZT|ZU|3A|3B|3C|3D|3X|4K|4L|4O|4R|4X|5A|5B|5H|5N|5R|5T|5U|5V|5W|5X|5Y|6O|6V|6Y|7O|7P|7Q|7T|8P|8Q|8R|9A|9G|9H|9J|9K|9L|9M|9N|9Q|9U|9V|9XR|9Y|B';

/** Marks of one letter, after which it has four: "G-EUNA". Canadian ones begin with F, G or I. */
const FOUR_LETTERS = '[DFGIM]-[A-Z]{4}|C-[FGI][A-Z]{3}';

/** Registrations with digits, of which no type of aircraft has as many: "RA-76502", "YV3531", "B-2443", "EW-400PO", "N345AB". */
const WITH_DIGITS =
  '(?:RA|РА|RF|РФ|YV|UR|UK|UN|UP|EK|EW|EX|EY|EZ|ER|4K|4L|CCCP|RDPL)-?\\d{3,5}[A-Z]{0,2}|(?:HI|HK|HL|HP|CP|OB|JU|TI)-?\\d{4}[A-Z]{0,3}|JA-?\\d{3,4}[A-Z]{0,2}|' +
  '(?:CU-?T|RP-?C|VN-?A|EZ-?A)-?\\d{3,4}|XU-?\\d{3}|B-?\\d{4,5}|B-\\d{3}[A-Z]|P-?[5-9]\\d{2}|N-?\\d{3,4}[A-Z]{1,2}|N-?\\d{5}';

const ALONE = '(?<![\\p{L}\\p{N}-])';
const ENDS = '(?![\\p{L}\\p{N}]|-[\\p{L}\\p{N}])';

const OF_LETTERS = new RegExp(`${ALONE}(?<mark>${BEFORE_LETTERS})-(?<own>[A-Z]{3})${ENDS}`, 'u');
const OF_FOUR_LETTERS = new RegExp(`${ALONE}(?<mark>[A-Z])-(?<own>[A-Z]{4})${ENDS}`, 'u');
const REGISTRATION = new RegExp(
  `${ALONE}(?:(?:${BEFORE_LETTERS})-[A-Z]{3}|${FOUR_LETTERS}|${WITH_DIGITS})${ENDS}`,
  'gu',
);
/** As it stands beside a type of aircraft or "Reg.", also without the hyphen or with a space in its place. */
const BESIDE_TYPE = new RegExp(
  `${ALONE}(?:(?:${BEFORE_LETTERS})-?(?!LTD|LLC|INC|PLC)[A-Z]{3}|${FOUR_LETTERS}|${WITH_DIGITS}|(?:RA|RF|YV|UR|UK) \\d{4,5})${ENDS}`,
  'gu',
);

/** Types of aircraft, and what their registrations and the numbers of their makers are called. */
const TYPE =
  /(?<![\p{L}\p{N}])(?:(?:British Aerospace|Boeing|BOEING|Airbus|AIRBUS|Antonov|ANTONOV|Ilyushin|ILYUSHIN|Tupolev|TUPOLEV|Falcon|Challenger|Legacy|Phenom|Hawker|Bell|Robinson|Learjet|Citation|King Air|Embraer|Fokker|Cessna|Beechcraft)[- ]|(?:(?:Il|An|Tu|Yak|Mi|Ka|Ил|Ан|Ту|Як|Ми|Ка|BAe|MD|DC|ATR|CRJ|ERJ|PA|A|B|G|L)(?:[- ]|(?=\d)))(?=\d{2}))\d{1,4}|(?<![\p{L}\p{N}])(?:IL[- ]?(?:18|62|76|86|96)|AN[- ]?(?:12|2[46]|3[02]|7[24]|1[24]4|1[45]8|225)|TU[- ]?(?:1[356]4|160|2[01]4|22))(?!\d)|(?<!\p{L})(?:Gulfstream [GVI]|Global (?:Express|\d)|Citation [XVI])/u;
const CALLED =
  /(?<!\p{L})(?:reg(?:[.:]\s*(?=\S)|\s+(?:no|nr|mark)(?!\p{L})|(?=\s+\p{Lu}{1,2}-?\p{Lu}{3}))|registration|registered|tail\s+(?:no(?!\p{L})\.?|number|#)|MSN|[SCL]\/N|бортово[йм]|борт\s+№?|рег(?:истрационны[йм]|\.)|matr[ií]cula|immatricul\p{L}+|immatricolazione|kennzeichen|kuyruk|tescil|znak(?:i|ami) rejestracyjn\p{L}+)/iu;
/** What says that an aircraft is meant. */
const AIRCRAFT =
  /(?<!\p{L})(?:Boeing|Airbus|Ilyushin|Antonov|Tupolev|Yakovlev|Sukhoi|Embraer|Bombardier|Gulfstream|Cessna|Dassault|Learjet|Fokker|McDonnell|Avro|Beechcraft|aircraft|air ?plane|helicopter|business jet|сам[оа]л[её]т|вертол[её]т|літак|aeronave|avi[oó]n|avião|aéronef|hélicoptère|helicóptero|flugzeug|luftfahrzeug|hubschrauber|aeromobile|elicottero|velivolo|uçak|samolot|letadlo|طائرة|هواپیما|飞机|飛機|航空機|항공기)(?!\p{L})/iu;

/** The firm that flies it. */
const OPERATOR =
  /(?<!\p{L})(?:Air|Fly|Airlines?|Airways|Aviation|Avia(?:kompaniya)?|[\p{L}-]{2,}(?:air|avia|jet))(?!\p{Ll})/iu;

/** Numbers that the maker gives: "MSN 23413", "S/N 3654701211059". */
const OF_MAKER =
  /[\s,;([-]*(?<![\p{L}\p{N}])(?:MSN|[SCL]\/N|(?:manufacturer['’]?s? )?(?:serial|construction)\s+(?:no|nr|number))[\s.:#-]*(?=\S*\d)[A-Z\d/-]+\s*[)\]]?/giu;

/** Marks that are no words and no legal forms, after which the letters may stand behind a space: "EP GOM (Mahan Air)". */
const MARKS_APART = 'EP|YI|YK|YA|AP|EX|EY|EK|EW|HZ|JY|LZ|LX|XY|4L|9H|T7|P4|5A|A6|A7';
const MAKERS =
  'Boeing|Airbus|Ilyushin|Antonov|Tupolev|Yakovlev|Sukhoi|Embraer|Bombardier|Gulfstream|Cessna|Dassault|Falcon|Learjet|Fokker|Challenger|Global (?=\\d)|Hawker|Il-\\d|An-\\d|Tu-\\d';
/** With a space in place of the hyphen, in front of what says that an aircraft is meant. */
const APART = new RegExp(
  `^\\s*(?:(?:${MARKS_APART}) [A-Z]{3}|P [5-9]\\d{2}|(?:RA|RF|YV|UR|UK|EW|EX|EY|EK|ER|EZ|UP) \\d{3,5}[A-Z]{0,2})(?=\\s*$|\\s*[(,;]|\\s+(?:${MAKERS})(?!\\p{L}))`,
  'u',
);

/** With more letters a text is about more than one aircraft. */
const LONGEST = 120;

/** The mark of a country and the letters of an aircraft in a text, in small letters; null where there are none. */
export function registrationIn(text: string): { readonly mark: string; readonly own: string } | null {
  if (!text.includes('-')) return null;
  const found = OF_LETTERS.exec(text) ?? (isOfAircraft(text) ? OF_FOUR_LETTERS.exec(text) : null);
  const { mark, own } = found?.groups ?? {};
  return mark === undefined || own === undefined
    ? null
    : { mark: mark.toLowerCase(), own: own.toLowerCase() };
}

/** Without its hyphen a registration is one by itself when nobody could speak it: "EPMNB", not "EPSON". */
const UNSPEAKABLE = new RegExp(`^(?:${BEFORE_LETTERS})[B-DF-HJ-NP-TV-XZ]{3}$`, 'u');

/** True for a text that is a registration without its hyphen. */
export const isRegistration = (text: string): boolean => UNSPEAKABLE.test(text.trim());

/** "G-UNIT" may be much else than an aircraft: a mark of one letter is one by itself or beside what says so. */
const isOfAircraft = (text: string): boolean =>
  IS_OF_FOUR_LETTERS.test(text.trim()) || TYPE.test(text) || CALLED.test(text) || AIRCRAFT.test(text);
const IS_OF_FOUR_LETTERS = new RegExp(`^(?:${FOUR_LETTERS})$`, 'u');

/** What stands beside a registration without a word of aircraft: the operator. */
const BESIDE = /^[\p{L}\s().,-]{0,40}$/u;

const MARK_AND_LETTERS = new RegExp(`^(?<mark>${BEFORE_LETTERS})(?<own>[A-Z]{3})$`, 'u');

/** A registration with its hyphen, which stands there in most texts: "EPGOM", "P 632". */
const withHyphen = (registration: string): string =>
  registration.trim().replace(' ', '-').replace(MARK_AND_LETTERS, '$<mark>-$<own>');

/** "Boeing 747 SPARE PARTS": without a hyphen a word is no registration that means something. */
function isNoWord(registration: string): boolean {
  if (/[^A-Z]/u.test(registration)) return true;
  const { generic, meanings, countries } = wordTables();
  const word = registration.toLowerCase();
  return !generic.has(word) && !meanings.has(word) && !countries.has(word) && !WORDS.has(word);
}
const WORDS: ReadonlySet<string> = new Set(
  'spare hasty estee trust trend trial track hardy pride press prime print speed sport space spain storm store stock stand state start style super sunny'.split(
    ' ',
  ),
);

/** The registration alone of a text that says more beside it: "EP-MNF (Mahan Air)", "Airbus A340-642 Reg. YV3531"; null for any other text. */
export function registrationAlone(text: string): string | null {
  if (text.length > LONGEST || !/[\dА-Я-]|[A-Z]{3}/u.test(text)) return null;
  const isBesideType = TYPE.test(text) || CALLED.test(text);
  // Without either a registration is known by what says that an aircraft is meant.
  if (!isBesideType && !/[\dА-Я-]/u.test(text) && !OPERATOR.test(text)) return null;
  const plain = text.replace(OF_MAKER, ' ');
  const apart = OPERATOR.test(text) || isBesideType ? APART.exec(plain)?.[0] : undefined;
  if (apart !== undefined) return withHyphen(apart);
  const found = new Set(plain.match(isBesideType ? BESIDE_TYPE : REGISTRATION)?.filter(isNoWord));
  const [registration] = found;
  if (registration === undefined || found.size > 1 || registration === text.trim()) return null;
  const isSaid = isBesideType || AIRCRAFT.test(text);
  return isSaid || BESIDE.test(plain.replace(registration, ' ')) ? withHyphen(registration) : null;
}

/** A registration with digits in small letters, which alone is nothing else: "ew001pa". */
const IN_SMALL_LETTERS = new RegExp(`^(?:${WITH_DIGITS})$`, 'iu');
const SMALL = /^[a-z\d-]+$/u;

/** Makers of types that are told by their letters, and what such a type looks like: "B747", "IL-76", "Airbus 340". */
const TYPES: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])(?:Boeing[ -]*)?B-?(?=7[0-8]7(?!\d))/giu, 'Boeing '],
  [/(?<![\p{L}\p{N}])(?:Airbus[ -]*A?|A)[ -]?(?=3[0-8]0(?!\d)|31[89](?!\d)|32[01](?!\d))/giu, 'Airbus A'],
  [/(?<![\p{L}\p{N}])(?:Ilyushin[ -]*)?(?:IL|Ил)[ -]?(?=(?:18|62|76|86|96)(?!\d))/giu, 'Ilyushin '],
  [
    /(?<![\p{L}\p{N}])(?:Antonov[ -]*)?(?:AN|Ан)[ -]?(?=(?:12|24|26|30|32|72|74|124|140|148|158|225)(?!\d))/giu,
    'Antonov ',
  ],
  [/(?<![\p{L}\p{N}])(?:Tupolev[ -]*)?(?:TU|Ту)[ -]?(?=(?:1[356]4|160|2[01]4|22)(?!\d))/giu, 'Tupolev '],
];
const ONLY_TYPE = /^\s*(?:B-?7[0-8]7|A-?3[0-8]0|(?:Il|An|Tu|Ил|Ан|Ту)-?\d{2,3})(?:-\d{3})?[A-Z]{0,2}\s*$/iu;

/**
 * A text about an aircraft with the type and the number of its maker as others write them, "B747-300M serial no. 23413" as "Boeing
 * 747-300M MSN 23413", and a registration alone in capitals; any other text as it is.
 */
export function withAircraftWrittenOut(text: string): string {
  if (text.length > LONGEST || !/\d/u.test(text)) return text;
  const joined =
    ALONE_IN_AMERICA.test(text) || CALLED.test(text) || TYPE.test(text)
      ? text.replace(APART_IN_AMERICA, 'N$<digits>$<letters>')
      : text;
  return typeWrittenOut(joined);
}

/** "N 471 GK", which alone is nothing else. */
const ALONE_IN_AMERICA = /^\s*N \d{2,4} ?[A-Z]{1,2}\s*$/u;
const APART_IN_AMERICA = /(?<![\p{L}\p{N}])N (?<digits>\d{1,4}) ?(?<letters>[A-Z]{1,2})(?![\p{L}\p{N}])/u;

function typeWrittenOut(text: string): string {
  const bare = text.trim();
  if (SMALL.test(bare) && IN_SMALL_LETTERS.test(bare)) return bare.toUpperCase();
  const isOfType = ONLY_TYPE.test(text);
  if (!isOfType && !CALLED.test(text) && !TYPE.test(text)) return text;
  const isNumbered = text.search(OF_MAKER) >= 0 && (TYPE.test(text) || AIRCRAFT.test(text));
  const isOne = isOfType || isNumbered || registrationAlone(text) !== null;
  if (!isOne) return text;
  const written = TYPES.reduce((typed, [type, whole]) => typed.replace(type, whole), text);
  return written.replace(OF_MAKER, (number) => ` MSN ${NUMBER_AT_END.exec(number)?.[0] ?? number} `);
}
const NUMBER_AT_END = /(?=\S*\d)[A-Z\d/-]+(?=\s*[)\]]?\s*$)/iu;

/** Digits that look like letters, and the letters. */
const LOOKING_ALIKE: ReadonlyMap<string, string> = new Map([
  ['0', 'O'],
  ['1', 'I'],
  ['5', 'S'],
  ['8', 'B'],
]);
/** Marks after which no aircraft has a digit behind the hyphen. */
const ONLY_LETTERS =
  'EP|YI|YA|AP|A6|A7|A9C|TC|SU|ST|JY|OD|HZ|LZ|LX|9H|5A|T7|VP|VQ|VT|YR|SX|5B|OE|PH|SE|OY|OH|ES|YL|LY|9K|9M|XA|XB|PR|PP|PT';
const MISREAD = new RegExp(
  `${ALONE}(?<mark>${ONLY_LETTERS})-(?<own>(?=[A-Z]*\\d)(?=\\d*[A-Z])[A-Z0158]{3})${ENDS}`,
  'u',
);

/** Marks after which an aircraft has digits, and letters in them that look like some: "RA-96O22". */
const ONLY_DIGITS = 'RA|RF|UR|UK|UN|EK|EX|EZ|ER|YV|4L';
const MISREAD_DIGITS = new RegExp(
  `${ALONE}(?<mark>${ONLY_DIGITS})[- ](?<own>(?=\\d*[OISB])(?=(?:[OISB]?\\d){3})[\\dOISB]{4,5})${ENDS}`,
  'u',
);
const AS_DIGITS: ReadonlyMap<string, string> = new Map(
  [...LOOKING_ALIKE].map(([digit, letter]) => [letter, digit]),
);
const inDigits = (own: string): string => Array.from(own, (sign) => AS_DIGITS.get(sign) ?? sign).join('');

/** The mark and the digits of a registration in which a machine or a clerk has put letters that look like them; null where there are none. */
export function misreadDigitsIn(text: string): { readonly mark: string; readonly own: string } | null {
  const { mark, own } = (text.includes('-') ? MISREAD_DIGITS.exec(text)?.groups : undefined) ?? {};
  return mark === undefined || own === undefined
    ? null
    : { mark: mark.toLowerCase(), own: String(Number(inDigits(own))) };
}

/** The registration that a machine has misread, with letters in the place of the digits that look like them: "EP-MN0" is "EP-MNO". */
export function misreadRegistration(text: string): string | null {
  if (!text.includes('-')) return null;
  const digits = MISREAD_DIGITS.exec(text)?.groups;
  if (digits !== undefined) return `${digits['mark'] ?? ''}-${inDigits(digits['own'] ?? '')}`;
  const { mark, own } = MISREAD.exec(text)?.groups ?? {};
  if (mark === undefined || own === undefined) return null;
  const isSaid = TYPE.test(text) || CALLED.test(text) || AIRCRAFT.test(text) || OPERATOR.test(text);
  if (!isSaid && text.trim().length > mark.length + own.length + 1) return null;
  return `${mark}-${Array.from(own, (sign) => LOOKING_ALIKE.get(sign) ?? sign).join('')}`;
}
