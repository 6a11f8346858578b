import { ListFormatError } from '../../../errors.ts';
import type { XmlElement } from '../xml-records.ts';

/** The reference values at the head of an advanced XML file, by set (`AliasType`, `Script`) and id. */
export interface AdvancedReferences {
  /** Text of a value; empty for no id. Throws `ListFormatError` for an id the file does not explain. */
  text(set: string, id: string | undefined): string;
  /** The word for a party's kind: the sub-type, or the type where the sub-type is `Unknown`. */
  partyType(subTypeId: string | undefined): string;
  /** The country of an area code; empty for none. */
  areaCountry(areaCodeId: string | undefined): string;
}

/** Reads `ReferenceValueSets`: one child per set, each with `<Kind ID="…">text</Kind>` values. */
export function readReferences(sets: XmlElement): AdvancedReferences {
  const values = new Map<string, XmlElement>();
  for (const set of sets.children) {
    for (const value of set.children) values.set(`${value.name} ${value.attributes['ID'] ?? ''}`, value);
  }
  const find = (set: string, id: string): XmlElement => {
    const value = values.get(`${set} ${id}`);
    if (value === undefined) throw new ListFormatError(`the file does not explain ${set} ${id}`);
    return value;
  };
  const text = (set: string, id: string | undefined): string => (id ? find(set, id).text : '');
  return {
    text,
    partyType: (subTypeId) => {
      const subType = find('PartySubType', subTypeId ?? '');
      return subType.text === 'Unknown' ? text('PartyType', subType.attributes['PartyTypeID']) : subType.text;
    },
    areaCountry: (areaCodeId) =>
      areaCodeId ? text('Country', find('AreaCode', areaCodeId).attributes['CountryID']) : '',
  };
}
