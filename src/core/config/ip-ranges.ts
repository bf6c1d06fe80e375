import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether a text is an address and no name. */
export const isAddress = (text: string): boolean => isIP(text) !== 0;

type Address = ipaddr.IPv4 | ipaddr.IPv6;
export type IpRange = [Address, number];

/** The host of Azure's own services: a public address that leads inside. */
const inside = '168.63.129.16';

/**
 * `10.0.0.5` or `10.0.0.0/8`, IPv4 or IPv6, as a range.
 * @throws Error that says what it must be
 */
export function parseRange(text: string): IpRange {
  const [address = '', prefix, more] = text.split('/');
  const ok = ipaddr.IPv4.isValidFourPartDecimal(address) || (ipaddr.IPv6.isValid(address) && !address.includes('%'));
  if (!ok || more !== undefined) throw new Error('must be addresses or ranges such as 10.0.0.0/8, comma-separated');
  const parsed = ipaddr.parse(address);
  const bits = parsed.kind() === 'ipv4' ? 32 : 128;
  const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1;
  if (length < 0 || length > bits) throw new Error(`must be addresses or ranges (/${prefix} is no length of a prefix)`);
  return [parsed, length];
}

/** Whether an address lies in one of the ranges. `::ffff:10.0.0.5` is `10.0.0.5`. */
export function inRanges(text: string, ranges: readonly IpRange[]): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return ranges.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits));
}

/**
 * Whether an address belongs to some machine on the Internet: unicast, and no form of IPv6 that carries an IPv4
 * address inside, which a router might unwrap.
 */
export function isPublic(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast' || text === inside) return false;
  // Outside 2000::/3 nothing is allocated; that includes `::127.0.0.1`.
  return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(ipaddr.IPv6.parse('2000::'), 3);
}
