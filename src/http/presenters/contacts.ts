import type { ContactScreening } from '../../screening/screen-contacts.ts';
import type { CatalogueByCode } from '../dependencies.ts';
import { presentMatches } from './matches.ts';

/** The three contact fields of an answer; none of them when no contact value was sent. Interface specification 4.1. */
export async function presentContacts(
  found: ContactScreening | undefined,
  catalogue: CatalogueByCode,
): Promise<Readonly<Record<string, unknown>>> {
  if (found === undefined) return {};
  return {
    contacts: found.contacts.map((contact) => {
      const { type, value } = contact;
      const outcome = 'error' in contact ? { error: contact.error } : { total_matches: contact.totalMatches };
      return { type, value, ...outcome };
    }),
    contact_matches: await presentMatches(found.matches, catalogue),
    total_contact_matches: found.totalMatches,
  };
}
