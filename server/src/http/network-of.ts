import { isIPv6 } from 'node:net';

/** Some proxies add the port they were called from, and some write an old address in the new way. */
export const plainAddress = (address: string): string =>
  address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');

/** The eight parts of an address, as numbers without zeros in front. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail = ''] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [front, back] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...zeros, ...back].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
};

/**
 * Where limits count a call. A household or a school has 2^64 addresses of the new kind, and every device changes its
 * own as it likes: they count together. An address of the old kind is one already.
 */
export const networkOf = (address: string): string => {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
};
