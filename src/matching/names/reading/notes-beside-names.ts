/**
 * What clerks, payments and spreadsheets write beside a name in the same field: "PAYMENT TO VIKTOR ORLOV / INV 2291", "Orlov, Viktor
 * (DECEASED 10/2021)", "LN: ORLOV FN: VIKTOR". None of it is said of anybody by a list as his name.
 */

/** What moves money to or from whoever is named behind it. */
const PAYMENT =
  '(?:(?:wire|bank|money|salary|rent|loan|invoice|advance|partial|final|full|monthly|outgoing|incoming)\\s+)*' +
  '(?:payment|pmt|pymt|paymt|transfer|trf|tfr|remittance|refund|repayment|reimbursement|donation|wire)\\s+(?:to|for|from|in favou?r of|on behalf of)';
/** For whom or by whose order it is done. */
const ON_BEHALF =
  '(?:acct|account|acc|a\\/c) of|by order of|(?:acting )?(?:on|in) behalf of|in favou?r of|in the name of|for the (?:account|benefit) of|pay(?:able)? to(?: the order of)?|to the order of|i\\/?f\\/?o|b\\/o|o\\/b\\/o|c\\/o|f\\/?b\\/?o';
/** Whose goods and debts are left behind: the names are those of the party all the same. */
const LEFT_BEHIND = '(?:the )?(?:estate|heirs?) of(?: the late)?';
const HELD_AS =
  'trustees?|directors?|managers?|owners?|signator(?:y|ies)|shareholders?|u\\.?b\\.?o\\.?|(?:ultimate )?beneficial owners?|chairman|applicant|borrower|guarantor|buyer|seller|consignee|consignor|shipper|vendor|supplier|contractor|employee|passenger|insured|debtor|creditor|subject|individual|entity|person';
const MONTHS =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const IN_FRONT = new RegExp(
  `^\\s*(?:(?:${PAYMENT}|${ON_BEHALF}|${LEFT_BEHIND})\\s+(?:(?:mr|mrs|ms|messrs|m\\/s)\\.?\\s+)?|(?:${HELD_AS})\\s*[:=]+\\s*|(?:account|acct|a\\/c|file|case)\\s+(?:closed|blocked|frozen|dormant|opened)\\s*[-–—:]+\\s*|(?:salary|wages?|payroll|rent|loan repayment|pension|dividends?)\\s+(?:(?:for|to|of)\\s+|(?=.*${MONTHS}\\s+(?:19|20)\\d{2}\\s*$))|c[efot]o\\s+(?=\\p{L}+\\s+\\p{L}+\\s*$)|(?:name unknown,?\\s*)?(?:possibly|probably|presumably|suspected|allegedly)\\s+|#\\s?\\d{1,4}[.):]\\s+|\\d{1,4}\\)\\s+)(?=\\S{2})`,
  'iu',
);

/** An invoice, a contract or a reference, by its number, and all that follows. */
const NUMBERED =
  '(?:inv(?:oice)?|ref(?:erence)?|contract|agreement|dogovor|договору?|сч[её]ту?|контракту?|rechnung|facture|fattura|factura|fatura)';
