import type { HiddenMatches } from '../../screening/hidden-matches.ts';
import { counted, plain } from './plain-text.ts';

/** How many matches a country hid. Empty where there is nothing to say; one that is not understood hides nothing, which a notice says. */
export function hiddenRemarks(country = '', hidden?: HiddenMatches): readonly string[] {
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
