import { isIP } from 'node:net';

// What is wrong with the value of a setting, to be read after its name; null for nothing. Addresses may hold passwords, so none of
// these repeats one.

const HOST_NAME =
  /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]{0,62}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,62}[a-z0-9_])?)*\.?$/iu;

/** Of an address or a name to listen on. */
export function hostProblem(host: string): string | null {
  if (isIP(host) !== 0 || (HOST_NAME.test(host) && !/^[\d.]+$/u.test(host))) return null;
  return 'must be the address or the name of this machine alone, such as 127.0.0.1, 0.0.0.0, ::1 or screening.internal';
}

/** Of a commit of the source. */
export function commitProblem(text: string): string | null {
  return /^[\da-f]{7,64}$/u.test(text) ? null : 'must be a commit: 7 to 64 hexadecimal digits';
}

/** Of an address that a path is put behind. */
export function baseUrlProblem(text: string): string | null {
  const url = httpUrl(text);
  if (url === null)
    return 'must be an address that begins with http:// or https://, such as https://screening.example.com';
  // One behind a slash as well: `http://user:/secret@host` is a password that was not written in percent form.
  if (text.includes('@')) return 'must not hold a user or a password';
  return url.search === '' && url.hash === '' && !/[?#]/u.test(text) ? null : 'must end before any ? or #';
}

/** The addresses in a list with commas between. */
export function nodesIn(text: string): readonly string[] {
  return text
    .split(',')
    .map((node) => node.trim())
    .filter((node) => node !== '');
}

/** Of the nodes of a cluster; a user and a password may stand in each. */
export function nodesProblem(text: string): string | null {
  const urls = nodesIn(text).map(httpUrl);
  if (urls.length === 0 || urls.includes(null)) {
    return 'must be addresses that begin with http:// or https://, separated by commas, such as https://es1.example.com:9200';
  }
  return urls.some((url) => url !== null && (url.pathname + url.search + url.hash).includes('@'))
    ? 'an @ may only stand behind the password; write / ? # @ and commas of a password in percent form, / as %2F'
    : null;
}

const MONGO_LOGIN = String.raw`(?:[^\s/?#@:]+(?::[^\s/?#@:]*)?@)?`;
const MONGO_HOST = String.raw`(?:\[[\da-f:.]+\]|[\w.%-]+)(?::\d{1,5})?`;
const MONGO_URL = new RegExp(
  String.raw`^mongodb(?:\+srv)?://${MONGO_LOGIN}${MONGO_HOST}(?:,${MONGO_HOST})*(?:/[^\s?#@]*)?(?:\?[^\s#@]*)?$`,
  'iu',
);

/** Of what the driver of MongoDB reads further; it may repeat what it cannot read. */
export function mongoUrlProblem(text: string): string | null {
  if (MONGO_URL.test(text)) return null;
  return /^mongodb(?:\+srv)?:\/\/.*@/isu.test(text)
    ? 'is not an address such as mongodb://USER:PASSWORD@db.example.com:27017/screening; write / ? # @ : and blanks of a password in percent form, / as %2F'
    : 'must begin with mongodb:// or mongodb+srv:// and name a host, such as mongodb://db.example.com:27017/screening';
}

/** `new URL` alone would take `http:host` and repair spaces, and take hosts that no name can have: `*`, or `a,http` of two addresses. */
function httpUrl(text: string): URL | null {
  if (!/^https?:\/\/[^/\\]\S*$/iu.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return hostProblem(url.hostname.replace(/^\[|\]$/gu, '')) === null ? url : null;
}

/** Of a key that is sent in a header. */
export function keyProblem(text: string): string | null {
  return /^[\x21-\x7e]+$/u.test(text)
    ? null
    : 'must be a key: letters, digits and signs of ASCII, without blanks and breaks';
}

/** Of headers that are sent to a collector, `name=value` with commas between, percent-encoded; never repeats one. */
export function headersProblem(text: string): string | null {
  const ok = text.split(',').every((pair) => {
    const [, name = '', value = ''] = /^\s*([^=\s]+)\s*=(.*)$/su.exec(pair) ?? [];
    return /^[\w!#$%&'*+.^`|~-]+$/u.test(name) && isVisible(value.trim());
  });
  return ok ? null : 'must be headers such as authorization=Bearer%20abc,x-tenant=7';
}

function isVisible(encoded: string): boolean {
  try {
    return /^[\x20-\x7e]*$/u.test(decodeURIComponent(encoded));
  } catch {
    return false;
  }
}
