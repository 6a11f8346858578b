import type { ListedParty } from '../domain/listed-party.ts';

/** The countries a party is tied to: nationality, registration, flag, address and the like, not its place of birth. */
export function countriesOf(party: Pick<ListedParty, 'countries' | 'addresses'>): readonly string[] {
  const codes = new Set<string>();
  for (const country of party.countries) {
    if (country.relation !== 'birth' && country.code !== '') codes.add(country.code);
  }
  for (const address of party.addresses) if (address.countryCode !== '') codes.add(address.countryCode);
  return [...codes];
}
