import type { XmlShape } from '../../formats/xml-shape.ts';

const REGULATION = [
  'regulationType',
  'organisationType',
  'publicationDate',
  'entryIntoForceDate',
  'numberTitle',
  'programme',
  'publicationUrl',
  'logicalId',
];
const COUNTRY = ['region', 'countryIso2Code', 'countryDescription'];
const COMMON = ['regulationLanguage', 'logicalId'];
const SUB = ['remark', 'regulationSummary'];

/** Elements and attributes of XML 1.1, after the publisher's schema_1_1.xsd. */
export const EU_SHAPE: XmlShape = {
  sanctionEntity: {
    attributes: [
      'logicalId',
      'euReferenceNumber',
      'unitedNationId',
      'designationDate',
      'delistingDate',
      'designationDetails',
    ],
    children: [
      'remark',
      'additionalInformation',
      'regulation',
      'subjectType',
      'nameAlias',
      'citizenship',
      'birthdate',
      'address',
      'identification',
    ],
  },
  additionalInformation: { attributes: ['key', 'value', ...COMMON], children: SUB },
  regulation: { attributes: REGULATION, children: ['publicationUrl', 'corrigendum', 'remark'] },
  corrigendum: { attributes: REGULATION, children: ['publicationUrl'] },
  regulationSummary: { attributes: REGULATION },
  subjectType: { attributes: ['code', 'classificationCode'] },
  nameAlias: {
    attributes: [
      ...['firstName', 'middleName', 'lastName', 'wholeName', 'function', 'gender', 'title', 'nameLanguage'],
      ...['strong', ...COMMON],
    ],
    children: SUB,
  },
  citizenship: {
    attributes: [...COUNTRY, 'acquisitionDate', 'disenfranchisementDate', ...COMMON],
    children: SUB,
  },
  birthdate: {
    attributes: [
      ...[
        'circa',
        'calendarType',
        'birthdate',
        'dayOfMonth',
        'monthOfYear',
        'year',
        'yearRangeFrom',
        'yearRangeTo',
      ],
      ...['city', 'zipCode', 'place', ...COUNTRY, ...COMMON],
    ],
    children: SUB,
  },
  address: {
    attributes: ['city', 'street', 'poBox', 'zipCode', 'place', 'asAtListingTime', ...COUNTRY, ...COMMON],
    children: [...SUB, 'contactInfo'],
  },
  contactInfo: { attributes: ['key', 'value', ...COMMON], children: SUB },
  identification: {
    attributes: [
      ...[
        'identificationTypeCode',
        'identificationTypeDescription',
        'number',
        'latinNumber',
        'nameOnDocument',
      ],
      ...['issuedBy', 'issueDate', 'validFrom', 'validTo', 'diplomatic', 'knownExpired', 'knownFalse'],
      ...['reportedLost', 'revokedByIssuer', ...COUNTRY, ...COMMON],
    ],
    children: SUB,
  },
};

/** Identification codes, with the words used where identificationTypeDescription is missing. */
export const IDENTIFICATION_TYPES: Readonly<Record<string, string>> = {
  passport: 'National passport',
  regnumber: 'Registration number',
  fiscalcode: 'Fiscal code',
  other: 'Other identification number',
  id: 'National identification card',
  taxid: 'Tax identification number',
  imo: 'IMO number',
  swiftbic: 'SWIFT/BIC',
  birthcert: 'Birth certificate',
  nationcert: 'Certificate of nationality',
  drivinglicence: 'Driving licence',
  ssn: 'Social security number',
  unssn: 'UN social security number',
  residentperm: 'Residence permit',
  travelcardid: 'Travel document',
  euvat: 'EU VAT number',
  electionid: 'Electoral registration number',
  tradelic: 'Trade licence',
  nrn: 'National registration number',
};

/** Marks of a document that are true or false. */
export const IDENTIFICATION_FLAGS: Readonly<Record<string, string>> = {
  diplomatic: 'diplomatic',
  knownExpired: 'known to be expired',
  knownFalse: 'known to be false',
  reportedLost: 'reported lost',
  revokedByIssuer: 'revoked by issuer',
};

/** Country codes that stand for "not known". */
export const NO_COUNTRY = new Set(['', '00', 'XX']);

/** Kinds of contactInfo. */
export const CONTACT_KINDS: Readonly<Record<string, 'emails' | 'phones' | 'websites'>> = {
  EMAIL: 'emails',
  PHONE: 'phones',
  FAX: 'phones',
  MOBILE: 'phones',
  WEB: 'websites',
};

/** Words of a name that a company has and a ship does not. */
export const COMPANY_WORDS =
  /(?<!\p{L})(?:co|corp|corporation|company|limited|ltd|llc|inc|jsc|ooo|gmbh|plc|fz[ce]?|pte|bhd|zrt|kft|as|sa|shipping|shpg|ship\s?management|management|marine|trading|energy|logistics|freight|group|agency|enterprise|holdings?|services?|lines?|fleet|bank|organi[sz]ation|tanker)(?!\p{L})/iu;

/** Kinds of identification that only a company has. */
export const COMPANY_IDENTIFICATIONS = new Set([
  'regnumber',
  'fiscalcode',
  'taxid',
  'euvat',
  'tradelic',
  'swiftbic',
]);
