/**
 * What a record says of a party in the same field as its name: "Ali Mamlouk DOB 19 Feb 1946", "Lady R (flag: Russia)", "Ivan Petrov,
 * passport no. 4510 123456". Identifiers are read from the whole text elsewhere.
 */

const MONTH =
  '(?:jan|feb|mar|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|ene|abr|ago|dic|fév|fev|avr|aoû|déc|янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)\\p{L}*\\.?';
/** A year, with a day and a month before or after it or without. */
const DATE = `(?:\\d{1,2}[./-]\\d{1,2}[./-]\\d{2}(?!\\d)|(?:(?:circa|ca?\\.|approximately|about)\\s*)?(?:(?:\\d{1,2}|${MONTH})(?:st|nd|rd|th)?[\\s./,-]{0,2}){0,2}(?:1[89]|20)\\d{2}(?:[\\s./-]{1,2}(?:\\d{1,2}(?!\\d)|${MONTH})){0,2}(?:\\s*г\\.?(?!\\p{L}))?)`;
const BORN =
  '(?:d\\.?\\s?o\\.?\\s?b\\.?|y\\.?o\\.?b\\.?|date of birth|birth ?date|year of birth|born(?: on| in| circa)?|b\\.|née? le|nacid[oa](?: el| en)?|geb(?:oren|\\.)?(?: am)?|nat[oa] il|дата рождения|г\\.\\s?р\\.|родился|родилась|род\\.)';
const BIRTH = new RegExp(
  `[\\s,;(（\\[/-]+${BORN}[\\s:]*${DATE}(?:\\s*[)）\\]])?|[\\s,;(（]+${DATE}\\s*(?:г\\.\\s?р\\.|года? рождения)`,
  'giu',
);

/** Documents and the like, by what they are called; the number has a digit. */
const NUMBERED =
  '(?:passports?|passport (?:no|number|nr)|national id(?:entity)?(?: card)?|identity card|id card|id (?:no|number)|tax id(?: no)?|registration (?:no|number)|паспорт|mmsi|call ?sign|инн|огрн|снилс)';
const NUMBER = new RegExp(
  `[\\s,;(（\\[/-]+${NUMBERED}\\.?[\\s:#№.]*(?:\\p{Lu}{2,3}[\\s-])?(?=\\S*\\d)(?=[\\p{L}\\d/-]{5}|\\d+\\s\\d{4})[\\p{L}\\d/-]+(?:\\s\\d+)*(?:\\s*[)）\\]])?`,
  'giu',
);

/** Traits that a colon or a bracket shows to be none of the name. */
const TRAIT =
  '(?:flag|nationality|citizenship|citizen of|gender|sex|country|pob|place of birth|vessel type|type|флаг|гражданство)';
const WITH_COLON = new RegExp(`[\\s,;(（\\[/-]+${TRAIT}\\s*[:=]\\s*[^,;()（）\\[\\]]*[)）\\]]?`, 'giu');
const IN_BRACKETS = new RegExp(`\\s*[(（\\[]\\s*${TRAIT}\\s[^,;()（）\\[\\]]*[)）\\]]`, 'giu');

/** The country of a person or a firm behind a comma, by the letters that it is cut short to: "Thomas Lubanga, DRC". */
const COUNTRY_IN_LETTERS =
  /(?<=\p{L}{2}\S*\s+\p{L}{2}\S*),\s*(?:DRC|D\.?R\.? ?Congo|DPRK|PRC|ROK|UAE|U\.A\.E\.|KSA|USA|U\.S\.A\.|UK|U\.K\.|RSA|CAR|RF)\s*$/u;

/** Whom a list or a contract means beside a firm: "Rostec and its subsidiaries". */
const DEPENDANTS =
  /[\s,;(]+(?:and|&|et|y|e|und|и|та)\s+(?:all\s+)?(?:(?:of\s+)?(?:its|their|ses|sus|suas|ihre|его|ее|её|його|її)\s+)?(?:subsidiar(?:y|ies)|affiliates?|affiliated (?:companies|entities)|subsidiary (?:companies|entities)|filiales|afiliadas|tochtergesellschaften|дочерни[емх]+(?: \p{L}+)?|дочірні(?: \p{L}+)?)[\s)]*$/iu;

/** How it stands with a firm, behind its name, or in front in Turkish: "Olympia S.A. en liquidación". */
const ENDED =
  /[\s,;([-]+(?:in (?:(?:voluntary|compulsory|provisional) )?liquidation|in (?:administration|receivership|bankruptcy)|under (?:liquidation|receivership|administration)|i\.\s?l\.|in liqu\.|en liquidaci[oó]n|en liquidation(?: judiciaire)?|em (?:liquidaç[aã]o|liquidacao)|in (?:liquidazione|fallimento)|w (?:likwidacji|upadłości)|v likvidac[ií]i?|u (?:likvidaciji|stečaju)|v stečaju|в (?:стадии )?(?:ликвидации|банкротства)|(?:у стадії|в процесі|в) ліквідації|în lichidare|(?:felszámolás|végelszámolás) alatt)[\s)\].]*$/iu;
