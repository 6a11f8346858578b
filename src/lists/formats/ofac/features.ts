import { readBirthDate, readDay } from '../../dates.ts';
import type { ReadReport } from '../../list-source.ts';
import { plainType, routeOf } from './feature-types.ts';
import { addBirthPlace, addCountry, addListedOn, addNameOnce, type PartyDraft } from './party-draft.ts';

/** A typed fact: an `id` of the classic XML, a feature or document of the newer files, or a token of the remarks. */
export interface OfacFeature {
  readonly type: string;
  readonly value: string;
  /** Issuing country; empty for none. */
  readonly country: string;
  /** Dates of issue and expiry, validity; empty for none. */
  readonly note: string;
}

const IMO_NUMBER = /^IMO\s*(\d{7})$/u;

/**
 * Ships carry `IMO 9187629` under `Vessel Registration Identification`; companies carry the number that the IMO gave
 * to an owner or manager under `Company Number` or `Identification Number`. Both become a kind of their own.
 */
function identificationKind(type: string, value: string): { readonly type: string; readonly number: string } {
  const bracketed = type === 'International Maritime Organization No.' ? /^\(?(\d{7})\)?$/u : IMO_NUMBER;
  const imo = bracketed.exec(value)?.[1];
  if (imo === undefined) return { type, number: value };
  const ofShip = type === 'Vessel Registration Identification';
  return { type: ofShip ? 'IMO number' : 'IMO company number', number: imo };
}

function addIdentification(draft: PartyDraft, feature: OfacFeature): void {
  const kind = identificationKind(plainType(feature.type), feature.value);
  if (kind.number === '') return;
  draft.identifications.push({ ...kind, country: feature.country, note: feature.note });
  if (feature.country !== '') addCountry(draft, feature.country, 'document');
}

/** A fact in the publisher's words, as its CSV writes it into the remarks. */
function annotate(draft: PartyDraft, feature: OfacFeature): void {
  draft.annotations.push([feature.type, feature.value || feature.country].join(' ').trim());
}

/**
 * Puts a fact where its type belongs. A type that is not in the tables is reported and kept in the remarks, so that
 * nothing is lost until the table knows it.
 */
export function addFeature(draft: PartyDraft, feature: OfacFeature, report: ReadReport): void {
  const route = routeOf(feature.type);
  const text = feature.value || feature.country;
  switch (route) {
    case 'identification':
      return addIdentification(draft, feature);
    case 'email':
    case 'phone':
    case 'website':
      if (text !== '') draft.contacts.push({ type: route, value: text });
      return;
    case 'wallet':
      draft.wallets.push({ currency: plainType(feature.type).split(' - ')[1] ?? '', address: text });
      return;
    case 'birth-date':
      draft.birthDates.push(readBirthDate(text));
      return;
    case 'birth-place':
      return addBirthPlace(draft, text);
    case 'nationality':
    case 'citizenship':
    case 'registration':
    case 'flag':
      return addCountry(draft, text, route);
    case 'alias':
      return addNameOnce(draft, { text, kind: 'alias', quality: 'strong' });
    case 'listing-date':
      addListedOn(draft, readDay(text));
      return annotate(draft, feature);
    case 'annotation':
      return annotate(draft, feature);
    case null:
      report.unknown(`type ${plainType(feature.type)}`, text);
      return annotate(draft, feature);
  }
}
