import { cleanText } from '../normalise/clean-text.ts';
import { readHost } from './host.ts';

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
const PARTS = /^(?<host>[^/\\?#:]+)(?::\d{0,5})?(?<rest>[/\\?#].*)?$/u;

/** Mobile and language editions of one page: `m.facebook.com`, `ru-ru.facebook.com`. */
const EDITION = /^(?:m|mobile|web|[a-z]{2}(?:-[a-z]{2})?)$/u;

/** Parameters that say which page it is; the others say how a visitor came there. */
const PAGE_PARAMETERS = ['id', 'v', 'list', 'story_fbid'];

/** Reads a website with or without scheme, `www`, port and path, in any script. Null for what is none. */
export function readWebsite(text: string): Website | null {
  const bare = cleanText(text).replace(LABEL, '').replace(BRACKETS, '').replace(SCHEME, '');
  const { host: hostText = '', rest = '' } = PARTS.exec(bare)?.groups ?? {};
  if (/[\s@]/u.test(hostText)) return null;
  const host = readHost(hostText);
  if (host === null) return null;
  if (host.sharing !== 'pages' && host.sharing !== 'mail') return { address: host.name, site: host.site };
  return { address: pageHost(host.name, host.registered) + pathOf(rest), site: '' };
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
