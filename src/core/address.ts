import { isIPv6 } from 'node:net';

/** A network may have as much as this many addresses, where its addresses share a limit or take turns. */
export const networkShare = 8;

/** What counts as one address: an IPv6 line hands out 2^64 of them, so there it is the /64. */
export function addressKey(ip: string): string {
  if (!ip.includes(':')) return ip;
  const mapped = ip.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i);
  if (mapped) return mapped[1] as string;
  const plain = ip.replace(/%.*$/, '');
  if (!isIPv6(plain)) return ip;
  const [head = '', tail] = plain
    .toLowerCase()
    .replace(/\d+\.\d+\.\d+\.\d+$/, '0:0')
    .split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((g) => Number.parseInt(g, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * The network of an `addressKey`. Whoever rents a server is given an IPv6 /48 or /56, which is 65,536 or 256 addresses as
 * we count them: of IPv6 it is the /48. Of IPv4 it is the address itself.
 */
export const networkOf = (address: string): string =>
  address.endsWith('::/64') ? address.replace(/:[0-9a-f]+::\/64$/, '::/48') : address;

/** What an `addressKey` is counted under, the network first, and as how many addresses each of them counts. */
export function quotaKeys(address: string): [key: string, addresses: number][] {
  const network = networkOf(address);
  return network === address
    ? [[address, 1]]
    : [
        [network, networkShare],
        [address, 1],
      ];
}
