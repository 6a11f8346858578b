/**
 * The kind of a ship beside her name, in many languages: "теплоход «Спарта»", "ناوشکن سهند". It becomes the prefix of a motor vessel, or of
 * a motor tanker, which is written or not.
 */

/** "M/V", "M.T." and the like before the name of a ship are one word each; "S. V. Lavrov" has two initials. */
const PREFIX = /^\s*(?<kind>[MSF]|L[PN]G)(?:\/\s?|\.)(?<of>[VTYSC])\.?\s+/iu;

/** Motor yachts and sailing yachts, which of those called by one letter are told from one another: "Sailing Yacht A" is not "Motor Yacht A". */
const OF_ONE_LETTER = /^\s*(?:S\/Y|sailing[ -]yacht|парусная яхта)\.?\s+(?=\p{Lu}\s*$)/iu;
const YACHT =
  /^\s*(?:[SM]\/Y|(?:sailing|motor)[ -]yacht|(?:парусная|моторная) яхта)\.?\s+(?=["«“„]?[\p{Lu}\p{N}])/iu;

/** Those that nothing else is called by, whatever capitals they have. */
const BEYOND_DOUBT =
  /^\s*(?:(?<vessel>motor ?(?:vessel|ship|yacht)|(?:super|mega) ?yacht|pipe-?lay(?:er|(?:ing)? (?:barge|vessel|ship))|fsru|fpso|drill ?ship|jack-?up rig|teplokhod|теплоход|теплохід)|motor ?tanker|танкер)\s+(?=["«“„]?[\p{Lu}\p{N}])/iu;

/** Prefixes of yachts, of navies and of very large tankers, in capitals before a name that is not. */
const OF_NAVIES =
  /^\s*(?:[MS]Y|IRIS|IRINS|RFA|USNS|USCGC|ROKS|HMAS|HMCS|HMNZS|HDMS|HNLMS|TCG|(?<tanker>VLCC|ULCC))\s+(?=["“]?\p{Lu}\p{Ll})/u;

const ofTankers =
  'tanker|(?:crude )?oil tanker|chemical tanker|product tanker|LNG tanker|gas carrier|LNG carrier|спг-танкер|нефтяной танкер|нефтеналивной танкер|газовоз|pétrolier|petrolero|buque tanque|buque petrolero|petroliera|navio-tanque|petroleiro|Tankschiff|Öltanker|نفتکش|ناقلة (?:ال)?نفط|ناقلة النفط|ناقلة|الناقلة|δεξαμενόπλοιο';
const ofOthers =
  'vessel|ship|cargo (?:ship|vessel)|container ?ship|bulk carrier|general cargo ship|fishing vessel|research vessel|tug|tugboat|yacht|trawler|ferry|icebreaker|barge|frigate|corvette|destroyer|cruiser|submarine|aircraft carrier|battleship|warship|' +
  'сухогруз|контейнеровоз|балкер|пароход|паром|буксир|ледокол|атомный ледокол|атомоход|крейсер|ракетный крейсер|тяжёлый авианесущий крейсер|фрегат|корвет|эсминец|сторожевой корабль|подводная лодка|атомная подводная лодка|линкор|баржа|' +
  'трубоукладчик|трубоукладочная баржа|трубоукладочное судно|траулер|яхта|катер|судно|корабль|научно-исследовательское судно|гидрографическое судно|исследовательское судно|разведывательный корабль|большой десантный корабль|большой противолодочный корабль|малый ракетный корабль|авианосец|' +
  'navire|cargo|chalutier|paquebot|frégate|remorqueur|buque|carguero|fragata|remolcador|nave|navio|Frachtschiff|Frachter|Containerschiff|Schlepper|Fregatte|statek|tàu|πλοίο|φορτηγό';

/** Abbreviations of Russian, which only a name in quotation marks shows to be no other. */
const SHORT = 'ТАРКР|ТАРК|РКР|МРК|СКР|МПК|АПЛ|ПЛ|НИС|РТК|ГС|ССВ|ПМ|МБ|ТР';

/** A kind in small letters before a name with a capital, or any before one in quotation marks. */
const IN_SMALL_LETTERS = new RegExp(
  `^\\s*(?:(?<tanker>${ofTankers})|${ofOthers}|ТАВКР|БПК|БДК)\\s+(?=["«“„]?\\p{Lu})`,
  'u',
);
const BEFORE_QUOTATION = new RegExp(
  `^\\s*(?:(?<tanker>${ofTankers})|${ofOthers}|${SHORT})\\s+(?=["«“„])`,
  'iu',
);

/** The same with a capital before a short name that says nothing of a firm: "Tanker St. Nicolas", not "Tanker Pacific Management". */
const WITH_CAPITAL =
  /^\s*(?:(?<tanker>(?:Oil |Chemical |Product )?Tanker)|Vessel|Ship|Tugboat|Bulk [Cc]arrier|Cargo [Ss]hip|Container [Ss]hip)\s+(?=["“]?\p{Lu})(?!.*(?<!\p{L})(?:co|company|corp|ltd|llc|inc|sa|pacific|international|shipping|management|trading|services?|operators?|holdings?|group|fleet|owners?|investments?|agency|agencies|brokers?|crew|supply|chandlers?|repairs?|finance|marine|maritime|of)(?!\p{L}))(?=(?:\S+\s*){1,3}$)/iu;

/** In scripts without capitals; "کشتی سازی" is shipbuilding, "کشتی رانی" shipping. */
const IN_ARABIC_LETTERS =
  /^\s*(?:(?<tanker>نفتکش|ناقلة (?:ال)?نفط|(?:ال)?ناقلة)|ناوشکن|ناوچه|ناو ?بندر|ناو|رزمناو|زیردریایی|یدک‌?کش|شناور|کشتی|(?:ال)?سفينة|(?:ال)?باخرة|(?:ال)?فرقاطة|(?:ال)?مدمرة|(?:ال)?غواصة|(?:ال)?يخت|(?:ال)?قاطرة|حاملة الطائرات)\s+(?=\p{Script=Arabic})(?!سازی|رانی|(?:ها|های)(?!\p{L})|گروه|شکن|بندر)/u;
const IN_HANGUL = /^\s*(?:(?<tanker>유조선)|화물선|무역선|선박|여객선)\s+(?=\p{Script=Hangul})/u;
const IN_HAN =
  /^\s*(?:(?<tanker>(?:大型)?[油邮]轮\s)|货轮\s|貨輪\s|航母|航空母舰|驱逐舰|护卫舰)\s*(?=\p{Script=Han}{2})/u;

/** "辽宁舰", "远望七号": what closes the name of a ship, and her number. */
const WARSHIP = /(?<=^\s*(?:MV )?\p{Script=Han}{2,5})(?<![油邮郵货貨])[舰艦轮輪](?=\s*$)/u;
const NUMBERED =
  /(?<=^\s*(?:MV )?\p{Script=Han}{2,5}?)(?<number>[一二三四五六七八九]|十[一二三四五六七八九]?)[号號][轮輪船舰艦]?(?=\s*$)/u;
const DIGITS = '〇一二三四五六七八九';

/** Behind the name in Turkish: "Yavuz sondaj gemisi". */
const IN_TURKISH =
  /(?<=\p{L})\s+(?:(?:sismik|araştırma|sondaj|savaş|yük|kargo|petrol|LNG)\s+)*(?:gemisi|tankeri|feribotu|römorkörü)\s*$/iu;

/** "Lu Rong Yu Yun Hao 56": what Chinese says before the number of a ship, or behind it. */
const NUMBER_IN_PINYIN =
  /(?<=^\s*(?:M[VT] )?(?:\p{L}{2,6}\s+){1,4}\p{L}{2,6})\s+hao(?=\s+\d{1,5}\s*$)|(?<=^\s*(?:M[VT] )?(?:\p{L}{2,6}\s+){1,5}\d{1,5})\s+hao(?=\s*$)/iu;

/** The same in Korean, where it follows the number: "Ryesonggang No. 1 Ho". */
const NUMBER_IN_KOREAN = /(?<=\p{L}{3}.*\d)[\s-]?ho(?=\s*$)/iu;

/** What all of these have, without which they are not looked for at every letter of a text. */
const SHIP_IN_HAN = /[舰艦轮輪号號]/u;
const SHIP_IN_TURKISH = /gemisi|tankeri|feribotu|römorkörü/iu;
const HAO = /\shao(?!\p{L})/iu;
const HO = /\d[\s-]?ho\s*$/iu;

const BEFORE = [
  BEYOND_DOUBT,
  OF_NAVIES,
  IN_SMALL_LETTERS,
  BEFORE_QUOTATION,
  WITH_CAPITAL,
  IN_ARABIC_LETTERS,
  IN_HANGUL,
  IN_HAN,
];

function numberOf(characters: string): number {
  const ones = DIGITS.indexOf(characters.at(-1) ?? '');
  return (characters.startsWith('十') ? 10 : 0) + Math.max(0, ones);
}

/** A text with the kind of ship before her name as "MV" or "MT"; other texts as they are. */
export function unifyKindOfShip(text: string): string {
  const prefixed = text.replace(OF_ONE_LETTER, 'SY ').replace(YACHT, 'MV ').replace(PREFIX, '$<kind>$<of> ');
  const ofHan = SHIP_IN_HAN.test(prefixed)
    ? prefixed.replace(WARSHIP, '').replace(NUMBERED, (_, number: string) => ` ${String(numberOf(number))}`)
    : prefixed;
  const turkish = SHIP_IN_TURKISH.test(ofHan) ? ofHan.replace(IN_TURKISH, '') : ofHan;
  const pinyin = HAO.test(turkish) ? turkish.replace(NUMBER_IN_PINYIN, '') : turkish;
  const plain = HO.test(pinyin) ? pinyin.replace(NUMBER_IN_KOREAN, '') : pinyin;
  for (const kind of BEFORE) {
    const found = kind.exec(plain);
    if (found === null) continue;
    const { tanker, vessel } = found.groups ?? {};
    const isTanker = tanker !== undefined || (kind === BEYOND_DOUBT && vessel === undefined);
    return `${isTanker ? 'MT' : 'MV'} ${plain.slice(found[0].length)}`;
  }
  return plain;
}
