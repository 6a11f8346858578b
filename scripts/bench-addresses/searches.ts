import type { ListedAddress } from '../../src/domain/listed-party.ts';
import { namesStreet } from '../../src/matching/addresses/names-street.ts';
import { createQueryAddress } from '../../src/matching/addresses/query-address.ts';
import { scoreAddress } from '../../src/matching/addresses/score-addresses.ts';
import type { SearchFilter, SearchSnapshot } from '../../src/search/search-engine.ts';
import { businessAddresses, placeTexts } from './world-pairs.ts';
import type { WorldCountry } from './world.ts';

/** A recorded address and the party that has it. */
export interface Recorded {
  readonly partyId: number;
  readonly address: ListedAddress;
}

/** What is searched, and where. */
export interface Searched {
  readonly snapshot: SearchSnapshot;
  readonly lists: SearchFilter['lists'];
  readonly recorded: readonly Recorded[];
}

/** An address in one line, its parts divided as asked for. */
export const lineOf = (
  { address, city, state, postalCode, country }: ListedAddress,
  divider = ', ',
): string => [address, city, state, postalCode, country].filter((part) => part !== '').join(divider);

/** The best score of each party that reaches a threshold. */
async function scoresOf(
  text: string,
  threshold: number,
  { snapshot, lists }: Searched,
): Promise<Map<number, number>> {
  const query = createQueryAddress(text);
  const best = new Map<number, number>();
  for (const { partyId, address } of await snapshot.findAddresses(query, threshold, { lists })) {
    const score = scoreAddress(query, address, threshold);
    if (score >= threshold) best.set(partyId, Math.max(score, best.get(partyId) ?? 0));
  }
  return best;
}

/** How many ordinary business addresses, of a thousand, meet a recorded one from 0.5, and from 0.8. */
export async function measureFlood(world: readonly WorldCountry[], searched: Searched) {
  const texts = businessAddresses(world, 1000);
  let medium = 0;
  let high = 0;
  for (const text of texts) {
    const best = Math.max(0, ...(await scoresOf(text, 0.5, searched)).values());
    if (best >= 0.5) medium++;
    if (best >= 0.8) high++;
  }
  return { businessAddresses: texts.length, from05: medium, from08: high };
}

/** Recorded addresses of the United States as systems store them, without commas: how many find their own party. */
export async function measureWithoutCommas(searched: Searched) {
  const own = searched.recorded.filter(
    ({ address }) => address.countryCode === 'US' && /\d/u.test(address.address) && address.city !== '',
  );
  const step = Math.max(1, Math.floor(own.length / 150));
  const some = own.filter((_, index) => index % step === 0);
  let high = 0;
  let notFound = 0;
  for (const { partyId, address } of some) {
    const text = lineOf({ ...address, country: '' }, ' ').replaceAll(',', ' ');
    const score = (await scoresOf(text, 0.3, searched)).get(partyId);
    if (score === undefined) notFound++;
    else if (score >= 0.8) high++;
  }
  return { withoutCommas: some.length, notFound, high: high / Math.max(1, some.length) };
}

/** How many addresses with a number are refused, and how many texts that name nothing but places are not. */
export function measureRefusals(world: readonly WorldCountry[], recorded: readonly Recorded[]) {
  const real = recorded
    .filter(({ address: { address } }) => /(?<!\d)\d{1,3}(?!\d)/u.test(address) && address.length > 8)
    .map(({ address }) => lineOf(address));
  const places = [...new Set(placeTexts(world))];
  const refused = real.filter((text) => !namesStreet(text)).length;
  return {
    realAddresses: real.length,
    refusedPerThousand: (1000 * refused) / Math.max(1, real.length),
    placesAlone: places.length,
    placesSearched: places.filter((text) => namesStreet(text)).length,
  };
}