/** What firms of Belarus and Russia are to their group: "OJSC Radar - managing company of Radar Systems Holding". */
const MANAGES_HOLDING =
  /\s*[-–—,(]\s*(?:the\s+)?(?:manag(?:ing|ement)|parent|head) company of (?:the )?\S.{0,70}?\bholding\b.{0,40}$|\s*[-–—,(]\s*управляющая компания (?:холдинга|группы).{0,80}$/iu;
/** That its bearer is dead: "Ivan Petrov (deceased)". */
const DEAD =
  /\s*[(（[]\s*(?:deceased|dead|late|killed|died|reportedly (?:killed|deceased)|ум[её]р|погиб|помер|décédé|fallecido|falecido|verstorben|deceduto|zmarły|öldü|متوفى|متوفي|死亡)(?:[\s:,][^()]*)?[)）\]]\s*$/iu;
const ENDED_IN_FRONT = /^\s*tasfiye halinde\s+(?=\p{L})/iu;

/** The country of a firm behind its legal form, as registers of ships have it: "Star Ship Management Ltd-BZE". */
const COUNTRY_OF_OWNER =
  /(?<=\s(?:L[Tt][Dd]|L(?:imited|IMITED)|I[Nn][Cc]|C(?:orp|ORP)|C[Oo]|SA|LLC|G[Mm][Bb]H|AG|AS|BV|NV|P[Tt][Ee]|JSC|S[Rr][Ll]|S[Pp]A)\.?)\s?-\s?[A-Z]{3}\s*$/u;

/** What a payment or a form says in front of a name, and the number of an account behind it: "Beneficiary: Rosoboronexport". */
const LABEL =
  /^\s*(?:(?:attn|attention|beneficiary(?: name)?|bene(?:f|ficiaire)?|beneficiario|benef\.|acc(?:oun)?t(?:\.| name| holder)|account name|a\/c name|remitter|ordering customer|payee|payer|originator|sender|receiver|(?:full |customer |company |client )?name|customer|client|получатель|плательщик|отправитель|фио|имя)\s*[:=]+|(?:acc(?:oun)?t name|account holder|[cbof]\/[ob]|fao|f\.a\.o\.)(?=\s))\s*(?=\S{2})/iu;
const ACCOUNT =
  /[\s,;(-]+(?:a\/c|acc(?:oun)?t\.?|account|iban|р\/с|счет)(?:\s*(?:no|nr|number|№)\.?)?[\s:.#]*(?:[A-Z]{2}\d{2})?\d[\d\s-]{5,}\)?\s*$/iu;
/** The street of a firm behind a comma: "Rosoboronexport, 27 Stromynka Str, Moscow". */
const STREET =
  /(?<=\p{L}{3}\S*),\s*(?:(?:no\.?|d\.|д\.)?\s*\d+[\p{L}\d/-]*,?\s+(?:\p{L}[\p{L}.'’-]*\s+){1,3}(?:street|str|st|avenue|ave|road|rd|lane|boulevard|blvd|embankment|emb|square|sq|highway|hwy)\b|(?:ul|ulitsa|улица|ул|prospekt|prospect|пр(?:осп)?|calle|rue|via|av(?:enida)?|carrera)\.?\s+\p{L}).*$/iu;

/** How large or how long a ship is, and whose flag she flies: "Wise Honest 17,000 DWT". */
const OF_SHIP =
  /[\s,;(（[]+(?:\d[\d.,]*\s?(?:DWT|GRT|GT|TEU|LOA)|\d{2,3}(?:[.,]\d)?\s?m(?:et(?:re|er)s?)?|flag(?:ged)?(?:\s\p{Lu}[\p{L}-]+){1,2})(?!\p{L})[\s)）\].]*$/u;

const SOME_DETAIL =
  /d\.?\s?o\.?\s?b|y\.?o\.?b|birth|born|b\.|n[ée]e? le|nacid|geb|nat[oa] il|рожден|р\.|роди|род\.|passport|\bid\b|identity|registration|паспорт|mmsi|call ?sign|инн|огрн|снилс|flag|nationality|citizen|gender|sex|country|pob|type|флаг|гражданство/iu;
const SOME_SIZE = /DWT|GRT|GT|TEU|LOA|\dm| m|flag/u;
const SOME_DEPENDANT = /subsidiar|affiliate|filiale|afiliada|tochterges|дочерн|дочірн/iu;
const SOME_END =
  /company of|управляющая|deceased|dead|late|killed|died|ум[её]р|погиб|помер|décédé|fallecid|falecid|verstorben|deceduto|zmarły|öldü|متوف|死亡|liqu|likv|likw|lichid|ликвид|ліквід|банкрот|administration|receiver|bankrupt|i\.\s?l\.|fallim|upad|steč|alatt|tasfiye/iu;
const LEAST_LEFT = /\p{L}{2}/u;

/** Most texts have neither a label nor an account nor a street. */
const SOME_PAYMENT = /[:=/,]|acc(?:oun)?t|iban|fao|f\.a/iu;
const withoutPayment = (text: string): string => {
  const plain = text.replace(LABEL, '').replace(ACCOUNT, '').replace(STREET, '');
  return LEAST_LEFT.test(plain) ? plain : text;
};

/** A name without its bearer's dates, documents and traits, and without what became of it; a text that has no others as it is. */
export function withoutDetails(written: string): string {
  const text = SOME_PAYMENT.test(written) ? withoutPayment(written) : written;
  const owner = text.includes('-') ? text.replace(COUNTRY_OF_OWNER, '') : text;
  const ship = SOME_SIZE.test(owner) ? owner.replace(OF_SHIP, '') : owner;
  const bare = ship.includes(',') ? ship.replace(COUNTRY_IN_LETTERS, '') : ship;
  if (!SOME_DETAIL.test(bare) && !SOME_DEPENDANT.test(bare) && !SOME_END.test(bare)) return bare;
  const plain = bare
    .replace(DEPENDANTS, '')
    .replace(ENDED, '')
    .replace(MANAGES_HOLDING, '')
    .replace(DEAD, '')
    .replace(ENDED_IN_FRONT, '')
    .replace(BIRTH, ' ')
    .replace(NUMBER, ' ')
    .replace(WITH_COLON, ' ')
    .replace(IN_BRACKETS, ' ')
    .trim();
  return LEAST_LEFT.test(plain) ? plain : bare;
}
