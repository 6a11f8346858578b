import { isIPv4, isIPv6 } from 'node:net';

/**
 * What one client is known by: its IPv4 address, or the /64 network of its IPv6 address, because a single customer of a
 * provider holds a whole /64 and could use a new address for every attempt. A text that is no address stands for itself.
 */
export function clientNetwork(address: string): string {
  const read = readClientAddress(address);
  if (read === null || isIPv4(read)) return read ?? address;
  return `${groupsOf(read)
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Beside the address in what proxies write: `for=` and the parameters behind it (RFC 7239, 4), quotes. */
const ELEMENT = /^(?:for=)?"?(?<node>[^";]*)"?(?:;.*)?$/isu;
/** An address with a port: `203.0.113.7:5544`, `[2001:db8::1]:443`. */
const WITH_PORT = /^(?:\[(?<bracketed>[^\]]*)\]|(?<ipv4>[\d.]+))(?::\d{1,5})?$/u;

/**
 * The IP address of a client as a proxy or a socket writes it: without port, brackets, quotes, `for=` and zone; an IPv4
 * address that is mapped into IPv6 as itself. Null for what is none, such as `unknown` and `_hidden`.
 */
export function readClientAddress(text: string): string | null {
  const node = ELEMENT.exec(text.trim())?.groups?.['node']?.trim() ?? '';
  const parts = WITH_PORT.exec(node)?.groups;
  const address = (parts?.['bracketed'] ?? parts?.['ipv4'] ?? node).replace(/%.*$/su, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? dotted(groups.slice(6)) : address.toLowerCase();
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail] = address.split('::');
  const [front, back] = [groupsIn(head), groupsIn(tail ?? '')];
  return [...front, ...Array<number>(8 - front.length - back.length).fill(0), ...back];
}

function groupsIn(part: string): readonly number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    // An IPv4 address at the end stands for two groups.
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

function dotted(groups: readonly number[]): string {
  return groups.flatMap((group) => [group >> 8, group & 0xff]).join('.');
}
