import type { ListCode } from '../../../domain/list-code.ts';
import type { ListedName } from '../../../domain/listed-party.ts';
import { ListFormatError } from '../../../errors.ts';
import type { OpenedFile, ReadReport } from '../../list-source.ts';
import { child, readXmlRecords, type XmlElement } from '../xml-records.ts';
import { addSanctionsEntry, type Listing } from './advanced-entries.ts';
import { readIdentityNames } from './advanced-names.ts';
import { readReferences, type AdvancedReferences } from './advanced-references.ts';
import { addListedOn, addNameOnce, type PartyDraft } from './party-draft.ts';

/** Record paths of an advanced XML file. */
export const ADVANCED_RECORDS = {
  root: 'Sanctions',
  records: [
    'Sanctions/Locations/Location',
    'Sanctions/IDRegDocuments/IDRegDocument',
    'Sanctions/DistinctParties/DistinctParty',
    'Sanctions/ProfileRelationships/ProfileRelationship',
    'Sanctions/SanctionsEntries/SanctionsEntry',
  ],
} as const;

/** What the advanced XML adds to a party of another layout. */
export interface PartySupplement {
  readonly names: readonly ListedName[];
  readonly listedOn: string | null;
}

function nativeNames(
  party: XmlElement,
  references: AdvancedReferences,
  report: ReadReport,
): readonly ListedName[] {
  const identity = child(child(party, 'Profile') ?? party, 'Identity');
  if (identity === undefined) return [];
  return readIdentityNames(identity, references, report)
    .filter(({ script }) => script !== 'Latin')
    .map(({ name }) => name);
}

/**
 * Reads what only the advanced XML has, by entry number: names in their own script and the day of listing. An empty
 * map for no file. Throws `ListFormatError` when the file is not whole.
 */
export async function readSupplement(
  file: OpenedFile | undefined,
  listCode: ListCode,
  report: ReadReport,
): Promise<ReadonlyMap<string, PartySupplement>> {
  const names = new Map<string, readonly ListedName[]>();
  const listings = new Map<string, Listing>();
  if (file === undefined) return new Map();
  let references: AdvancedReferences | null = null;
  for await (const element of readXmlRecords(file.bytes(), ADVANCED_RECORDS)) {
    if (element.name === 'ReferenceValueSets') references = readReferences(element);
    if (element.name !== 'DistinctParty' && element.name !== 'SanctionsEntry') continue;
    if (references === null) throw new ListFormatError('the advanced XML file has no reference values');
    if (element.name === 'SanctionsEntry') addSanctionsEntry(listings, element, references, listCode);
    else names.set(element.attributes['FixedRef'] ?? '', nativeNames(element, references, report));
  }
  return new Map(
    [...names].map(([ref, native]) => [
      ref,
      { names: native, listedOn: listings.get(ref)?.listedOn ?? null },
    ]),
  );
}

/** Adds to a draft what the advanced XML knows of the same entry number. */
export function applySupplement(draft: PartyDraft, supplement: PartySupplement | undefined): void {
  if (supplement === undefined) return;
  for (const name of supplement.names) addNameOnce(draft, name);
  addListedOn(draft, supplement.listedOn);
}
