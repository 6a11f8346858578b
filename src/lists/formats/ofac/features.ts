import type { ListedContact } from '../../../domain/listed-party.ts';
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

/**
 * Some numbers carry a label before them (`ISIN: RU0009177331`) or the court or state of the register behind them
 * (`HRA 738077 (Stuttgart)`); both go to the note, so that the number can be looked up.
 */
function bareNumber(value: string): { readonly number: string; readonly aside: string } {
  const parts = /^(?:([A-Za-z]{3,}):\s+)?(\S.*?)(?:\s+\(([A-Z][a-z][^()]*)\))?$/u.exec(value);
  const aside = [parts?.[1], parts?.[3]].filter((text) => text !== undefined).join(', ');
  return { number: parts?.[2] ?? value, aside };
}

function addIdentification(draft: PartyDraft, feature: OfacFeature): void {
  const { number, aside } = bareNumber(feature.value);
  const kind = identificationKind(plainType(feature.type), number);
  if (kind.number === '') return;
  const note = [aside, feature.note].filter((text) => text !== '').join(', ');
  draft.identifications.push({ ...kind, country: feature.country, note });
  if (feature.country !== '') addCountry(draft, feature.country, 'document');
}

/** E-mail addresses and websites end at the first blank: prose may follow in the remarks of old entries. */
function addContact(draft: PartyDraft, type: ListedContact['type'], value: string): void {
  if (value !== '') draft.contacts.push({ type, value });
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
    case 'website':
      return addContact(draft, route, /^\S*[^\s.,;]/u.exec(text)?.[0] ?? '');
    case 'phone':
      return addContact(draft, route, text);
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
