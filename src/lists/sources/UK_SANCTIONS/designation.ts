/** One name of a designation, as each edition of the UK lists gives it. */
export interface DesignationName {
  readonly text: string;
  /** `Primary Name`, `Primary name variation`, `Alias`, `AKA`, `FKA` in any case. */
  readonly type: string;
  /** `Good quality a.k.a`, `Low quality a.k.a` or empty. */
  readonly strength: string;
}

/** A number and what is said of it. */
export interface DesignationNumber {
  readonly number: string;
  readonly information: string;
}

/** One address: six lines, of which the last is the town or province. */
export interface DesignationAddress {
  readonly lines: readonly string[];
  readonly postalCode: string;
  readonly country: string;
}

/** What a UK list says of one party, the same for the XML, the CSV and the closed OFSI list. */
export interface Designation {
  readonly reference: string;
  /** `Individual`, `Entity` or `Ship`. */
  readonly kind: string;
  readonly names: readonly DesignationName[];
  readonly nonLatinNames: readonly string[];
  readonly addresses: readonly DesignationAddress[];
  readonly birthDates: readonly string[];
  readonly birthPlaces: readonly { readonly town: string; readonly country: string }[];
  readonly nationalities: readonly string[];
  readonly passports: readonly DesignationNumber[];
  readonly nationalIdentifiers: readonly DesignationNumber[];
  readonly registrationNumbers: readonly string[];
  readonly imoNumbers: readonly string[];
  readonly hullNumbers: readonly string[];
  readonly flags: readonly string[];
  readonly phones: readonly string[];
  readonly emails: readonly string[];
  readonly websites: readonly string[];
  readonly regimes: readonly string[];
  readonly designatedOn: string;
  /** Free text that may hold numbers and contacts. */
  readonly otherInformation: readonly string[];
  /** Further facts, each with the label to show it under. */
  readonly facts: readonly (readonly [label: string, value: string])[];
}
