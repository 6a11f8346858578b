import { isIPv4, isIPv6 } from 'node:net';
import type { Clock } from '../domain/clock.ts';

/** Failed authentications per client address, DESIGN 7. */
export interface FailedAuthentications {
  /**
   * Records a failure. Null while the address may go on; otherwise the whole seconds (1 to 60) it has to wait. Only
   * failures are counted and refused: a request with a valid key never asks.
   */
  record(clientAddress: string): number | null;
}

/** Bounds of the rule. */
export interface FailedAuthenticationLimits {
  /** Failures an address may make in a window. */
  readonly failures: number;
  readonly windowMs: number;
  /** Addresses that are remembered; the ones that failed first are forgotten first. */
  readonly addresses: number;
}

const LIMITS: FailedAuthenticationLimits = { failures: 100, windowMs: 60_000, addresses: 10_000 };

interface Window {
  readonly endsAt: number;
  failures: number;
}

/**
 * Counts failed authentications by client address in windows that start with an address's first failure. One process
 * counts for itself; memory is bounded.
 */
export function createFailedAuthentications(
  clock: Clock,
  limits: FailedAuthenticationLimits = LIMITS,
): FailedAuthentications {
  // In the order of their ends, because every window is as long as every other.
  const windows = new Map<string, Window>();

  const open = (network: string, now: number): Window => {
    for (const [known, { endsAt }] of windows) {
      if (endsAt > now && windows.size < limits.addresses) break;
      windows.delete(known);
    }
    const window = { endsAt: now + limits.windowMs, failures: 0 };
    windows.set(network, window);
    return window;
  };

  return {
    record(clientAddress) {
      const network = clientNetwork(clientAddress);
      const now = clock().getTime();
      const known = windows.get(network);
      if (known !== undefined && known.endsAt <= now) windows.delete(network);
      const window = known !== undefined && known.endsAt > now ? known : open(network, now);
      window.failures++;
      if (window.failures <= limits.failures) return null;
      return Math.max(1, Math.ceil((window.endsAt - now) / 1000));
    },
  };
}

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
