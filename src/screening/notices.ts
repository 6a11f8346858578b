import type { KnownFacts } from '../domain/facts.ts';
import { similarCountries } from '../countries/similar-countries.ts';
import { mistypedWallets } from '../matching/identifiers/mistyped-wallets.ts';
import type { SearchedEdition } from './editions.ts';
import { unknownNationalitiesIn } from './facts/compare-nationality.ts';
import { readGivenCountry } from './given-country.ts';

/** What an answer does not rest on, and whoever reads it would think it did. */
export interface Notice {
  /** Field of the request, such as `country`. */
  readonly field: string;
  readonly code: 'unknown_country' | 'unknown_nationality' | 'wallet_checksum' | 'stale_lists';
  /** Whole sentences. */
  readonly text: string;
}

/** What was sent of one party. */
interface Sent {
  /** Absent where an address is screened. */
  readonly name?: string;
  readonly country?: string | undefined;
  readonly facts?: KnownFacts | undefined;
}

/**
 * What is to be known of a request: a country or nationality that is not understood, wallets whose checksum is wrong. Empty for nothing.
 */
export function noticesOf({ name = '', country = '', facts = {} }: Sent): readonly Notice[] {
  const { nationality = '', identifiers = [] } = facts;
  return [
    ...countryNotices(country),
    ...unknownNationalitiesIn(nationality).map(nationalityNotice),
    ...mistypedWallets(name).map((wallet) => walletNotice('name', wallet)),
    ...identifiers
      .flatMap(({ number }) => mistypedWallets(number))
      .map((wallet) => walletNotice('identifiers', wallet)),
  ];
}

function countryNotices(country: string): readonly Notice[] {
  const given = readGivenCountry(country);
  if (given.kind !== 'unknown') return [];
  const meant = given.similar.length === 0 ? '' : ` Did you mean ${given.similar.join(' or ')}?`;
  const text = `The country "${country}" is not understood: it narrowed nothing and could raise no jurisdiction flag.${meant} Send an English name or an ISO code.`;
  return [{ field: 'country', code: 'unknown_country', text }];
}

function nationalityNotice(nationality: string): Notice {
  const similar = similarCountries(nationality);
  const meant = similar.length === 0 ? '' : ` Did you mean ${similar.join(' or ')}?`;
  const text = `The nationality "${nationality}" is not understood: it was compared with nothing, and is "unknown" beside every match.${meant} Send an English name or an ISO code.`;
  return { field: 'nationality', code: 'unknown_nationality', text };
}

function walletNotice(field: string, wallet: string): Notice {
  const text = `The wallet address "${wallet}" has a wrong checksum: a character was mistyped, or the case of its letters was lost. It was looked up in any case of letters; a listed address that differs in a character is not found.`;
  return { field, code: 'wallet_checksum', text };
}

/** Says which of the lists searched are older than the rhythm of their publishers explains. Empty for none. */
export function staleNotices(editions: readonly SearchedEdition[]): readonly Notice[] {
  const stale = editions.filter((edition) => edition.stale);
  if (stale.length === 0) return [];
  const lists = stale.map(({ code, dataAsOf }) => `${code} (${dataAsOf ?? 'no date'})`).join(', ');
  const text = `Older than the rhythm of the publisher explains, by its own date: ${lists}. What was listed since may be missing.`;
  return [{ field: 'lists', code: 'stale_lists', text }];
}

/** The notices of an answer; nothing where there are none. */
export function presentNotices(notices: readonly Notice[]): { readonly notices?: readonly Notice[] } {
  return notices.length === 0 ? {} : { notices };
}
