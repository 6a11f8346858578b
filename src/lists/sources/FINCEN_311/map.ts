import type { ListedName, ListedPartyRecord } from '../../../domain/listed-party.ts';
import { resolveCountry } from '../../../countries/countries.ts';
import { derivedReference } from '../../derived-reference.ts';
import { readInlineNames } from '../../formats/inline-names.ts';
import { joinRemarks, listedNames } from '../../record-parts.ts';
import { JURISDICTIONS, TRANSACTION_CLASSES } from './lookups.ts';
import type { Measure } from './parse.ts';

/** Why a target is no party to screen against; null for a party. */
export function reasonToLeaveOut(measure: Measure): string | null {
  if (measure.rescinded.length > 0) return 'rescinded';
  if (TRANSACTION_CLASSES.has(measure.target)) return 'class of transactions';
  if (JURISDICTIONS.has(measure.target) || resolveCountry(measure.target) !== null) return 'jurisdiction';
  return null;
}

/** Stable reference of a target: its name without annotations. */
export function targetReference(measure: Measure): string {
  return derivedReference(namesOf(measure.target)[0]?.text ?? '');
}

/** One party of a special measure that is not rescinded. */
export function toParty(measure: Measure, pageUrl: string): ListedPartyRecord {
  return {
    listCode: 'FINCEN_311',
    publisherRef: targetReference(measure),
    entryType: 'entity',
    names: namesOf(measure.target),
    addresses: [],
    countries: [],
    identifications: [],
    contacts: [],
    wallets: [],
    birthDates: [],
    birthPlaces: [],
    programs: [measure.group.includes('9714') ? 'Section 9714' : 'Section 311'],
    remarks: joinRemarks(remarksOf(measure)),
    listedOn: measure.finding[0] ?? measure.proposed[0] ?? measure.final[0] ?? null,
    sourceUrl: measure.link === '' ? pageUrl : new URL(measure.link, pageUrl).href,
  };
}

/** `X (Includes Y)`, `X; renamed Z`, `X (Short)`: the brackets and annotations give further names. */
function namesOf(target: string): readonly ListedName[] {
  const included: string[] = [];
  const withoutBrackets = target.replace(/\s*\(([^()]+)\)/gu, (_, inside: string) => {
    included.push(inside.replace(/^includes\s+/iu, ''));
    return '';
  });
  const { primary, others } = readInlineNames(withoutBrackets, { commas: false });
  return listedNames([
    { text: primary, kind: 'primary', quality: 'strong' },
    ...others,
    ...included.map((text): ListedName => ({ text, kind: 'alias', quality: 'strong' })),
  ]);
}

function remarksOf(measure: Measure): readonly string[] {
  const known = [measure.finding, measure.proposed, measure.final].some((days) => days.length > 0);
  if (!known) return [];
  return [
    measure.final.length > 0 ? 'In force' : 'Proposed',
    ...labelled('Finding', measure.finding),
    ...labelled('Notice of proposed rulemaking', measure.proposed),
    ...labelled('Final rule', measure.final),
  ];
}

function labelled(label: string, days: readonly string[]): readonly string[] {
  return days.length === 0 ? [] : [`${label}: ${days.join(', ')}`];
}
