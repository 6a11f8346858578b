/** Strength of a measure, section 2.5 of the interface specification. */
type Tier = 'embargoed' | 'high_risk';

/** One legal reason for a flag. */
export interface Ground {
  readonly tier: Tier;
  /** Plain words, shown to the analyst. */
  readonly reason: string;
  readonly authority: string;
  readonly sourceUrl: string;
  /** Day of the newest text read for it, ISO `yyyy-mm-dd`. */
  readonly asOf: string;
}

/**
 * When a town counts: `strong` unless another country is given; `country` only with its country or other evidence;
 * `region` only with a region name, a postal code or another town of the place; `never` is known and not flagged.
 */
export type TownUse = 'strong' | 'country' | 'region' | 'never';

/** A town and its spellings. */
export interface Town {
  readonly use: TownUse;
  readonly spellings: readonly string[];
  /** Spellings that are strong although the town is not. */
  readonly strongSpellings?: readonly string[];
  /** Spellings that count as `country` although the town is strong. */
  readonly weakSpellings?: readonly string[];
  /** Beginnings of its postal codes, Ukrainian and Russian. */
  readonly postalPrefixes?: readonly string[];
  /** Countries whose naming makes a `country` town count; otherwise those of the place. */
  readonly onlyIn?: readonly string[];
  /** Another place that has a town of the same name: with that place named, this one is not meant. */
  readonly notWhenNamed?: string;
}

/** A flagged country or region, why it is flagged, and by what an address shows it. */
export interface Place {
  readonly id: string;
  /** Display name of the flag. */
  readonly jurisdiction: string;
  /** Codes of ISO 3166: the country's own, or the subdivisions of a region. */
  readonly alpha2?: string;
  readonly alpha3?: string;
  readonly subdivisions?: readonly string[];
  /** Countries an address there may give: its own, or the parent and the claimant of a region. */
  readonly countries: readonly string[];
  /** Strongest first. */
  readonly grounds: readonly [Ground, ...Ground[]];
  readonly names: {
    /** Evidence anywhere in an address. */
    readonly strong: readonly string[];
    /** Evidence as a component of an address or at its end. */
    readonly component: readonly string[];
    /** Read in the country field alone. */
    readonly countryFieldOnly?: readonly string[];
    /** Names the occupiers use: strong, and they show the held side. */
    readonly heldSide?: readonly string[];
    /** Abbreviations that count in capitals, beside other evidence. */
    readonly capitals?: readonly string[];
  };
  readonly regions: { readonly strong: readonly string[]; readonly context: readonly string[] };
  readonly towns: readonly Town[];
  readonly postalCodes?: readonly PostalCode[];
  /**
   * Codes of the country that bear out a town of it (`Moscow 125009`) though others use the shape too; only where it is
   * not the shape of a US ZIP or of a house number.
   */
  readonly ownCodes?: RegExp;
  /** True where only evidence of the part Russia holds raises the flag. */
  readonly heldSideOnly?: true;
  /** Towns elsewhere that bear the place's name, and their countries. */
  readonly homonyms?: Readonly<Record<string, readonly string[]>>;
}

/** Postal codes of a region: five digits as Ukraine writes them, six (2 put in front) as Russia does. */
export interface PostalCode {
  readonly system: 'ukraine' | 'russia';
  /** Matches the whole code. */
  readonly pattern: RegExp;
}
