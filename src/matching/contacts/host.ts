import { parse } from 'tldts';
import { sharingOf, type Sharing } from './shared-domains.ts';

/** A host name and what it says of its owner. */
export interface Host {
  /** In small letters and punycode, without `www.` and a closing dot. */
  readonly name: string;
  /** The domain its owner registered; empty where strangers share it, so that it identifies nobody. */
  readonly site: string;
  /** How strangers share the registered domain. */
  readonly sharing: Sharing | null;
  /** The registered domain, shared or not. */
  readonly registered: string;
}

const LABEL = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/u;
const TOP_LEVEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/u;
const LONGEST_HOST = 253;

/** Second levels of country domains that the Public Suffix List does not know, such as `net.kp`. */
const REGISTRY = /^(?:ac|co|com|edu|gov|info|mil|net|org)\.[a-z]{2}$/u;

/** Reads a host name in any script. Null for one without a top-level domain, an IP address or what is none. */
export function readHost(text: string): Host | null {
  // Most texts asked about are the words of a name.
  if (!/[.。．｡]/u.test(text)) return null;
  const ascii = toAscii(text)?.replace(/\.$/u, '');
  if (ascii === undefined || ascii.length > LONGEST_HOST) return null;
  const name = ascii.replace(/^www\.(?=[^.]+\.)/u, '');
  const labels = name.split('.');
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return null;
  if (!TOP_LEVEL.test(labels.at(-1) ?? '')) return null;
  const registered = registeredDomain(name);
  const sharing = sharingOf(registered);
  return { name, registered, sharing, site: ownSite(name, registered, sharing) };
}

function toAscii(host: string): string | undefined {
  try {
    return new URL(`http://${host}/`).hostname;
  } catch {
    return undefined;
  }
}

function registeredDomain(name: string): string {
  const domain = parse(name, { allowPrivateDomains: true, extractHostname: false }).domain ?? '';
  return REGISTRY.test(domain) ? oneLabelBelow(name, domain) : domain;
}

/** `a.b.net.kp` below `net.kp` is `b.net.kp`; the domain itself belongs to nobody. */
function oneLabelBelow(name: string, domain: string): string {
  if (!name.endsWith(`.${domain}`)) return '';
  const label =
    name
      .slice(0, -domain.length - 1)
      .split('.')
      .at(-1) ?? '';
  return `${label}.${domain}`;
}

function ownSite(name: string, registered: string, sharing: Sharing | null): string {
  if (sharing === null) return registered;
  return sharing === 'sites' ? oneLabelBelow(name, registered) : '';
}
