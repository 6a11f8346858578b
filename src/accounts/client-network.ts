import { isIPv4, isIPv6 } from 'node:net';

/**
 * What one client is known by: its IPv4 address, or the /64 network of its IPv6 address, because a single customer of a
 * provider holds a whole /64 and could use a new address for every attempt.
 */
export function clientNetwork(address: string): string {
  const mapped = /^::ffff:(?<ipv4>[\d.]+)$/iu.exec(address)?.groups?.['ipv4'];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.replace(/%.*$/u, '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - groupCount(tail);
  const all = [...groups, ...Array<string>(missing).fill('0'), ...(tail ? tail.split(':') : [])];
  return `${all
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/u, ''))
    .join(':')}::/64`;
}

function groupCount(part: string): number {
  if (part === '') return 0;
  const groups = part.split(':');
  // An IPv4 address at the end stands for two groups.
  return groups.length + (part.includes('.') ? 1 : 0);
}
