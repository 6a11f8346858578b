import { createHash, timingSafeEqual } from 'node:crypto';

/** Marks a text as an API key of this service, for people and for scanners of leaked secrets. */
export const API_KEY_PREFIX = 'ssk_';

const SECRET_BYTES = 32;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Digits of base 62 that hold 32 bytes. */
const SECRET_LENGTH = 43;
const API_KEY_FORM = new RegExp(`^${API_KEY_PREFIX}[0-9A-Za-z]{${SECRET_LENGTH}}$`, 'u');
const SHOWN_LENGTH = API_KEY_PREFIX.length + 6;

/** A source of unpredictable bytes. */
export type RandomBytes = (size: number) => Uint8Array;

/** A new API key, `ssk_` and 43 letters and digits that hold 32 random bytes. It is shown once and never stored. */
export function createApiKey(randomBytes: RandomBytes): string {
  let rest = randomBytes(SECRET_BYTES).reduce((value, byte) => value * 256n + BigInt(byte), 0n);
  let secret = '';
  while (secret.length < SECRET_LENGTH) {
    secret = ALPHABET.charAt(Number(rest % 62n)) + secret;
    rest /= 62n;
  }
  return API_KEY_PREFIX + secret;
}

/** Whether a text has the form of an API key; nothing else is worth a look into the store. */
export function isApiKeyForm(text: string): boolean {
  return API_KEY_FORM.test(text);
}

const API_KEY_WITHIN = new RegExp(`${API_KEY_PREFIX}[0-9A-Za-z]{${SECRET_LENGTH}}`, 'gu');

/** A text without the secrets of the keys in it, such as one that was pasted into the wrong field. */
export function withoutApiKeys(text: string): string {
  return text.replace(API_KEY_WITHIN, (apiKey) => `${shownPrefix(apiKey)}…`);
}

/** What is stored of a key: SHA-256. 256 random bits need no slow hash. */
export function hashApiKey(apiKey: string): Buffer {
  return createHash('sha256').update(apiKey, 'utf8').digest();
}

/** Compares two hashes in constant time. */
export function sameHash(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The first characters of a key, by which its owner tells it from others; too few to guess the rest. */
export function shownPrefix(apiKey: string): string {
  return apiKey.slice(0, SHOWN_LENGTH);
}
