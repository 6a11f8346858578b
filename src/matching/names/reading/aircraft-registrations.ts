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
  /(?<![\p{L}\p{N}])(?:(?:Boeing|Falcon|Challenger|Legacy|Phenom|Hawker|Bell|Robinson|Learjet|Citation|King Air|Embraer|Fokker|Cessna|Beechcraft)[- ]|(?:(?:Il|An|Tu|Yak|Mi|Ka|Ил|Ан|Ту|Як|Ми|Ка|BAe|MD|DC|ATR|CRJ|ERJ|PA|A|B|G|L)(?:[- ]|(?=\d)))(?=\d{2}))\d{1,4}|(?<!\p{L})(?:Gulfstream [GVI]|Global (?:Express|\d)|Citation [XVI])/u;
const CALLED =
  /(?<!\p{L})(?:reg(?:[.:]\s*(?=\S)|\s+(?:no|nr|mark)(?!\p{L})|(?=\s+\p{Lu}{1,2}-?\p{Lu}{3}))|registration|registered|tail\s+(?:no(?!\p{L})|number|#)|MSN|[SCL]\/N|бортово[йм]|борт\s+№?|рег(?:истрационны[йм]|\.))/iu;
/** What says that an aircraft is meant. */
const AIRCRAFT =
  /(?<!\p{L})(?:Boeing|Airbus|Ilyushin|Antonov|Tupolev|Yakovlev|Sukhoi|Embraer|Bombardier|Gulfstream|Cessna|Dassault|Learjet|Fokker|McDonnell|Avro|Beechcraft|aircraft|air ?plane|helicopter|business jet|сам[оа]л[её]т|вертол[её]т)(?!\p{L})/iu;

/** Numbers that the maker gives: "MSN 23413", "S/N 3654701211059". */
const OF_MAKER =
  /[\s,;([-]*(?<![\p{L}\p{N}])(?:MSN|[SCL]\/N|(?:manufacturer['’]?s? )?(?:serial|construction)\s+(?:no|nr|number))[\s.:#-]*(?=\S*\d)[A-Z\d/-]+\s*[)\]]?/giu;

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

/** The registration alone of a text that says more beside it: "EP-MNF (Mahan Air)", "Airbus A340-642 Reg. YV3531"; null for any other text. */
export function registrationAlone(text: string): string | null {
  if (text.length > LONGEST || !/[\dА-Я-]|[A-Z]{3}/u.test(text)) return null;
  const plain = text.replace(OF_MAKER, ' ');
  const isBesideType = TYPE.test(text) || CALLED.test(text);
  const found = new Set(plain.match(isBesideType ? BESIDE_TYPE : REGISTRATION));
  const [registration] = found;
  if (registration === undefined || found.size > 1 || registration === text.trim()) return null;
  const isSaid = isBesideType || AIRCRAFT.test(text);
  return isSaid || BESIDE.test(plain.replace(registration, ' ')) ? registration : null;
}
