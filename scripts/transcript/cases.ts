/** One screening of the transcript. */
export interface TranscriptCase {
  readonly title: string;
  readonly body: Readonly<Record<string, unknown>> & { readonly name: string };
  /** How many of the matches to print. */
  readonly shown: number;
  /** What to make of the answer. */
  readonly comment: string;
  /** What the answer must be for the comment to be true. */
  readonly expect: {
    /** The best match. */
    readonly best?: RegExp;
    readonly least?: number;
    readonly most?: number;
    readonly none?: true;
  };
}

/** Ten screenings that show what a user asks for. The comments hold for any tuning that meets `expect`. */
export const CASES: readonly TranscriptCase[] = [
  {
    title: 'A name in another script',
    body: { name: 'معمر القذافي' },
    shown: 2,
    comment:
      'Both sides are brought to Latin letters. Arabic leaves out short vowels and every list romanises the name in its own way, so the words are compared by known spellings and by their consonants. His children bear his name as a middle name and rank below him: their given name is left over.',
    expect: { best: /^Muammar .*QADHAFI/iu, least: 0.9 },
  },
  {
    title: 'A misspelling',
    body: { name: 'Viktor Vekselburg' },
    shown: 2,
    comment:
      'One wrong vowel in a long, rare surname costs little; where the list has the patronymic as well, the query leaves that out, which costs a little more.',
    expect: { best: /VEKSELBERG/iu, least: 0.8, most: 0.9999 },
  },
  {
    title: 'An alias',
    body: { name: 'Chapo Guzman' },
    shown: 1,
    comment:
      'The best listed name decides; `matched_alias` says which one it was. Other aliases neither add nor dilute.',
    expect: { best: /GUZMAN LOERA/iu, least: 0.95 },
  },
  {
    title: 'A vessel by its IMO number',
    body: { name: 'IMO 9116412', type: 'vessel' },
    shown: 1,
    comment:
      'Identifiers are looked up by their normalised form in the same field as names. An equal one is certain: score 1, `matched_identifier` true. `type` keeps only vessels.',
    expect: { best: /ADRIAN DARYA 1/u, least: 1 },
  },
  {
    title: 'A wallet',
    body: { name: '0x098b716b8aaf21512996dc57eb0615e2383e2f96' },
    shown: 1,
    comment:
      'The same for digital currency addresses. The capitals of an Ethereum address are only a checksum, so they may be left out.',
    expect: { best: /LAZARUS GROUP/u, least: 1 },
  },
  {
    title: 'A passport number',
    body: { name: '4509135586' },
    shown: 1,
    comment: 'The label in `matched_alias` says which document it is and which country issued it.',
    expect: { best: /YAKUBETS/iu, least: 1 },
  },
  {
    title: 'A company without its legal form',
    body: { name: 'Gazprom Neft' },
    shown: 2,
    comment:
      'The UK list has the short name. The US list has it with the legal form spelt out: such words weigh hardly anything, so leaving them out costs little, but an exact name stays ahead.',
    expect: { best: /GAZPROM NEFT/iu, least: 0.95 },
  },
  {
    title: 'A common name finds nobody',
    body: { name: 'Mary Johnson' },
    shown: 1,
    comment:
      'Many listed parties are called Mary or Johnson, but at most one of the two words corresponds and the other contradicts: that is under 0.3, and nothing is returned.',
    expect: { none: true },
  },
  {
    title: 'Nobody on the lists',
    body: { name: 'Annelies Brouwer', threshold: 0.5 },
    shown: 1,
    comment: 'No match is an answer too: `lists_searched` says what it covers.',
    expect: { none: true },
  },
  {
    title: 'Narrowed to a country',
    body: { name: 'Bank Melli', country: 'Großbritannien', type: 'entity' },
    shown: 2,
    comment:
      'The country may be written in any way; what is not understood never narrows. Parties tied to the United Kingdom by registration or an address stay, and so do parties without any country.',
    expect: { best: /MELLI/iu, least: 0.9 },
  },
];
