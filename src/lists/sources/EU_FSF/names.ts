import type { ListedName } from '../../../domain/listed-party.ts';
import { behindFormerLabel } from '../../formats/name-labels.ts';
import { isLatin } from '../../formats/scripts.ts';
import { childrenOf, childText, type XmlElement } from '../../formats/xml-records.ts';
import { clean, listedNames } from '../../record-parts.ts';

interface ReadName {
  readonly text: string;
  readonly logicalId: number;
  readonly language: string;
  readonly weak: boolean;
  readonly former: boolean;
}

/**
 * The names of an entity. The order of nameAlias changes from export to export, so the primary name is chosen by rule: a
 * strong one in Latin script, English or without language, with the lowest logicalId; the others follow by logicalId.
 */
export function readNames(entity: XmlElement): readonly ListedName[] {
  const names = childrenOf(entity, 'nameAlias').map(readName);
  const ordered = names.filter((name) => name.text !== '').sort((a, b) => a.logicalId - b.logicalId);
  const [primary] = [...ordered].sort((a, b) => primaryRank(a) - primaryRank(b));
  return listedNames(
    ordered.map((name) => ({
      text: name.text,
      kind: name === primary ? 'primary' : name.former ? 'former' : 'alias',
      quality: name.weak ? 'weak' : 'strong',
    })),
  );
}

function primaryRank(name: ReadName): number {
  return (
    (name.weak || name.former ? 4 : 0) +
    (isLatin(name.text) ? 0 : 2) +
    (name.language === '' || name.language === 'EN' ? 0 : 1)
  );
}

function readName(alias: XmlElement): ReadName {
  const part = (name: string): string => clean(alias.attributes[name] ?? '');
  const parts = clean(['firstName', 'middleName', 'lastName'].map(part).join(' '));
  const remark = childText(alias, 'remark');
  const whole = part('wholeName') === '' ? parts : part('wholeName');
  const formerName = behindFormerLabel(whole);
  return {
    text: formerName ?? whole,
    logicalId: Number(part('logicalId')),
    language: part('nameLanguage').toUpperCase(),
    // Remarks spell it "low quality a.k.a.", "Low quality alias" and "lo quality".
    weak: part('strong') === 'false' || /\blow?[ -]+quality/iu.test(remark),
    former:
      formerName !== null ||
      /\b(?:f\.?k\.?a\b|formerly (?:known|listed)|previous(?:ly)? (?:name|known|listed)|former name)/iu.test(
        remark,
      ),
  };
}
