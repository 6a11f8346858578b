import { otherNames, primaryName, type Identification, type ListedParty } from '../../domain/listed-party.ts';
import { levelOf, matchedAlias, type Match, type MatchedOn } from '../../domain/match.ts';
import type { CatalogueByCode } from '../dependencies.ts';

/** A match in the words of the contract; interface specification 2.2 and 2.3. */
export function presentMatch(match: Match, catalogue: CatalogueByCode): Readonly<Record<string, unknown>> {
  const { party, score, matchedOn } = match;
  const facts = catalogue.get(party.listCode)?.facts;
  if (facts === undefined) throw new Error(`a match on ${party.listCode}, which is not in the catalogue`);
  return {
    id: party.id,
    name: primaryName(party),
    entry_type: party.entryType,
    list_code: party.listCode,
    list_name: facts.name,
    list_kind: facts.kind,
    program: party.programs.join('; '),
    remarks: party.remarks,
    score,
    score_pct: percentage(score),
    matched_alias: matchedAlias(matchedOn),
    matched_identifier: matchedOn.kind === 'identifier' || matchedOn.kind === 'contact',
    aliases: otherNames(party),
    addresses: places(party),
    identifications: numbers(party),
    match_level: levelOf(score),
    ...matchedAddress(matchedOn),
    ...factsOf(match),
  };
}

/** The facts that were sent with a name, as they compare; DESIGN 11. */
function factsOf({ nameScore, facts }: Match): Readonly<Record<string, unknown>> {
  return facts === undefined ? {} : { name_score: nameScore, facts };
}

/** The listed address as recorded, of an address match only; interface specification 2.3. */
function matchedAddress(matchedOn: MatchedOn): Readonly<Record<string, unknown>> {
  if (matchedOn.kind !== 'address') return {};
  const { address, city, state, postalCode, country } = matchedOn.address;
  return { matched_address: { address, city, state, postal_code: postalCode, country } };
}

/** Whole percentage of a score of four decimals. `0.285 * 100` is a hair under 28.5, so the decimals come first. */
function percentage(score: number): number {
  return Math.round(Math.round(score * 10_000) / 100);
}

/** City and country of each address, each pair once; an address without either says nothing here. */
function places(party: ListedParty): readonly { readonly city: string; readonly country: string }[] {
  const recorded = party.addresses.map(({ city, country }) => ({ city, country }));
  return distinct(recorded.filter(({ city, country }) => city !== '' || country !== ''));
}

/** Documents, registrations and wallets. */
function numbers(party: ListedParty): readonly Pick<Identification, 'type' | 'number'>[] {
  const documents = party.identifications.map(({ type, number }) => ({ type, number }));
  const wallets = party.wallets.map(({ currency, address }) => ({
    type: currency === '' ? 'Digital Currency Address' : `Digital Currency Address - ${currency}`,
    number: address,
  }));
  return distinct([...documents, ...wallets]);
}

function distinct<Value extends object>(values: readonly Value[]): readonly Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
