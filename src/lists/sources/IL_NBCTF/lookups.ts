/** Site of the content interface since August 2026. */
export const SITE = 'https://matal.mod.gov.il';

/** Page of the seizure orders at the former site. */
export const SEIZURE_PAGE =
  'https://nbctf.mod.gov.il/he/MinisterSanctions/PropertyPerceptions/Pages/Blockchain.aspx';

/** What a party is listed under. */
export const PROGRAMS = {
  designation: 'Counter-Terrorism Law 5776-2016',
  seizure: 'Seizure order',
} as const;

/** Properties of an operative or organization that are read. */
export const READ_PROPERTIES: ReadonlySet<string> = new Set([
  'isDesignated',
  'temporaryDesignationDate',
  'permanentDesignationDate',
  'status',
  'cancellationDate',
  'localDesignator',
  'fullName',
  'additionalNames',
  'datesOfBirth',
  'placesOfBirth',
  'gender',
  'passportDetails',
  'identificationDocuments',
  'residentialAddresses',
  'workAddresses',
  'phoneNumbers',
  'emailAddresses',
  'websites',
  'justifications',
  'relatedOrganizations',
  'linkedOrganizations',
  'foreignDesignator',
  'foreignDesignationDate',
  'foreignDesignationReferenceNumber',
  'comments',
  'designationNumber',
  'organizationName',
  'alternativeNames',
  'corporationType',
  'corporationID',
  'formationLocation',
  'addresses',
  'lastPublicationDetails',
  'bankAccounts',
  'walletAddress',
  'coinType',
  'designatedOperatives',
  'designatedOrganizations',
  'nonDesignatedOperatives',
  'nonDesignatedOrganizations',
]);

/** Properties that are left on purpose. */
export const IGNORED_PROPERTIES = [
  { field: 'images', reason: 'photographs' },
  { field: 'logos', reason: 'pictures' },
  { field: 'documents', reason: 'files' },
  { field: 'designationFiles', reason: 'files' },
  { field: 'relatedArticles', reason: 'links to news of the site' },
  { field: 'maritalStatus', reason: 'no use in screening' },
  { field: 'occupationDetails', reason: 'no use in screening' },
  { field: 'socialMediaAccounts', reason: 'accounts of platforms are no contact type of the service' },
  { field: 'financialPlatforms', reason: 'platform accounts come with the wallets' },
  { field: 'foreignDesignationNotes', reason: 'notes on another authority' },
  { field: 'corporationDate', reason: 'day of incorporation' },
  { field: 'assetType', reason: 'always Crypto Wallet' },
  { field: 'description', reason: 'description of the seized property' },
  { field: 'estimatedValue', reason: 'value of the seized property' },
  { field: 'valueCurrency', reason: 'value of the seized property' },
  { field: 'location', reason: 'place of the seized property' },
  { field: 'seizureDate', reason: 'day of the seizure, not of a listing' },
  { field: 'balance', reason: 'value of the seized property' },
  { field: 'network', reason: 'the coin type names the currency' },
];