const BEHIND = [
  // The characters of a Chinese name by their numbers in telegrams.
  /(?<=\p{L}{2}\s+\p{L}{2}[\p{L}'-]*)(?:[\s,;/(]+\d{4}){2,4}\)?\s*$/u,
  /[\s,;/(–—-]+(?:acct?|account|a\/c|card)\.?\s+(?:ends?|ending)(?:\s+(?:in|with))?\s*[\d*x]+\s*\)?$/iu,
  /\s*[([]\s*p\.?o\.?a\.?\s*[)\]]\s*$/iu,
  new RegExp(
    `[\\s,;/(\\[–—-]+${NUMBERED}\\.?(?:\\s*(?:no|nr|num|number|#|№)\\.?)?[\\s.:#№]*(?=\\S*\\d)\\S.*$`,
    'iu',
  ),
  new RegExp(`(?<!\\d)[\\s,;/(\\[–—-]+(?:for\\s+)?${MONTHS}\\s+(?:19|20)\\d{2}\\s*$`, 'iu'),
  /[\s,;/(–—-]*(?:tel|phone|mob(?:ile)?|cell|fax|тел)\.?[\s:]*\+?\d[\d\s().-]{5,}$/iu,
  /[\s,;/(–—-]+\+\d[\d\s().-]{7,}$/u,
  /[\s,;/(–—-]*<?[\w.+-]+@[\w-]+(?:\.[\w-]+)+>?\s*$/u,
  /\s*,\s*(?:aged?\s+)?\d{1,2}(?:\s+years?(?:\s+old)?|\s*y\.?o\.?)\s*$|\s*,\s*aged?\s+\d{1,2}\s*$/iu,
  /\s+as\s+(?:(?:an?|the)\s+)?(?:trustee|director|guarantor|agent|nominee|owner|shareholder|signatory)\s*$/iu,
  /\s+[-–—]\s+(?:duplicate|closed|blocked|frozen|director|owner|shareholder|ceo|ubo|pep|on hold|do not pay)\s*$/iu,
  /\s*,\s*(?:ceo|cfo|coo|ubo|pep|director|chairman|president|owner|shareholder|trustee|(?:an?\s+|the\s+)?(?:\p{L}+\s+){0,2}(?:politician|businessman|businesswoman|oligarch|entrepreneur|terrorist|citizen|national|banker|hacker|arms dealer|warlord|militant))\s*$/iu,
];

const STATUS =
  '(?:ultimate )?beneficial owner|u\\.?b\\.?o\\.?|pep|rca|sanctioned|sdn|account (?:closed|blocked|frozen)|closed|blocked|frozen|duplicate|do not pay|on hold|hold|un(?:confirmed|verified)|verified|possibly|in (?:his|her|their|its) own name|director|owner|shareholder|signatory|trustee|\\?+';
/** Whose relative he is: nothing of it is his own name. */
const RELATIVE =
  '(?:(?:half|step|elder|younger|twin)[\\s-])?(?:brother|sister|son|daughter|wife|husband|father|mother|cousin|nephew|niece|uncle|aunt|widow|spouse|(?:father|mother|brother|sister|son|daughter)[\\s-]in[\\s-]law)\\s+of\\s';
const DEATH = '(?:deceased|dead|died|killed)[\\s:,][^()\\[\\]]*\\d[^()\\[\\]]*';
const IN_BRACKETS = new RegExp(
  `\\s*[(\\[]\\s*(?:(?:${STATUS})|${RELATIVE}[^()\\[\\]]+|${DEATH})\\s*[)\\]]`,
  'giu',
);

/** Which of his names it is: "LN: ORLOV FN: VIKTOR", "Orlov (surname) Viktor (given name)". */
const WHICH = '(?:last|first|family|given|middle|fore|sur|christian)[\\s-]?names?';
const NAMED = new RegExp(
  `[(\\[]\\s*(?:${WHICH})\\s*[)\\]]|(?<!\\p{L})(?:${WHICH}|[lfm]n)\\s*[:=]+\\s*|(?<=\\p{L})\\s*[(\\[]\\s*(?:patronymic|maiden name)\\s*[)\\]]`,
  'giu',
);

/** What stands for a name that nobody knew, in files of the United States: "FNU Wahyudi", "Mohammed (LNU)", "John NMN Smith". */
const UNKNOWN_NAME =
  /(?<=\p{L}[\s,]*)[\s,([]+(?:[fl]nu|n[fml]n|nmi)[\s,)\]]*$|(?<=^|\s)[([]?(?:[fl]nu|n[fml]n|nmi)[\])]?,?\s+(?=\p{L})/giu;
const SOME_UNKNOWN_NAME = /(?<!\p{L})(?:[fl]nu|n[fml]n|nmi)(?!\p{L})/iu;

const SOME_NOTE =
  /\b(?:to|from|for|of|by|as)\b|[:=#@+([]|\/o\b|\bifo\b|\d|\b(?:salary|wages?|payroll|rent|repayment|pension|dividends?|c[efot]o|possibly|probably|presumably|suspected|allegedly|closed|blocked|frozen|duplicate|director|owner|shareholder|ubo|pep|hold|pay)\b|,/iu;
const LEAST_LEFT = /\p{L}{2}\S*\s+\S*\p{L}{2}|\p{L}{4}/u;

/** A name without what was noted beside it; a text without notes as it is. */
export function withoutNotes(text: string): string {
  return withoutRemarks(
    SOME_UNKNOWN_NAME.test(text) ? text.replace(UNKNOWN_NAME, ' ').replace(/\s+/gu, ' ').trim() : text,
  );
}

function withoutRemarks(text: string): string {
  if (!SOME_NOTE.test(text)) return text;
  let plain = text.replace(NAMED, ' ').replace(IN_BRACKETS, '').replace(IN_FRONT, '');
  for (const note of BEHIND) plain = plain.replace(note, '');
  return plain !== text && LEAST_LEFT.test(plain) ? plain.replace(/\s+/gu, ' ').trim() : text;
}
