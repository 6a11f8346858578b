import type { AdminKind } from './address-tables.ts';
import type { SegmentName } from './place-names.ts';
import type { NumberDraft } from './read-numbers.ts';

/** A number that no word says the meaning of. */
export interface LooseNumber {
  readonly text: string;
  readonly isOrdinal: boolean;
  /** Position among the names of its segment. */
  readonly place: number;
  readonly isFirst: boolean;
}

/** One segment while it is read. */
export interface SegmentDraft {
  readonly names: SegmentName[];
  readonly loose: LooseNumber[];
  readonly admins: AdminKind[];
  /** A marker with a number was read in it. */
  marked: boolean;
  hasStreet: boolean;
  hasBuilding: boolean;
  hasKnownPlace: boolean;
}

/** The address while it is read. */
export interface Draft extends NumberDraft {
  readonly types: string[];
  readonly towns: string[];
  readonly regions: string[];
  readonly countries: string[];
  /** Names of villages, and of places beside a house number: where no street has a name, they stand for it. */
  /** A word for streets other than "str." stands somewhere in the address. */
  hasStreetWord: boolean;
  /** A number too short for a postal code stands somewhere in it. */
  hasShortNumber: boolean;
  readonly villages: string[];
  readonly districts: string[];
  readonly numberedTowns: string[];
}

/** A draft with the postal codes that were taken out beforehand. */
export function emptyDraft(postalCodes: readonly string[]): Draft {
  return {
    houses: [],
    buildings: [],
    units: [],
    levels: [],
    boxes: [],
    postalCodes: [...postalCodes],
    kilometres: 0,
    marked: false,
    types: [],
    towns: [],
    regions: [],
    countries: [],
    hasStreetWord: false,
    hasShortNumber: false,
    villages: [],
    districts: [],
    numberedTowns: [],
  };
}
