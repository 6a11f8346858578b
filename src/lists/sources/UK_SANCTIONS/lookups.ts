import type { EntryType, ListedName } from '../../../domain/listed-party.ts';
import type { XmlShape } from '../../formats/xml-shape.ts';

/** Kinds of party, by the lower-case word of the list. */
export const ENTRY_TYPES_BY_KIND: Readonly<Record<string, EntryType>> = {
  individual: 'individual',
  entity: 'entity',
  ship: 'vessel',
};

/** Kinds of name, by the lower-case words of the three editions. A variation is another spelling of the primary name. */
export const NAME_TYPES: Readonly<Record<string, ListedName['kind']>> = {
  'primary name': 'primary',
  'primary name variation': 'alias',
  alias: 'alias',
  aka: 'alias',
  'prime alias': 'primary',
  fka: 'former',
};

/** Words of an alias strength: given for names that come from the UN. */
export const ALIAS_STRENGTHS: Readonly<Record<string, ListedName['quality']>> = {
  '': 'strong',
  'good quality a.k.a': 'strong',
  'good quality': 'strong',
  'low quality a.k.a': 'weak',
  'low quality': 'weak',
};

const of = (...children: string[]): { readonly children: readonly string[] } => ({ children });

/** Elements of UK-Sanctions-List.xml; the three marked names were taken from the format guide, not from a file. */
export const UK_SHAPE: XmlShape = {
  Designation: of(
    ...[
      'LastUpdated',
      'DateDesignated',
      'UniqueID',
      'OFSIGroupID',
      'UNReferenceNumber',
      'Names',
      'NonLatinNames',
    ],
    ...['Titles', 'RegimeName', 'IndividualEntityShip', 'DesignationSource', 'SanctionsImposed'],
    ...[
      'SanctionsImposedIndicators',
      'OtherInformation',
      'UKStatementofReasons',
      'Addresses',
      'PhoneNumbers',
    ],
    ...['EmailAddresses', 'Websites', 'IndividualDetails', 'EntityDetails', 'ShipDetails'],
  ),
  Names: of('Name'),
  Name: of('Name1', 'Name2', 'Name3', 'Name4', 'Name5', 'Name6', 'NameType', 'AliasStrength'),
  NonLatinNames: of('NonLatinName'),
  NonLatinName: of('NameNonLatinScript', 'NonLatinScriptType', 'NonLatinScriptLanguage'),
  Titles: of('Title'),
  SanctionsImposedIndicators: of(
    ...[
      'AssetFreeze',
      'ArmsEmbargo',
      'TargetedArmsEmbargo',
      'CharteringOfShips',
      'ClosureOfRepresentativeOffices',
    ],
    ...['CrewServicingOfShipsAndAircraft', 'Deflag', 'PreventionOfBusinessArrangements'],
    ...[
      'PreventionOfCharteringOfShips',
      'PreventionOfCharteringOfShipsAndAircraft',
      'ProhibitionOfPortEntry',
    ],
    ...['TravelBan', 'TechnicalAssistanceRelatedToAircraft', 'TrustServicesSanctions'],
    ...['DirectorDisqualificationSanction'],
  ),
  Addresses: of('Address'),
  Address: of(
    ...['AddressLine1', 'AddressLine2', 'AddressLine3', 'AddressLine4', 'AddressLine5', 'AddressLine6'],
    ...['AddressPostalCode', 'AddressCountry'],
  ),
  PhoneNumbers: of('PhoneNumber'),
  EmailAddresses: of('EmailAddress'),
  Websites: of('Website'),
  IndividualDetails: of('Individual'),
  Individual: of(
    ...['DOBs', 'Nationalities', 'Positions', 'Genders', 'BirthDetails', 'PassportDetails'],
    'NationalIdentifierDetails',
  ),
  DOBs: of('DOB'),
  Nationalities: of('Nationality'),
  Positions: of('Position'),
  Genders: of('Gender'),
  BirthDetails: of('Location'),
  Location: of('TownOfBirth', 'CountryOfBirth'),
  PassportDetails: of('Passport'),
  Passport: of('PassportNumber', 'PassportAdditionalInformation'),
  NationalIdentifierDetails: of('NationalIdentifier'),
  NationalIdentifier: of('NationalIdentifierNumber', 'NationalIdentifierAdditionalInformation'),
  EntityDetails: of('Entity'),
  Entity: of('TypeOfEntities', 'BusinessRegistrationNumbers', 'ParentCompanies', 'Subsidiaries'),
  TypeOfEntities: of('TypeOfEntity'),
  BusinessRegistrationNumbers: of('BusinessRegistrationNumber'),
  ParentCompanies: of('ParentCompany'),
  Subsidiaries: of('Subsidiary'),
  ShipDetails: of('Ship'),
  Ship: of(
    ...['IMONumbers', 'CurrentOwnerOperators', 'PreviousOwnerOperators', 'CurrentBelievedFlagOfShips'],
    ...['PreviousFlags', 'TypeOfShipDetails', 'TonnageOfShipDetails', 'LengthOfShipDetails', 'YearsBuilt'],
    'HullIdentificationNumbers',
  ),
  IMONumbers: of('IMONumber'),
  CurrentOwnerOperators: of('CurrentOwnerOperator'),
  PreviousOwnerOperators: of('PreviousOwnerOperator'),
  CurrentBelievedFlagOfShips: of('CurrentBelievedFlagOfShip'),
  PreviousFlags: of('PreviousFlag'),
  TypeOfShipDetails: of('TypeOfShip'),
  TonnageOfShipDetails: of('TonnageOfShip'),
  LengthOfShipDetails: of('LengthOfShip'),
  YearsBuilt: of('YearBuilt'),
  HullIdentificationNumbers: of('HullIdentificationNumber'),
};
