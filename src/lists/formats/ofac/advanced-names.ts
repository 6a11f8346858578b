import type { ListedName } from '../../../domain/listed-party.ts';
import type { ReadReport } from '../../list-source.ts';
import { childrenOf, type XmlElement } from '../xml-records.ts';
import type { AdvancedReferences } from './advanced-references.ts';
import { isKnownPartType, joinNameParts, type NamePart } from './names.ts';

/** A name of the advanced XML and the script it is written in (`Latin`, `Arabic`). */
export interface ScriptedName {
  readonly name: ListedName;
  readonly script: string;
}

const KINDS: ReadonlyMap<string, ListedName['kind']> = new Map([
  ['Name', 'primary'],
  ['A.K.A.', 'alias'],
  ['N.K.A.', 'alias'],
  ['F.K.A.', 'former'],
]);

/** The type of each name part group of an identity. */
function partTypes(identity: XmlElement, references: AdvancedReferences): ReadonlyMap<string, string> {
  const groups = childrenOf(identity, 'MasterNamePartGroup', 'NamePartGroups').flatMap(
    (group) => group.children,
  );
  return new Map(
    groups.map((group) => [
      group.attributes['ID'] ?? '',
      references.text('NamePartType', group.attributes['NamePartTypeID']),
    ]),
  );
}

function readParts(
  documented: XmlElement,
  types: ReadonlyMap<string, string>,
  report: ReadReport,
): readonly NamePart[] {
  return childrenOf(documented, 'NamePartValue', 'DocumentedNamePart').map((value) => {
    const type = types.get(value.attributes['NamePartGroupID'] ?? '') ?? '';
    if (!isKnownPartType(type)) report.unknown(`name part type ${type}`, value.text);
    return { type, value: value.text };
  });
}

/**
 * Every name of an identity, one per documented spelling. The spelling in another script of the primary name is an
 * alias; it has the quality of the name it spells.
 */
export function readIdentityNames(
  identity: XmlElement,
  references: AdvancedReferences,
  report: ReadReport,
): readonly ScriptedName[] {
  const types = partTypes(identity, references);
  return childrenOf(identity, 'Alias').flatMap((alias) => {
    const type = references.text('AliasType', alias.attributes['AliasTypeID']);
    const kind = KINDS.get(type);
    if (kind === undefined) report.unknown(`alias type ${type}`, alias.attributes['FixedRef'] ?? '');
    const quality = alias.attributes['LowQuality'] === 'true' ? 'weak' : 'strong';
    return childrenOf(alias, 'DocumentedName').map((documented): ScriptedName => {
      const first = childrenOf(documented, 'NamePartValue', 'DocumentedNamePart')[0];
      const script = references.text('Script', first?.attributes['ScriptID']);
      const text = joinNameParts(readParts(documented, types, report), script);
      const isSpelling = kind === 'primary' && script !== 'Latin';
      return { name: { text, kind: isSpelling ? 'alias' : (kind ?? 'alias'), quality }, script };
    });
  });
}
