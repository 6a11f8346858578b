import type { Identification, Wallet } from '../../domain/listed-party.ts';
import { resolveCountry } from '../../countries/countries.ts';
import { uniqueBy, uniqueIdentifications } from '../record-parts.ts';

interface NumberRule {
  readonly type: string;
  /** The label, as a regular expression source; upper and lower case are one unless `exactCase`. */
  readonly label: string;
  /** What the number looks like; `ANY_NUMBER` when not given. */
  readonly number?: string;
  readonly exactCase?: boolean;
  /** True when the label alone is too common a word: `number`, `no.` or a colon must follow. */
  readonly marked?: boolean;
}

/** A word with a digit, a letter prefix before it (`OB 0243318`) and a dashed group after it (`CH-2 17-0-431-423-3`). */
const ANY_NUMBER =
  '(?:[A-ZА-Я]{1,3}\\s(?=\\d))?(?=[^\\s,;]*\\d)[\\p{L}\\p{N}](?:[\\p{L}\\p{N}./№-]*[\\p{L}\\p{N}])?(?:\\s\\d+(?:-\\d+)+)?';
const TAX = '(?:[A-Z]{2,3}[ -]?)?\\d[\\d.-]{4,18}\\d';

/** Labelled numbers that publishers write into free text; the first rule that takes a stretch of text has it. */
const RULES: readonly NumberRule[] = [
  { type: 'IMO number', label: 'IMO(?:\\s+(?:ship|company|identification))*', number: '\\d{7}(?!\\d)' },
  { type: 'MMSI', label: 'MMSI', number: '\\d{9}(?!\\d)' },
  {
    type: 'SWIFT/BIC',
    label: '(?:S\\.?W\\.?I\\.?F\\.?T\\.?|Swift|BIC)(?:\\s*/\\s*(?:BIC|SWIFT))?',
    number: '[A-Z]{4}\\s?[A-Z]{2}\\s?[A-Z0-9]{2}(?:\\s?[A-Z0-9]{3})?(?![\\p{L}\\p{N}])',
    exactCase: true,
  },
  { type: 'LEI', label: 'LEI|Legal Entity Identifier', number: '[A-Z0-9]{18}\\d{2}(?![A-Z0-9])' },
  { type: 'UNP/INN', label: 'УНН\\/ИНН|УНП\\/ИНН', number: '\\d{9,12}(?!\\d)' },
  { type: 'INN', label: 'I\\.?N\\.?N|ИНН', number: '\\d{12}(?!\\d)|\\d{10}' },
  { type: 'UNP', label: 'UNP|UNN|УНП|УНН', number: '\\d{9}' },
  { type: 'OGRN', label: 'OGRN(?:IP)?|P?SRN|ОГРН(?:ИП)?', number: '\\d{15}(?!\\d)|\\d{13}' },
  { type: 'KPP', label: 'KPP|КПП', number: '\\d{9}' },
  { type: 'OKPO', label: 'OKPO|ОКПО', number: '\\d{10}(?!\\d)|\\d{8}' },
  { type: 'BIN', label: 'BIN|IIN|БИН', number: '\\d{12,13}', exactCase: true },
  {
    type: 'Unified Social Credit Code',
    label: 'Unified Social Credit(?:\\s+(?:Code|Identifier))?|USCC|USCI',
    number: '[0-9A-Z]{15,18}(?![0-9A-Z])',
  },
  { type: 'USREOU', label: 'USREOU|EDRPOU|ЄДРПОУ', number: '\\d{7,8}(?!\\d)' },
  { type: 'D-U-N-S number', label: 'D-?U-?N-?S', number: '\\d{2}-?\\d{3}-?\\d{4}(?!\\d)' },
  { type: 'VAT number', label: 'VAT(?:\\s+registration)?', number: TAX },
  { type: 'PESEL', label: 'PESEL', number: '\\d{11}(?!\\d)' },
  { type: 'KRS', label: 'KRS', number: '\\d{5,10}(?!\\d)' },
  { type: 'NIP', label: 'NIP', number: '(?:PL)?\\d{3}[- ]?\\d{2,3}[- ]?\\d{2}[- ]?\\d{2,3}(?!\\d)' },
  { type: 'REGON', label: 'REGON', number: '\\d{7,14}(?!\\d)' },
  {
    type: 'Fiscal code',
    label: '(?:Italian\\s+)?fiscal\\s+code|codice fiscale|code fiscal',
    number: '[A-Z0-9]{8,16}',
  },
  {
    type: 'Tax number',
    label:
      "TIN(?:\\s*\\([^)]*\\))?|(?:national\\s+)?tax(?:payer)?(?:\\s*['’]s)?(?:\\s+(?:identification|identifier|ID|registration|reference))*(?:/INN)?",
    number: TAX,
  },
  { type: 'Social Security Number', label: 'SSN|Social Security', number: '\\d{3}-?\\d{2}-?\\d{4}(?!\\d)' },
  { type: 'Passport', label: 'passports?', marked: true },
  { type: 'Travel document', label: 'travel document|laissez-passer', marked: true },
  {
    type: 'National identification number',
    label:
      "(?:national|personal|civil|identity|identification|residency|military)(?:\\s+(?:identification|identity|ID|insurance|card|document))+(?:\\s*\\([^)]{1,30}\\))?|national\\s+(?=number|no\\b)|tazkira|c[eé]dula|ID(?:\\s+card)?|carte d['’]identit[eé]",
    marked: true,
  },
  { type: "Driver's licence", label: "driv(?:ing|er['’]?s?)\\s+licen[cs]e", marked: true },
  { type: 'Licence', label: '(?:\\p{L}+\\s+)?licen[cs]e', marked: true },
  {
    type: 'Registration number',
    label:
      '(?:(?:business|company|commercial|trade|entity|state|enterprise|legal entity|national|main)\\s+)*(?:registration|registered|registry|register|reg\\b\\.?|CR\\b|company)(?:\\s+company)?(?:\\s+(?:ID|identification))?',
    marked: true,
  },
  {
    type: 'Registration number',
    label:
      '(?:numer\\p{L}*|nr)\\s+rejestrow\\p{L}+|(?:numer\\p{L}*|nr)\\s+identyfikacyjn\\p{L}+|rejestr\\s+handlowy',
  },
  {
    type: 'Identification number',
    label: 'UID|CH-ID|CVR|SIREN|SIRET|RCS|CUI|CNPJ|RUC|NIT|RIF|RFC|CIN',
    exactCase: true,
  },
];

