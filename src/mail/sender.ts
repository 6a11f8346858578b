import validator from 'validator';
import { PRODUCT } from '../domain/product.ts';

/** Whom mails come from. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

const LONGEST_NAME = 100;

/** Reads `a@b.example` or `Name <a@b.example>`, the product's name being the preset; null for anything else. */
export function readSender(text: string): Sender | null {
  if (/\p{Cc}/u.test(text)) return null;
  const { quoted, plain, address } =
    /^(?:"(?<quoted>[^"]*)"|(?<plain>[^"<>]*))\s*<(?<address>[^<>]+)>$/u.exec(text.trim())?.groups ?? {};
  const sender = {
    name: (quoted ?? plain ?? '').trim() || PRODUCT,
    address: address ?? text.trim(),
  };
  // Within a network a host may have no domain.
  const isSender =
    validator.isEmail(sender.address, { require_tld: false }) && sender.name.length <= LONGEST_NAME;
  return isSender ? sender : null;
}

/** The preset: the host that clients reach, where it has a domain name that mail could come from. */
export function presetSender(publicUrl: string): Sender {
  const hostname = URL.canParse(publicUrl) ? new URL(publicUrl).hostname : '';
  return { name: PRODUCT, address: `no-reply@${validator.isFQDN(hostname) ? hostname : 'localhost'}` };
}

/** As it stands in a header or a setting. */
export function senderText({ name, address }: Sender): string {
  return `${/^[\w .-]*$/u.test(name) ? name : `"${name}"`} <${address}>`;
}
