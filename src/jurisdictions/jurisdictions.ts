import type { JurisdictionFlag } from '../domain/match.ts';
import { PLACES } from './data/places.ts';
import { evidenceFor } from './evidence.ts';
import { codesOfField, inferGivenCodes, type GivenCountry } from './given-country.ts';
import { findMentions, readText, type ReadText } from './mentions.ts';
import { fieldKey, PLACES_BY_FIELD } from './place-names.ts';
import type { Place } from './place.ts';
import { EVIDENCE_KINDS, type Evidence, type Reading } from './reading.ts';
import { isFollowedByState } from './surroundings.ts';
import { tokenise } from './tokens.ts';

/** The texts of a request that may point to a place; both as sent. */
export interface JurisdictionInput {
  readonly country?: string;
  readonly address?: string;
}

/** Most pieces of evidence a flag tells, so that a long address stays readable. */
const MAX_EVIDENCE = 6;

/**
 * The embargoed and high-risk places that a country field and an address point to, strongest first, one flag per
 * place; section 2.5 of the interface specification. Pure; never throws, whatever the text.
 */
export function detectJurisdictions({
  country = '',
  address = '',
}: JurisdictionInput): readonly JurisdictionFlag[] {
  // Most requests name neither.
  if (country.trim() === '' && address.trim() === '') return [];
  const field = readText(country.trim());
  const codes = codesOfField(field.text);
  const given: GivenCountry = { codes, places: new Set(), isFromField: true };
  const byField = placesOfField({ read: field, mentions: findMentions(field), given });
  const reading = readAddress(address, codes, byField);
  const flags = PLACES.flatMap((place) => {
    const inAddress = evidenceFor(place, reading);
    const inField: Evidence[] = byField.includes(place) ? [{ kind: 'country', text: field.text }] : [];
    const evidence = [...inField, ...inAddress];
    return evidence.length === 0 ? [] : [flagOf(place, evidence)];
  });
  return flags.toSorted((a, b) => rank(a) - rank(b));
}

function rank(flag: JurisdictionFlag): number {
  return flag.tier === 'embargoed' ? 0 : 1;
}

function readAddress(address: string, fieldCodes: ReadonlySet<string>, byField: readonly Place[]): Reading {
  const read = readText(address);
  const places = new Set(byField.map((place) => place.id));
  const isGiven = fieldCodes.size > 0 || places.size > 0;
  const codes = isGiven ? fieldCodes : inferGivenCodes(read);
  const given: GivenCountry = { codes, places, isFromField: isGiven };
  return { read, mentions: findMentions(read), given };
}

function placesOfField(field: Reading): readonly Place[] {
  const keys = namesOfField(field.read);
  return PLACES.filter((place) => field.read.text !== '' && isNamedInField(place, field, keys));
}

/** By ISO code, by name of any class, or by a name, region or town inside the field (`Crimea, Russia`). */
function isNamedInField(place: Place, field: Reading, keys: readonly string[]): boolean {
  const own = field.mentions.filter((mention) => mention.name.place === place);
  if (own.length > 0 && own.every((mention) => isFollowedByState(field.read, mention))) return false;
  if (place.alpha2 !== undefined && field.given.codes.has(place.alpha2)) return true;
  if (place.subdivisions?.includes(field.read.text.toUpperCase()) === true) return true;
  if (keys.some((key) => PLACES_BY_FIELD.get(key)?.has(place.id) === true)) return true;
  return evidenceFor(place, field).length > 0;
}

/** The field as a whole and, where a stroke or the like joins several (`LNR/DNR`), each of them. */
function namesOfField({ text }: ReadText): readonly string[] {
  const parts = [text, ...text.split(/[/;&+]/u)];
  return parts.map((part) => fieldKey(tokenise(part).map((token) => token.text)));
}

function flagOf({ jurisdiction, grounds }: Place, evidence: readonly Evidence[]): JurisdictionFlag {
  const [{ tier, reason, authority, sourceUrl }, ...others] = grounds;
  const otherGrounds = others.map((ground) => ({
    tier: ground.tier,
    reason: ground.reason,
    authority: ground.authority,
    sourceUrl: ground.sourceUrl,
  }));
  return { tier, jurisdiction, reason, authority, sourceUrl, evidence: describe(evidence), otherGrounds };
}

/** `country: Cuba; place name: La Habana`. */
function describe(evidence: readonly Evidence[]): string {
  const inOrder = EVIDENCE_KINDS.flatMap((kind) => evidence.filter((piece) => piece.kind === kind));
  const told = new Set(inOrder.map(({ kind, text }) => `${kind}: ${text.trim()}`));
  return [...told].slice(0, MAX_EVIDENCE).join('; ');
}