const MARK = '(?:\\s*(?:numbers?|nos?\\b\\.?|nr\\b\\.?|n°|№|codes?|\\(s\\)))';
const SEPARATOR = '\\s*[:#.=–—-]?\\s*';

const PATTERNS = RULES.map((rule) => ({
  type: rule.type,
  pattern: new RegExp(
    `(?<!\\p{L})\\(?(?:${rule.label})\\)?` +
      (rule.marked === true ? `(?:${MARK}+${SEPARATOR}|\\s*[:#]\\s*)` : `${MARK}*${SEPARATOR}`) +
      `(${rule.number ?? ANY_NUMBER})`,
    rule.exactCase === true ? 'gu' : 'giu',
  ),
}));

interface FoundNumber {
  readonly start: number;
  readonly end: number;
  readonly identification: Identification;
}

/** Longer free text is an attack; the longest of a publisher is 12,000 characters. */
const MAX_TEXT = 100_000;

function findNumbers(longText: string): readonly FoundNumber[] {
  const text = longText.slice(0, MAX_TEXT);
  const found: FoundNumber[] = [];
  for (const { type, pattern } of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((other) => start < other.end && other.start < end)) continue;
      const country = countryAround(text, start, end);
      found.push({ start, end, identification: { type, number: match[1] ?? '', country, note: '' } });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** The country in brackets after a number, `(Belarus)`, or in the words before its label, `Pakistan National Tax Number`. */
function countryAround(text: string, start: number, end: number): string {
  const bracket = /^\s*\(([^()]{2,60})\)/u.exec(text.slice(end))?.[1];
  if (bracket !== undefined && resolveCountry(bracket) !== null) return bracket;
  const words = text
    .slice(Math.max(0, start - 60), start)
    .trimEnd()
    .split(/\s+/u);
  for (const count of [3, 2, 1]) {
    const before = words
      .slice(-count)
      .join(' ')
      .replace(/^\p{P}+/u, '');
    if (/^\p{Lu}/u.test(before) && resolveCountry(before) !== null) return before;
  }
  return '';
}

/** The numbers of running text that carry a label this module knows, each once. */
export function labelledNumbers(text: string): readonly Identification[] {
  return uniqueIdentifications(findNumbers(text).map((found) => found.identification));
}

const BARE_NUMBER = /(?<![\p{L}\p{N}])(?=[^\s,;]*\d{4})[\p{L}\p{N}][\p{L}\p{N}./-]*[\p{L}\p{N}]/gu;

/**
 * The numbers of a field that is meant for them: labelled ones by their label, any other word with four digits in a row
 * under `defaultType`; the whole text where nothing of that kind is in it.
 */
export function numbersOfField(text: string, defaultType: string): readonly Identification[] {
  const found = findNumbers(text);
  let rest = text.slice(0, MAX_TEXT);
  for (const { start, end } of found) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  const bare = [...rest.matchAll(BARE_NUMBER)].map((match) => ({
    type: defaultType,
    number: match[0],
    country: countryAround(text, match.index, match.index + match[0].length),
    note: '',
  }));
  const all = [...found.map((one) => one.identification), ...bare];
  return all.length > 0
    ? uniqueIdentifications(all)
    : uniqueIdentifications([{ type: defaultType, number: text, country: '', note: '' }]);
}

const WALLETS: readonly { readonly currency: string; readonly pattern: RegExp }[] = [
  { currency: 'ETH', pattern: /(?<![\p{L}\p{N}])0x[0-9a-fA-F]{40}(?![\p{L}\p{N}])/gu },
  { currency: 'XBT', pattern: /(?<![\p{L}\p{N}])bc1[02-9ac-hj-np-z]{25,71}(?![\p{L}\p{N}])/gu },
  {
    currency: 'XBT',
    pattern: /(?<![\p{L}\p{N}])(?=[a-zA-Z1-9]*[a-zA-Z])[13][1-9A-HJ-NP-Za-km-z]{25,34}(?![\p{L}\p{N}])/gu,
  },
  { currency: 'TRX', pattern: /(?<![\p{L}\p{N}])T[1-9A-HJ-NP-Za-km-z]{33}(?![\p{L}\p{N}])/gu },
];

/** Digital-currency addresses of running text, known by their form. */
export function walletsIn(text: string): readonly Wallet[] {
  const found = WALLETS.flatMap(({ currency, pattern }) =>
    (text.match(pattern) ?? []).map((address) => ({ currency, address })),
  );
  return uniqueBy(found, (wallet) => wallet.address);
}
