import { scrypt, timingSafeEqual } from 'node:crypto';
import { InvalidInputError } from '../errors.ts';
import { foldEmail } from './email.ts';

/** Parameters of scrypt: cost, block size, parallelisation. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** One of the equally strong sets of OWASP's Password Storage Cheat Sheet, the one with 32 MiB: about 0.3 s. */
export const PASSWORD_COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };

/** Bytes of salt. */
export const SALT_BYTES = 16;

/** Fewest and most characters of a password. NIST SP 800-63B, 3.1.1.2, asks for length instead of kinds of characters. */
export const PASSWORD_LENGTH = { least: 12, most: 200 } as const;

const KEY_BYTES = 32;
const FEWEST_DIFFERENT = 5;

/**
 * A new password, composed as Unicode asks (a keyboard may type `é` in two ways). Throws `InvalidInputError` `password`
 * for one that is short, long, made of few characters or the account's own address.
 */
export function parseNewPassword(text: string, email: string): string {
  const password = text.normalize('NFKC');
  const characters = [...password];
  if (characters.length < PASSWORD_LENGTH.least) {
    throw new InvalidInputError('password', `must have at least ${PASSWORD_LENGTH.least} characters`);
  }
  if (characters.length > PASSWORD_LENGTH.most) {
    throw new InvalidInputError('password', `must have at most ${PASSWORD_LENGTH.most} characters`);
  }
  if (new Set(characters).size < FEWEST_DIFFERENT) {
    throw new InvalidInputError('password', `must have at least ${FEWEST_DIFFERENT} different characters`);
  }
  if (foldEmail(password) === foldEmail(email)) {
    throw new InvalidInputError('password', 'must not be the e-mail address');
  }
  return password;
}

/** The form a password is stored in: `scrypt$N$r$p$salt$key`, the last two in base64url. */
export async function hashPassword(
  password: string,
  salt: Uint8Array,
  cost: PasswordCost = PASSWORD_COST,
): Promise<string> {
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, base64url(salt), base64url(key)].join('$');
}

/** Whether the password is the stored one. Takes as long for a wrong password as for the right one. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const { cost, salt, key } = readStored(stored);
  const derived = await derive(password, salt, cost);
  return derived.length === key.length && timingSafeEqual(derived, key);
}

/** Whether a stored form was made at another cost than today's, and is to be made anew at the next sign-in. */
export function isOutdated(stored: string, cost: PasswordCost = PASSWORD_COST): boolean {
  const made = readStored(stored).cost;
  return made.N !== cost.N || made.r !== cost.r || made.p !== cost.p;
}

function derive(password: string, salt: Uint8Array, { N, r, p }: PasswordCost): Promise<Buffer> {
  // Without the limit Node refuses what needs more than 32 MiB, and these need exactly that and a little more.
  const maxmem = 256 * N * r;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem }, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}

function readStored(stored: string): { cost: PasswordCost; salt: Buffer; key: Buffer } {
  const [kind, N, r, p, salt, key] = stored.split('$');
  if (kind !== 'scrypt' || salt === undefined || key === undefined) {
    throw new Error('a stored password has an unknown form');
  }
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
