/** What the OFAC readers leave in the file, with the reason; the same for both lists. */
export const OFAC_IGNORED_FIELDS: readonly { readonly field: string; readonly reason: string }[] = [
  { field: 'uid of names, addresses, ids and dates', reason: 'internal numbers of the publisher' },
  { field: 'mainEntry, Primary, isPrimary of dates and places', reason: 'every date and place counts alike' },
  { field: 'alt_remarks, Add_remarks', reason: 'always null; reported when they are not' },
  {
    field: 'ProfileRelationships, relationships',
    reason: 'ties between parties are not screened; CSV remarks name them',
  },
  {
    field: 'sanctionsTypes, SanctionsMeasure other than Program',
    reason: 'the effect of a listing, not its subject',
  },
  { field: 'legalAuthorities, LegalBasisID', reason: 'the program names the legal ground' },
  { field: 'reliability, ReliabilityID', reason: 'OFAC publishes confirmed and reported facts alike' },
  { field: 'ScriptStatusID, Acronym, DocNameStatusID', reason: 'do not change how a name is compared' },
  {
    field: 'DocumentedNameReference, IssuedIn-LocationID, issuingLocation',
    reason: 'the issuing country is kept',
  },
  { field: 'name of identityDocument', reason: 'a name the party has anyway' },
];
