/** A kind of number by what it is called, in the words of lists and of people who send one. */
export interface IdentifierType {
  readonly id: string;
  /** Words that name it, and nothing else, in any label. */
  readonly words: RegExp;
  /**
   * Whether a party is given one for good, so that another one contradicts: by one body for the world, or by each country. People have
   * several passports, ships change their call signs: `null`.
   */
  readonly givenOnce: 'in the world' | 'in a country' | null;
}

/** The kinds in the order of their worth: what tells a party most surely first. A label is of the first kind that its words name. */
const IDENTIFIER_TYPES: readonly IdentifierType[] = [
  { id: 'imo_company', words: /\bimo company|\bcompany imo/iu, givenOnce: 'in the world' },
  { id: 'imo', words: /\bimo\b|\bomi\b/iu, givenOnce: 'in the world' },
  { id: 'lei', words: /\blei\b|legal entity identifier/iu, givenOnce: 'in the world' },
  {
    id: 'wallet',
    words: /wallet|digital currency|crypto|bitcoin|ethereum/iu,
    givenOnce: null,
  },
  {
    id: 'passport',
    words:
      /passport|passeport|pasaporte|passaporto|passaporte|reisepass|paspoort|paszport|pasaport|travel document|паспорт|جواز|گذرنامه|护照|護照|旅券|여권/iu,
    givenOnce: null,
  },
  {
    id: 'licence',
    words:
      /\b(?:driv\w*|permis|trade|export|import) ?(?:licen[cs]e|permit)|\blicen[cs]e\b|\bpermit\b|führerschein/iu,
    givenOnce: null,
  },
  {
    id: 'tax',
    words:
      /\btax|\binn\b|\bkpp\b|fiscal|\bfein\b|\btin\b|\bvat\b|v\.a\.t|\bnit\b|r\.?f\.?c\b|\bruc\b|\brif\b|\bnip\b|\bnif\b|\bcif\b|c\.?u\.?i\.?t|\brtn\b|steuer|податк|налог|инн\b|кпп\b|税/iu,
    givenOnce: 'in a country',
  },
  {
    id: 'national_id',
    words:
      /national (?:id|identi|foreign)|identi(?:ty|té|dad)|\bnational identification|identification national|personal id|ced(?:ula)?\b|cédula|c\.?u\.?r\.?p|\bpesel\b|d\.?n\.?i\b|\bnie\b|\bcnic\b|\bnid\b|\btckn\b|turkish identification|citizen|tazkira|social security|\bssn\b|снилс|удостоверение|身份证|身份證|هوية|شناسه/iu,
    givenOnce: 'in a country',
  },
  {
    id: 'registration',
    words:
      /regist|\bogrn|огрн|\bpsrn\b|company number|business (?:number|regis)|enterprise number|chamber|\bfolio\b|matr[ií]cula|social credit|crédit social|\busc+c?\b|\bkrs\b|\bregon\b|\bokpo\b|c\.r\.|commercial|immatricul|enregistrement|incorporation|\bbin\b|\bcrn\b|统一社会信用代码/iu,
    givenOnce: 'in a country',
  },
  { id: 'bank', words: /swift|\bbic\b|\bbik\b|\biban\b/iu, givenOnce: null },
  { id: 'isin', words: /\bisin\b/iu, givenOnce: null },
  { id: 'duns', words: /d-?u-?n-?s/iu, givenOnce: null },
  { id: 'mmsi', words: /\bmmsi\b/iu, givenOnce: null },
  { id: 'call_sign', words: /call ?sign/iu, givenOnce: null },
  { id: 'aircraft', words: /tail number|serial number|\bmsn\b|construction number/iu, givenOnce: null },
];

const known = new Map<string, IdentifierType | null>();
/** Labels whose kind is kept: lists have some hundreds, and whoever sends others sends few. */
const MOST_KNOWN = 2_000;

/** The kind that a label names; null for one that names none, such as "Identification Number". */
export function identifierTypeOf(label: string): IdentifierType | null {
  const before = known.get(label);
  if (before !== undefined) return before;
  const type = IDENTIFIER_TYPES.find(({ words }) => words.test(label)) ?? null;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(label, type);
  return type;
}

/** Place of a kind in the order of worth, from 0; unknown ones last. */
export const worthOf = (type: IdentifierType | null): number =>
  type === null ? IDENTIFIER_TYPES.length : IDENTIFIER_TYPES.indexOf(type);
