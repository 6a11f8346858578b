import type { ListedContact } from '../../domain/listed-party.ts';
import { clean, uniqueBy } from '../record-parts.ts';

const EMAIL = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const URL = /(?:https?:\/\/|www\.)[^\s,;<>"“”()]+/giu;
const DOMAIN = /(?<![@\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/[^\s,;<>"“”()]*)?/giu;

/** Fewest digits of a phone number that stands alone; later ones of an enumeration need more to be told from a postal code. */
const MIN_DIGITS = { first: 5, later: 7 };

/** Publishers put spaces into addresses: `info@ company .com`. */
function joinSplitEmail(text: string): string {
  return clean(text)
    .replace(/\s*@\s*/gu, '@')
    .replace(/(@[\p{L}\p{N}.-]+)\s+\.(?=\p{L})/gu, '$1.')
    .replace(/(@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*)\.\s+(com|net|org|ru|ir|by|kp|cn|info)\b/giu, '$1.$2');
}

const trimEnd = (text: string): string => text.replace(/[.,;:'’/-]+$/u, '');

/** The e-mail addresses of a text, whatever separates them. */
export function emailsIn(text: string): readonly string[] {
  return (joinSplitEmail(text).match(EMAIL) ?? []).map((email) => trimEnd(email).replace(/^[.'-]+/u, ''));
}

/** The websites of a field that is meant for websites: with or without scheme, several in one value. */
export function websitesIn(text: string): readonly string[] {
  const withoutEmails = joinSplitEmail(text).replace(EMAIL, ' ');
  const urls = withoutEmails.match(URL) ?? [];
  const domains = withoutEmails.replace(URL, ' ').match(DOMAIN) ?? [];
  return [...urls, ...domains].map(trimEnd);
}

/** The phone and fax numbers of a field that is meant for them; labels and several numbers in one value are read. */
export function phonesIn(text: string): readonly string[] {
  const pieces = text
    .replace(/\((?:\d|\p{L})\)\s*(?=[+(\d])/gu, ';')
    .replace(/\bext(?:ension)?\b\.?\s*\d+/giu, ' ')
    .split(/[;,\n|]|\s\/\s|\s(?:and|or|et|oder|und)\s|\.\s+(?=[+\d(])|(?<=\d)\s*(?=\+)|\p{L}{2,}[.:]?/u);
  const numbers = pieces.flatMap((piece) => splitSlash(piece.replace(/^[^+(\d]+|[^\d)]+$/gu, '').trim()));
  return numbers.filter((number, index) => {
    const digits = number.replace(/\D/gu, '').length;
    return digits >= (index === 0 ? MIN_DIGITS.first : MIN_DIGITS.later) && digits <= 20;
  });
}

/** `041 533 578/9` gives the alternative last digit of one line, `0202104748/0202104749` two lines. */
function splitSlash(text: string): readonly string[] {
  const [head = '', ...rest] = text.split('/');
  if (rest.length === 0) return [head];
  const whole = rest.filter((part) => part.replace(/\D/gu, '').length >= MIN_DIGITS.later);
  return head.replace(/\D/gu, '').length >= MIN_DIGITS.first ? [head.trim(), ...whole] : [text];
}

const PHONE_RUN = '[+(\\d][\\d\\s()+./,;&-]*(?:\\s(?:and|or)\\s[+(\\d][\\d\\s()+./-]*)*';
const LABELLED_PHONE = new RegExp(
  `(?<![\\p{L}])(?:tel(?:ephone|efax)?|phone|mobile|cell|fax|telex)(?:\\s*/\\s*fax)?(?:\\s*(?:numbers?|nos?))?` +
    `\\s*(?:\\((?:office|mobile|fax|\\w{1,12})\\))?[\\s.:]*(${PHONE_RUN})`,
  'giu',
);
const LABELLED_WEBSITE =
  /(?:web\s?sites?|web\s?page|home\s?page)(?:\s+address(?:es)?)?\s*(?:is|are)?\s*[:=]?\s*((?:(?:https?:\/\/|www\.)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}[^\s,;()]*[\s,;&]*)+)/giu;

/**
 * The contact values of running text: every e-mail address, and the phone numbers and websites that carry a label. An
 * unlabelled link is a reference of the publisher (Interpol notices), not the party's own site.
 */
export function contactsIn(text: string): readonly ListedContact[] {
  const phones = [...text.matchAll(LABELLED_PHONE)].flatMap((match) => phonesIn(match[1] ?? ''));
  const websites = [...text.matchAll(LABELLED_WEBSITE)].flatMap((match) => websitesIn(match[1] ?? ''));
  return contacts({ emails: emailsIn(text), phones, websites });
}

/** Contacts of the three kinds, each value once. */
export function contacts(values: {
  readonly emails?: readonly string[];
  readonly phones?: readonly string[];
  readonly websites?: readonly string[];
}): readonly ListedContact[] {
  const all: ListedContact[] = [
    ...(values.emails ?? []).map((value) => ({ type: 'email' as const, value })),
    ...(values.phones ?? []).map((value) => ({ type: 'phone' as const, value })),
    ...(values.websites ?? []).map((value) => ({ type: 'website' as const, value })),
  ];
  return uniqueContacts(all);
}

/** Each contact value once. */
export function uniqueContacts(all: readonly ListedContact[]): readonly ListedContact[] {
  return uniqueBy(all, (contact) => `${contact.type}|${contact.value.toLowerCase()}`);
}
