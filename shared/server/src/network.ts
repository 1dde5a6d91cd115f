import { isIPv6 } from 'node:net';

/**
 * What one subscriber has, as the key of a limit: an IPv4 address, or the first 64 bits of an IPv6
 * one. However an address is written, and an IPv4 address inside an IPv6 one, it is the same.
 */
export const networkOf = (address: string): string => {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const groups = [
    ...before,
    ...Array.from({ length: 8 - before.length - after.length }, () => '0'),
    ...after,
  ];
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff')
    return groups
      .slice(6)
      .map((group) => Number.parseInt(group, 16))
      .map((pair) => `${pair >> 8}.${pair & 255}`)
      .join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
};
