import { cleanText } from '../normalise/clean-text.ts';
import { readHost } from './host.ts';

/** An e-mail address as it is compared. */
export interface Email {
  /** In small letters, the domain in punycode. */
  readonly address: string;
  /** The registered domain; empty for mail providers and others that strangers share. */
  readonly site: string;
}

const PREFIX = /^(?:(?:mailto|mail|e-?mail(?:\s+address)?)\s*[:=]\s*(?:\/\/)?|e-?mail\s+)/iu;
/** `office@example.com (work)` */
const NOTE = /\s+\([^()@]*\)\s*$/u;
const DISPLAY_NAME = /^[^<>]*<([^<>]+)>$/u;
/** RFC 5321, 4.1.2, with the letters of RFC 6531; quoted local parts are not read. */
const LOCAL_PART = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LONGEST_LOCAL_PART = 64;
/** `office @ example.com` */
const BLANKS_AROUND_AT = /\s*@\s*/u;
const GOOGLE: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** Reads an e-mail address, with or without display name or `mailto:`. Null for what is none. */
export function readEmail(text: string): Email | null {
  if (!/[@＠]/u.test(text)) return null;
  const clean = cleanText(text);
  const bare = (DISPLAY_NAME.exec(clean)?.[1] ?? clean)
    .replace(NOTE, '')
    .trim()
    .replace(/^["'(\s]+|["').,;\s]+$/gu, '')
    .replace(PREFIX, '')
    .replace(/\?(?:subject|body|cc|bcc)=.*$/iu, '')
    .replace(BLANKS_AROUND_AT, '@');
  const at = bare.lastIndexOf('@');
  const local = bare.slice(0, at);
  const domain = bare.slice(at + 1);
  if (at < 1 || local.length > LONGEST_LOCAL_PART || !LOCAL_PART.test(local)) return null;
  if (/[\s/\\?#:]/u.test(domain)) return null;
  const host = readHost(domain);
  if (host === null) return null;
  const exact = domain.toLowerCase().startsWith('www.') ? `www.${host.name}` : host.name;
  return { address: mailboxOf(local.toLowerCase(), exact), site: host.site };
}

/** Google delivers to one box whatever dots stand in it, whatever follows a plus, and under both of its domains. */
function mailboxOf(local: string, domain: string): string {
  if (!GOOGLE.has(domain)) return `${local}@${domain}`;
  const box = local.replace(/\+.*$/u, '').replaceAll('.', '');
  return `${box === '' ? local : box}@gmail.com`;
}
