import { createHash } from 'node:crypto';
import { API_KEY_PREFIX, type RandomBytes } from './api-key.ts';

const TOKEN_BYTES = 32;
const TOKEN_FORM = /^[\w-]{43}$/u;
const TOKEN_WITHIN = /[\w-]{43}/u;

/** An unguessable text for a session or a link: 32 random bytes in base64url, 43 characters. */
export function createToken(randomBytes: RandomBytes): string {
  return Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url');
}

/** What is stored of a token, SHA-256; null for a text that cannot be one. 256 random bits need no slow hash. */
export function hashToken(token: string): Buffer | null {
  return TOKEN_FORM.test(token) ? createHash('sha256').update(token, 'utf8').digest() : null;
}

/** Whether a text may hold a token or an API key of ours, or a part of a key: such a text is neither logged nor sent back. */
export function mayHoldSecret(text: string): boolean {
  return TOKEN_WITHIN.test(text) || text.toLowerCase().includes(API_KEY_PREFIX);
}
