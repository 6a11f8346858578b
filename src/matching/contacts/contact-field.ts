import type { ListedContact } from '../../domain/listed-party.ts';
import { cleanText } from '../normalise/clean-text.ts';
import { emailLookups, phoneLookups, websiteLookups, type ContactKey } from './contact-keys.ts';
import { readEmail } from './email.ts';
import { phonesOnLines } from './phone-lines.ts';
import type { Phone } from './phone.ts';
import { readWebsite } from './website.ts';

/** Kind of a contact value. */
export type ContactType = ListedContact['type'];

/** A contact value of a request: what to look it up by, or why it is not searched. */
export type ContactQuery = {
  readonly type: ContactType;
  /** As sent, without the blanks around it. */
  readonly value: string;
} & ({ readonly lookups: readonly ContactKey[] } | { readonly error: string });

/** Values of one field that are searched; interface specification 8. */
const MOST_VALUES = 5;

const INVALID: Readonly<Record<ContactType, string>> = {
  email: 'Not a valid email address.',
  phone: 'Not a valid phone number.',
  website: 'Not a valid website.',
};
const TOO_MANY = `Only the first ${MOST_VALUES} values of a field are searched.`;

interface ReadValue {
  /** Equal for values that are the same, however they are written. */
  readonly identity: string;
  readonly lookups: readonly ContactKey[];
}

/**
 * Reads a contact field: values between commas, semicolons or line breaks, each once. Values that are invalid or beyond
 * the fifth come back with an error. Empty for a field without any value.
 */
export function readContactField(type: ContactType, text: string): readonly ContactQuery[] {
  const values = new Map<string, ContactQuery>();
  for (const value of splitField(type, text)) {
    const read = readValue(type, value);
    const identity = read?.identity ?? `invalid ${cleanText(value).toLowerCase()}`;
    if (values.has(identity)) continue;
    if (values.size >= MOST_VALUES) values.set(identity, { type, value, error: TOO_MANY });
    else if (read === null) values.set(identity, { type, value, error: INVALID[type] });
    else values.set(identity, { type, value, lookups: read.lookups });
  }
  return [...values.values()];
}

function readValue(type: ContactType, value: string): ReadValue | null {
  switch (type) {
    case 'email': {
      const email = readEmail(value);
      return email === null ? null : { identity: email.address, lookups: emailLookups(email) };
    }
    case 'website': {
      const website = readWebsite(value);
      return website === null ? null : { identity: website.address, lookups: websiteLookups(website) };
    }
    case 'phone': {
      const phones = phonesOnLines(value);
      return phones.length === 0
        ? null
        : { identity: phones.map(identityOf).join(), lookups: phones.flatMap(phoneLookups) };
    }
  }
}

const identityOf = ({ international, digits }: Phone): string =>
  international === null ? digits.replace(/^0+/u, '') : `+${international.digits}`;

/** An extension behind a separator belongs to its number, as RFC 3966 writes it: `tel:+74951234567;ext=12`. */
const EXTENSION = '[,;]\\s*(?:extension|ext|доб|x)[\\s.:=]*\\d{1,7}(?=\\s*(?:$|[,;\\r\\n]))';
/** A value ends at a separator that is not inside quotes or angle brackets: `"Doe, J." <j@example.com>`. */
const VALUE = new RegExp(
  `(?:${EXTENSION}|"[^"\\r\\n]*"|<[^<>\\r\\n]*>|[^,;،؛，；、\\r\\n\\v\\f\\u0085\\u2028\\u2029])+`,
  'giu',
);
/** Quotes around several values, not around a name: `"a@example.com, b@example.com"`. */
const QUOTED_VALUES = /"(?=[^"<>]*@[^"<>]*@)(?<values>[^"<>]*)"/gu;

function splitField(type: ContactType, text: string): readonly string[] {
  const written = text.replace(QUOTED_VALUES, '$<values>');
  const pieces = (written.match(VALUE) ?? []).map((piece) => piece.trim()).filter((piece) => piece !== '');
  return type === 'email' ? withDisplayNames(pieces) : pieces;
}

/** `Doe, John <john@example.com>` is one address: mail programs leave the quotes out. */
function withDisplayNames(pieces: readonly string[]): readonly string[] {
  const values: string[] = [];
  let name: string[] = [];
  for (const piece of pieces) {
    if (!piece.includes('@')) {
      name.push(piece);
    } else if (/^[^<>@]*<[^<>]*>$/u.test(piece) && name.length > 0) {
      values.push(...name.slice(0, -1), `${name.at(-1) ?? ''}, ${piece}`);
      name = [];
    } else {
      values.push(...name, piece);
      name = [];
    }
  }
  return [...values, ...name];
}
