import { readGivenCountry } from '../../screening/given-country.ts';
import type { HiddenMatches } from '../../screening/hidden-matches.ts';
import { counted, plain } from './plain-text.ts';

/**
 * What a country did to the matches: how many it hid, and of one that is not understood that it did nothing, or an agent would
 * read "no flag" as a fact. Empty where there is nothing to say.
 */
export function countryRemarks(
  country: string | undefined,
  hidden: HiddenMatches | undefined,
): readonly string[] {
  const given = readGivenCountry(country ?? '');
  if (given.kind !== 'unknown') return hiddenRemarks(country ?? '', hidden);
  const meant = given.similar.length === 0 ? '' : ` Did you mean ${given.similar.join(' or ')}?`;
  return [
    `The country "${plain(country ?? '')}" is not understood: it narrowed nothing and could raise no jurisdiction flag.${meant} Send an English name or an ISO code.`,
  ];
}

function hiddenRemarks(country: string, hidden: HiddenMatches | undefined): readonly string[] {
  if (hidden === undefined || hidden.totalMatches === 0) return [];
  const { matches, totalMatches } = hidden;
  const best = matches[0] === undefined ? '' : `, the best with a score of ${matches[0].score}`;
  return [
    `The country "${plain(country)}" hid ${counted(totalMatches, 'match', 'matches')} tied to other countries${best}: screen without it to see them.`,
  ];
}

const VALUES = {
  email: 'an e-mail address',
  phone: 'a phone number',
  website: 'a website',
  wallet: 'a wallet address',
  number: 'an identifier',
} as const;

/** Says of a text that is a value and no name how it was read. Empty for a name. */
export function valueRemarks(kind: keyof typeof VALUES | null): readonly string[] {
  return kind === null ? [] : [`It was read as ${VALUES[kind]}, and not compared with names.`];
}
