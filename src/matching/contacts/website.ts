import { cleanText } from '../normalise/clean-text.ts';
import { readHost, type Host } from './host.ts';

/** A website as it is compared. */
export interface Website {
  /** Host without `www.`; with its path where every path is another owner's page (`facebook.com/someone`). */
  readonly address: string;
  /** The registered domain; empty where strangers share it. */
  readonly site: string;
}

const LABEL = /^(?:web\s?site|web\s?page|home\s?page|web|url|www)\s*[:=]\s*/iu;
const BRACKETS = /^[<("'“«\s]+|[>)"'”».,;\s]+$/gu;
const SCHEME = /^(?:[a-z][a-z0-9+.-]*:[\\/]{2,}|https?:[\\/]*|[\\/]{2,})/iu;
/** A name and a password that a browser sends: the host is what stands behind the last `@` before the path. */
const USER_INFO = /^[^/\\?#]*@/u;
/** As people write what nobody shall open by mistake: `hxxp://example[.]com`. */
const WRITTEN_DOT = /\[\.\]|\(\.\)|\[dot\]/giu;
const PARTS = /^(?<host>[^/\\?#:]+)(?::\d{0,5})?(?<rest>[/\\?#].*)?$/u;

/** An address of the internet in digits, without those of networks that everybody has (RFC 1918, RFC 6890). */
const INTERNET_ADDRESS = /^(?:(?:[1-9]?\d|1\d\d|2[0-4]\d|25[0-5])(?:\.(?!$)|$)){4}$/u;
const PRIVATE_ADDRESS =
  /^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168|192\.0\.[02]|198\.51\.100|203\.0\.113|2(?:2[4-9]|[345]\d))\./u;

/** Other domains of one service, with the same pages: `fb.com/someone`, `twitter.com/someone`. */
const SAME_PAGES: ReadonlyMap<string, string> = new Map([
  ['fb.com', 'facebook.com'],
  ['telegram.me', 't.me'],
  ['telegram.dog', 't.me'],
  ['twitter.com', 'x.com'],
  ['threads.net', 'threads.com'],
  ['vk.ru', 'vk.com'],
  ['vkontakte.ru', 'vk.com'],
  ['odnoklassniki.ru', 'ok.ru'],
  ['instagr.am', 'instagram.com'],
]);
/** The preview of a channel is the channel: `t.me/s/someone`. */
const PREVIEW_OF_CHANNEL = /^\/s(?=\/.)/u;

/** Mobile and language editions of one page: `m.facebook.com`, `ru-ru.facebook.com`. */
const EDITION = /^(?:m|mobile|web|[a-z]{2}(?:-[a-z]{2})?)$/u;

/** Parameters that say which page it is; the others say how a visitor came there. */
const PAGE_PARAMETERS = ['id', 'v', 'list', 'story_fbid'];

/** Reads a website with or without scheme, `www`, port and path, in any script. Null for what is none. */
export function readWebsite(text: string): Website | null {
  const bare = cleanText(text).replace(LABEL, '').replace(BRACKETS, '').replace(WRITTEN_DOT, '.');
  const behindScheme = bare.replace(SCHEME, '');
  const address = behindScheme === bare ? bare : behindScheme.replace(USER_INFO, '');
  const { host: hostText = '', rest = '' } = PARTS.exec(address)?.groups ?? {};
  if (/[\s@]/u.test(hostText)) return null;
  if (INTERNET_ADDRESS.test(hostText)) return inDigits(hostText);
  const host = readHost(hostText);
  if (host === null) return null;
  if (host.sharing !== 'pages' && host.sharing !== 'mail') return { address: host.name, site: host.site };
  return { address: pageOf(host, rest), site: '' };
}

/** An address in digits identifies its host alone: there is no domain that others could be on. */
const inDigits = (address: string): Website | null =>
  PRIVATE_ADDRESS.test(address) ? null : { address, site: '' };

function pageOf({ name, registered }: Host, rest: string): string {
  const host = pageHost(name, registered);
  const service = SAME_PAGES.get(host) ?? host;
  const path = pathOf(rest);
  return service + (service === 't.me' ? path.replace(PREVIEW_OF_CHANNEL, '') : path);
}

function pageHost(name: string, registered: string): string {
  const below = name.slice(0, -registered.length - 1);
  return EDITION.test(below) ? registered : name;
}

function pathOf(rest: string): string {
  const { pathname, searchParams } = new URL(rest.replace(/^[\\/]+/u, '/'), 'http://page.invalid/');
  const page = PAGE_PARAMETERS.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [`${name}=${value}`];
  });
  const path = pathname.replace(/\/+$/u, '');
  return (page.length === 0 ? path : `${path}?${page.join('&')}`).toLowerCase();
}
