/**
 * The scoring model of addresses: every weight and factor in one table, each with the pair that justifies it. Likenesses,
 * factors and scores are 0 to 1. A score is the likeness of the names (street, building, district), times a factor for
 * every other part that is missing or differs, plus the bonus for the postal code.
 */
export const ADDRESS_MODEL = {
  /** Weight of a word of the street's name, by how many recorded addresses hold it. */
  weights: {
    rarest: 1,
    commonest: 0.4,
    /** A word on up to this many addresses is as rare as can be ("Krzhizhanovskogo"). */
    rareUpTo: 6,
    /** Loss for each doubling beyond: "Lenina", "Shahid", "San" end near the least weight. */
    lossPerDoubling: 0.09,
    /** Words below this are names of many streets. */
    common: 0.75,
    /** "17th Street", "Calle 50". */
    number: 0.8,
    /** "Tower", "Business Center", "Market". */
    building: 0.3,
    /** Share of its weight that a word of a district or of a building beside a street keeps. */
    areaShare: 0.5,
  },

  /** What is left over of the street's name: "Lenina" / "Mira" contradicts, "Bolshaya Lubyanka" / "Lubyanka" omits. */
  contradiction: 1,
  omission: 0.2,
  /** Left over of districts and buildings: "Wan Chai" / "Hong Kong Island". */
  areaContradiction: 0.22,
  areaOmission: 0.06,
  /** A word left over of one side's street and of the other's district. */
  mixedContradiction: 0.3,
  /** Share of what two words are unlike that counts as left over of both: "Oford Street" / "Oxford Street" is a slip. */
  lostByLikeness: 0.5,
  /** Exponent from covered weight to likeness. */
  exponent: 1.15,
  /** Both name a street, but only the building or district agrees: "Wan Chai" alone. */
  otherStreet: 0.45,
  /** Only words such as "Tower" or "Industrial Zone" agree, others do not. */
  onlyGeneric: 0.29,
  /** A street is shared, but no town, number or postal code: "Lenina Street" / "Lenina Street 5, Omsk". */
  streetOnly: 0.45,
  /** Only a district agrees, and a side names a street: "Al Rasheed Street, Karrada, Baghdad" / "Eastern Karrada". */
  onlyDistrict: 0.4,
  /** "ulitsa Gagarina 3, Saint Petersburg" / "Gagarin Street 3". */
  commonStreet: 0.78,
  /** The listed address has no number and no town: "Sheikh Zayed Road". */
  bareListed: 0.6,

  /** Factors for numbers. A contradiction keeps a pair under `contradicted` even with the postal code's bonus. */
  houseDiffers: 0.56,
  /** "37A" / "37B", "12 korp 1" / "12 korp 2". */
  housePartDiffers: 0.62,
  /** "Leningradsky Prospekt 37A korp 4" / "Leningradsky Prospekt 37". */
  housePartMissing: 0.95,
  /** "74" / "74B". */
  houseLetterMissing: 0.76,
  houseMissing: 0.87,
  houseAgainstUnit: 0.76,
  /** "Salwa Road, Building 50" / "Salwa Road, PO Box 4425"; "142 Via España" / "Via España, Delta Bank Building". */
  houseAgainstOther: 0.7,
  unitDiffers: 0.62,
  unitMissing: 0.975,
  /** Some agree, others differ: "office 18, room 6" / "office 18, room 4". */
  unitPartDiffers: 0.69,
  levelDiffers: 0.7,
  levelMissing: 0.99,
  boxDiffers: 0.56,
  boxMissing: 0.97,
  contradicted: 0.79,

  /** "North 5th Street" / "South 5th Street". */
  directionDiffers: 0.72,
  directionMissing: 0.95,
  /** "Lenin Street" / "Lenin Square". */
  typeContradicts: 0.74,
  /** "Motahari Street" / "Motahari Avenue", Tehran. */
  typeDiffers: 0.9,
  typeMissing: 0.99,

  /** "10 High Street, Oxford" / "10 High Street, Cambridge". */
  townDiffers: 0.48,
  /** One side names a town that the other may have left out. */
  townMissing: 0.97,
  /** "Todora Manojlovica 28, Gjakova" / "…, Belgrade": the last name of one side stands where its town would. */
  townProbablyDiffers: 0.6,
  /** "Osijek, Zvonimira 28" / "Zvonimira 28, Split". */
  townPerhapsDiffers: 0.76,
  regionDiffers: 0.93,
  /** "Springfield, IL" / "Springfield, MA". */
  regionContradicts: 0.6,
  /** "Xuhui District, Shanghai" / "Changning District, Shanghai". */
  districtDiffers: 0.74,
  countryDiffers: 0.6,
  /** Russia and Ukraine for Crimea, China and Hong Kong. */
  countryDisputed: 0.95,
  postalCodeDiffers: 0.97,
  /** "High Street 5, 10115" / "High Street 5, 80331". */
  postalCodeOfOtherTown: 0.7,

  /** The listed postal code stands in the query: specification 4.3, rule 2. */
  postalCodeBonus: 0.1,
} as const;
