/** Words that say that a number follows, and nothing else: "passport K123456", "ИНН 7702070139". */
const SAYING = words(`
  passport passports ppt pass passeport reisepass pasaporte passaporto passaporte paspoort paszport pasaport laissezpasser
  id ids identity identification identifier hkid nid nic cnic nin eid qid iqama tazkira aadhaar bvn pan ssn snils
  identite identidad identificacion identidade ausweis ausweisnummer personalausweis kimlik tckn cedula dni nie cni
  tax taxid taxpayer tin ein fein vat vatin vatid inn kpp ogrn ogrnip okpo psrn bik bin iin nip krs regon pesel edrpou
  rfc curp nit ruc cuit cuil cpf cnpj rif rtn nif cif cui siren siret uid steuernummer ustid ustidnr idnr vergi
  registration reg regno рег регистрационный registry crn sicil matricula folio
  lei duns usc uscc usci isin iban swift bic imo mmsi msn callsign serial
  account acct permit licence license certificate visa booklet document doc
  паспорт паспорта паспорту инн кпп огрн огрнип окпо бик снилс удостоверение свидетельство счет єдрпоу едрпоу іпн рнокпп унп
  جواز الجواز السفر سفر هوية الهوية گذرنامه پاسپورت شناسه
  护照 護照 身份证 身份證 统一社会信用代码 여권 旅券`);

/** Words that say it only behind one of the others: "passport no.", not "School No. 12345". */
const SAYING_BEHIND = words(`
  no nos nr num number numbers numero code номер ном код серия сер رقم شماره کد 号码 號碼 编号 번호 番号`);

/** Words that stand among them: "national identification number", "trade licence". */
const AMONG = words(`
  national personal social security insurance tax company business enterprise commercial trade chamber commerce unified credit
  card carte ration driver drivers driving residence resident residency travel foreign foreigner alien charity registered
  military diplomatic service official unique central legal entity vessel aircraft bank codice fiscale documento carta
  incorporation membership nationality mercantil comm public security immigration construction of السفر ملی ملي الوطنية`);

/** Labels that people write without a space before the number: "PassportK123456", "IBANGB29 ...". */
const GLUED =
  /^(?:passport|taxid|tax|vatin|vat|iban|swift|bik|duns|ssn|inn|kpp|ogrnip|ogrn|okpo|lei|imo|mmsi|isin|uscc|cnic|hkid)(?:number|num|no|nr|id)?[.:#_-]*(?=[a-z]{0,4}\d)/iu;

function words(table: string): ReadonlySet<string> {
  return new Set(table.trim().split(/\s+/u));
}

/** "D-U-N-S" as "duns", "cédula" as "cedula", "No." as "no". */
function folded(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\p{M}.'’°_-]+/gu, '')
    .normalize('NFC')
    .toLowerCase();
}

/** How a word says that what follows is a number: by itself, behind a word that does, or as a word among those; null for others. */
export type LabelKind = 'saying' | 'behind' | 'among';

/** What a word is before a number: `INN/KPP` and `Passport:` are labels too. Null for a word that says nothing of a number. */
export function labelKind(word: string): LabelKind | null {
  const parts = word
    .split(/[/:]/u)
    .map(folded)
    .filter((part) => part !== '');
  if (parts.length === 0 || /\d/u.test(word)) return null;
  if (parts.every((part) => SAYING.has(part))) return 'saying';
  if (parts.every((part) => SAYING_BEHIND.has(part))) return 'behind';
  return parts.every(isLabel) ? 'among' : null;
}

const isLabel = (part: string): boolean => SAYING.has(part) || SAYING_BEHIND.has(part) || AMONG.has(part);

/** What stands behind a label that is written as one with it; null where there is none. */
export function behindGluedLabel(word: string): string | null {
  const rest = word.replace(GLUED, '');
  return rest === word ? behindOtherScript(word) : rest;
}

/** A word of another script before a number is no part of it: "ИНН7702070139", "护照K123456"; but "АБ123456" is one number. */
function behindOtherScript(word: string): string | null {
  const label = /^(?:(?!\p{Script=Latin})\p{L})+(?=[A-Z]?\d)/iu.exec(word)?.[0];
  if (label === undefined) return null;
  const isSeries = /^[\p{Script=Cyrillic}\p{Script=Greek}]+$/u.test(label) && labelKind(label) === null;
  return isSeries ? null : word.slice(label.length);
}
