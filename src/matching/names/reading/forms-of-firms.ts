/** A legal form as a script writes it, and as it is written in Latin letters. */
type Form = readonly [written: RegExp, form: string];

/** No letter, mark or digit stands right before, and none right behind. */
const whole = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${pattern})(?![\\p{L}\\p{M}\\p{N}])`, 'gu');

/** Letters of Arabic with full stops or spaces between them, in brackets or not: "(ذ.م.م)", "ش م ل". */
const letters = (initials: string): string => `\\(?${[...initials].join('[.\\s]{1,2}')}\\.?\\)?`;

/**
 * Forms that are abbreviated or that frame the name, by script; others are known by their words once they are in Latin letters.
 * Arabic ones are as the company laws of each country call them, with the abbreviation that its firms use in Latin letters.
 */
const FORMS: readonly Form[] = [
  // Hebrew: "בע״מ" (limited), with the sign of an abbreviation or what people type for it.
  [whole('בע["״”“\'׳’]{1,2}\\.?מ|בעמ'), ' Ltd '],
  // Greek: anonymous, limited and private companies.
  [whole('Α\\.?\\s?[ΒΕ]?\\.?\\s?Ε\\.?(?=[\\s,]*$)'), ' S.A. '],
  [whole('Ε\\.?\\s?Π\\.?\\s?Ε\\.?|Ι\\.?\\s?Κ\\.?\\s?Ε\\.?'), ' Ltd '],
  // Arabic: limited ones, then joint stock companies and those of free zones.
  [whole(`${letters('شذمم')}|${letters('ذمم')}`), ' LLC '],
  [whole(`${letters('شمم')}|${letters('شمس')}`), ' JSC '],
  [whole(letters('شمع')), ' PJSC '],
  [whole(letters('شمخ')), ' JSC '],
  [whole(letters('شمل')), ' SAL '],
  [whole(letters('شمك')), ' KSC '],
  [whole(letters('شمق')), ' QSC '],
  [whole(letters('شمب')), ' BSC '],
  [whole(`${letters('ممح')}|${letters('شمح')}`), ' FZE '],
  // Persian.
  [whole('\\(?\\s?سهام[یي] عام\\s?\\)?'), ' PJSC '],
  [whole('\\(?\\s?سهام[یي] خاص\\s?\\)?'), ' JSC '],
  [whole('\\(?\\s?(?:با )?مسئول[یي]ت محدود\\s?\\)?'), ' LLC '],
  // Urdu, Hindi, Bengali, Tamil.
  [
    whole(
      '\\(?پرا[ئی]+ویٹ\\)? لمیٹڈ|प्रा(?:इवेट|\\.)? ?लि(?:मिटेड|\\.)?|প্রা(?:ইভেট|\\.)? ?লি(?:মিটেড|\\.)?|பிரைவேட் லிமிடெட்',
    ),
    ' Private Limited ',
  ],
  [whole('لمیٹڈ|लि(?:मिटेड|\\.)|লি(?:মিটেড|\\.)|லிமிடெட்'), ' Limited '],
  // Georgian and Armenian joint stock companies.
  [whole('ს\\.?ს\\.?'), ' JSC '],
  // East Asia: the first character of the form, in brackets.
  [/\(株\)/gu, '株式会社'],
  [/\(有\)/gu, '有限会社'],
  [/\(주\)/gu, '주식회사 '],
  [/\(유\)/gu, '유한회사 '],
];

/** "Company" in front of a name whose legal form says it too: "شركة النور ذ.م.م". */
const COMPANY_IN_FRONT = /^\s*(?:شركة|شرکت|شرکة|חברת)\s*(?=\p{L})/u;

/** "F.lli Baldini": two words to whoever splits at full stops. */
const FRATELLI = /(?<!\p{L})F\.\s?lli(?!\p{L})/giu;

/** "Filial v g. Kazan": Russian says of a town that it is one. */
const IN_TOWN = /(?<=\s)(?:в|v)\s+(?:г|g)\.\s*(?=\p{Lu})/gu;

/** "O.O.O. Romashka", "S.R.L. Vesta": letters of a form in front of a name, which nobody has for initials. */
const DOTTED_IN_FRONT =
  /^\s*(?:[OZP]\.\s?[AO]\.\s?O|J\.\s?S\.\s?C|L\.\s?L\.\s?C|S\.\s?R\.\s?L|S\.\s?p\.\s?A)\.?\s+(?=[\p{L}"“„«‘'])/iu;
/** "S.A. “VPO Tochmash”": two letters are a form where quotation marks say what the firm is called. */
const BEFORE_QUOTED = /^\s*S\.\s?A\.\s+(?=["“„«‘'])/u;

/** The letters of a legal form in front of a name as one word. */
function withFormInFront(text: string): string {
  if (BEFORE_QUOTED.test(text)) return `${text.replace(BEFORE_QUOTED, '')} S.A.`;
  return text.replace(DOTTED_IN_FRONT, (form) => `${form.replace(/[.\s]/gu, '')} `);
}

const OF_OTHER_SCRIPT = /[^\u0000-\u036f\u0400-\u04ff\u1e00-\u1eff\u2000-\u206f]/u;

/** The name of a firm with the legal forms of other scripts as the same firm writes them in Latin letters; others as they are. */
export function withFormsWrittenOut(text: string): string {
  if (!OF_OTHER_SCRIPT.test(text))
    return text.includes('.')
      ? withFormInFront(text).replace(FRATELLI, 'Fratelli').replace(IN_TOWN, '')
      : text;
  const written = text.normalize('NFKC');
  let read = written;
  for (const [form, inLatin] of FORMS) read = read.replace(form, inLatin);
  return read === written ? text : read.replace(COMPANY_IN_FRONT, '').trim();
}
