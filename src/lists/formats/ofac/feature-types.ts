/** Where a typed fact of OFAC belongs in a listed party. */
export type FeatureRoute =
  | 'identification'
  | 'email'
  | 'phone'
  | 'website'
  | 'wallet'
  | 'birth-date'
  | 'birth-place'
  | 'nationality'
  | 'citizenship'
  | 'registration'
  | 'flag'
  | 'alias'
  | 'listing-date'
  | 'annotation';

/**
 * `ID DOCUMENT TYPE` of OFAC's own reference values (ENHANCED_XML, 2024), the types of older files, and the
 * spellings that only remarks use.
 */
const DOCUMENT_TYPES = [
  'Afghan Money Service Provider License Number',
  'Aircraft Serial Identification',
  'Birth Certificate Number',
  'Bosnian Personal ID No.',
  'Branch Unit Number',
  'British National Overseas Passport',
  'Business Number',
  'Business Registration Document #',
  'Business Registration Number',
  'C.I.F.',
  'C.I.N.',
  'C.R. No.',
  'C.U.I.',
  'C.U.I.P.',
  'C.U.I.T.',
  'C.U.R.P.',
  'CNP (Personal Numerical Code)',
  'Cartilla de Servicio Militar Nacional',
  'Cedula No.',
  'Central Registration System Number',
  'Certificate of Incorporation Number',
  'Chamber of Commerce Number',
  'Chinese Commercial Code',
  "Citizen's Card Number",
  'Commercial Registry Number',
  'Company ID',
  'Company Number',
  'Credencial electoral',
  'D.N.I.',
  'Diplomatic Passport',
  "Driver's License No.",
  'Dubai Chamber of Commerce Membership No.',
  'Economic Register Number (CBLS)',
  'Electoral Registry No.',
  'Enterprise Number',
  'File Number',
  'Fiscal Code',
  'Folio Mercantil No.',
  'Government Gazette Number',
  'I.F.E.',
  'Identification Number',
  'Immigration No.',
  'International Maritime Organization No.',
  'Istanbul Chamber of Comm. No.',
  'Italian Fiscal Code',
  'Kenyan ID No.',
  'LE Number',
  'Legal Entity Number',
  'License',
  'MMSI',
  'MSB Registration Number',
  'Matricula Mercantil No',
  'Military Registration Number',
  'Moroccan Personal ID No.',
  'N.I.E.',
  'N.I.F.',
  'NIT #',
  'National Foreign ID Number',
  'National ID No.',
  'Numero Unico de Identificacao Tributaria (NUIT)',
  'Numero de Identidad',
  'Organization Code',
  'Paraguayan tax identification number',
  'Passport',
  'Passport Booklet',
  'Passport No.',
  'Permit Number',
  'Personal ID Card',
  'Pilot License Number',
  'Public Registration Number',
  'Public Security and Immigration No.',
  'R.F.C.',
  'RFC',
  'RIF #',
  'RSIN',
  'RTN',
  'RUC #',
  'Refugee ID Card',
  'Registered Charity No.',
  'Registration Certificate Number (Dubai)',
  'Registration ID',
  'Registration Number',
  'Residency Number',
  'Romanian C.R.',
  'Romanian Permanent Resident',
  'Romanian Tax Registration',
  'Russian State Individual Business Registration Number Pattern (OGRNIP)',
  'SRE Permit No.',
  'SSN',
  "Seafarer's Identification Document",
  'Serial No.',
  'Stateless Person ID Card',
  'Stateless Person Passport',
  'Tax ID No.',
  'Tazkira National ID Card',
  'Temporary suspension of deportation No.',
  'Tourism License No.',
  'Trade License No.',
  'Trademark number',
  'Travel Document Number',
  'Turkish Identification Number',
  'UAE Identification',
  'UK Company Number',
  'US FEIN',
  'Unified Social Credit Code (USCC)',
  'United Social Credit Code Certificate (USCCC)',
  'V.A.T. Number',
  'Vessel Registration Identification',
  'VisaNumberID',
] as const;

