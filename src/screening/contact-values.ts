import { readContactField, type ContactQuery, type ContactType } from '../matching/contacts/contact-field.ts';

/** The contact fields of a request or an item, as sent. */
export type ContactFields = Readonly<Partial<Record<ContactType, string>>>;

export type { ContactQuery };

const FIELDS: readonly ContactType[] = ['email', 'phone', 'website'];

/**
 * The contact values of the fields, in the order email, phone, website, each once; invalid ones and those beyond the
 * fifth of their field carry an error. Empty when no field has a value: an empty field counts as not sent.
 */
export function readContacts(fields: ContactFields): readonly ContactQuery[] {
  return FIELDS.flatMap((type) => readContactField(type, fields[type] ?? ''));
}

/** How many of the values are searched, each of which counts as one search. */
export function searchableContacts(contacts: readonly ContactQuery[]): number {
  return contacts.filter((contact) => 'lookups' in contact).length;
}
