import type { ListCode } from '../../../domain/list-code.ts';
import { child, childrenOf, childText, type XmlElement } from '../xml-records.ts';
import type { AdvancedReferences } from './advanced-references.ts';
import { readDayElement } from './periods.ts';

/** What the sanctions entries of one profile say about its listing. */
export interface Listing {
  /** Earliest day of listing, ISO; null when no entry has one. */
  listedOn: string | null;
  readonly programs: Set<string>;
}

/** OFAC's name for its main list; every other list name belongs to the consolidated non-SDN list. */
const SDN_LIST = 'SDN List';

/** True when a publisher's list name (`SDN List`, `CAPTA List`) is part of our list. */
export function belongsTo(listCode: ListCode, listName: string): boolean {
  return (listName === SDN_LIST) === (listCode === 'OFAC_SDN');
}

/** Adds a `SanctionsEntry` to the listing of its profile; entries of the other list are passed over. */
export function addSanctionsEntry(
  listings: Map<string, Listing>,
  entry: XmlElement,
  references: AdvancedReferences,
  listCode: ListCode,
): void {
  if (!belongsTo(listCode, references.text('List', entry.attributes['ListID']))) return;
  const ref = entry.attributes['ProfileID'] ?? '';
  const listing = listings.get(ref) ?? { listedOn: null, programs: new Set<string>() };
  for (const event of childrenOf(entry, 'EntryEvent')) {
    const day = readDayElement(child(event, 'Date'));
    if (day !== null && (listing.listedOn === null || day < listing.listedOn)) listing.listedOn = day;
  }
  for (const measure of childrenOf(entry, 'SanctionsMeasure')) {
    const isProgram = references.text('SanctionsType', measure.attributes['SanctionsTypeID']) === 'Program';
    const program = childText(measure, 'Comment');
    if (isProgram && program !== '') listing.programs.add(program);
  }
  listings.set(ref, listing);
}