/** Feature types that identify a party, a security it issued, a ship or an aircraft. */
const NUMBER_FEATURES = [
  'Aircraft Construction Number (also called L/N or S/N or F/N)',
  "Aircraft Manufacturer's Serial Number (MSN)",
  'Aircraft Mode S Transponder Code',
  'Aircraft Tail Number',
  'BIK (RU)',
  'D-U-N-S Number',
  'Equity Ticker',
  'ISIN',
  'MICEX Code',
  'Other Vessel Call Sign',
  'Previous Aircraft Tail Number',
  'SWIFT/BIC',
  'UN/LOCODE',
  'Vessel Call Sign',
] as const;

/** Facts without a field of their own; they are kept in the remarks, as the publisher's CSV does. */
const ANNOTATIONS = [
  'Additional Sanctions Information',
  'Aircraft Manufacture Date',
  'Aircraft Model',
  'Aircraft Operator',
  'For more information, please see',
  'Gender',
  'IFCA Determination',
  'Organization Established Date',
  'Organization Type',
  'Other Vessel Type',
  'PEESA Information',
  'Purchase/Sales For Divestment Date (CMIC)',
  'Secondary sanctions risk',
  'Target Type',
  'Title',
  'Transactions Prohibited For Persons Owned or Controlled By U.S. Financial Institutions',
  'VESSEL TYPE',
  'Vessel Gross Registered Tonnage',
  'Vessel Owner',
  'Vessel Tonnage',
  'Vessel Type',
  'Vessel Year of Build',
] as const;

const OTHER_ROUTES: readonly (readonly [string, FeatureRoute])[] = [
  ['Email Address', 'email'],
  ['Email', 'email'],
  ['Website', 'website'],
  ['Phone Number', 'phone'],
  ['Phone No.', 'phone'],
  ['PHONE', 'phone'],
  ['Telephone', 'phone'],
  ['Telephone No.', 'phone'],
  ['Telephone Number', 'phone'],
  ['Fax', 'phone'],
  ['FAX', 'phone'],
  ['Fax No.', 'phone'],
  ['Birthdate', 'birth-date'],
  ['DOB', 'birth-date'],
  ['Place of Birth', 'birth-place'],
  ['POB', 'birth-place'],
  ['Nationality Country', 'nationality'],
  ['nationality', 'nationality'],
  ['Citizenship Country', 'citizenship'],
  ['citizen', 'citizenship'],
  ['Nationality of Registration', 'registration'],
  ['Registration Country', 'registration'],
  ['Vessel Flag', 'flag'],
  ['Former Vessel Flag', 'flag'],
  ['Other Vessel Flag', 'flag'],
  ['Issuer Name', 'alias'],
];

const ROUTES: ReadonlyMap<string, FeatureRoute> = new Map<string, FeatureRoute>([
  ...DOCUMENT_TYPES.map((type) => [type, 'identification'] as const),
  ...NUMBER_FEATURES.map((type) => [type, 'identification'] as const),
  ...ANNOTATIONS.map((type) => [type, 'annotation'] as const),
  ...OTHER_ROUTES,
]);

/** Families of types that grow with every executive order or currency. */
const FAMILIES: readonly (readonly [RegExp, FeatureRoute])[] = [
  [/^Digital Currency Address - \S+$/u, 'wallet'],
  [/^Listing Date \(.+\)$/u, 'listing-date'],
  [/^Effective Date \(.+\)$/u, 'annotation'],
  [/^Executive Order \d+ (?:Directive )?(?:Determination|Information)$/iu, 'annotation'],
  [/^CAATSA Section \d+ Information$/iu, 'annotation'],
];

/** A feature type without what varies: typographic apostrophes and the `:` or ` -` some types end in. */
export function plainType(type: string): string {
  return type
    .replaceAll('\u2019', "'")
    .replace(/\s*[:-]\s*$/u, '')
    .trim();
}

/** Where a fact of this type belongs; null for a type that is not in the tables. */
export function routeOf(type: string): FeatureRoute | null {
  const plain = plainType(type);
  return ROUTES.get(plain) ?? FAMILIES.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

/** Types as they may start a token of the remarks, longest first so that `Passport No.` wins over `Passport`. */
export const REMARK_TYPES: readonly string[] = [...ROUTES]
  .filter(([, route]) => route !== 'annotation')
  .map(([type]) => type)
  .sort((a, b) => b.length - a.length);
