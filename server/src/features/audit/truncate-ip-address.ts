import { isIP, isIPv6 } from 'node:net';
import { plainAddress } from '../../http/network-of.ts';

/** Enough to tell the school from elsewhere, too little to find a child's home: three parts of four, or of eight. */
export const truncateIpAddress = (address: string): string => {
  const plain = plainAddress(address);
  if (isIP(plain) === 0) return 'unknown';
  if (!isIPv6(plain)) return plain.replace(/\.\d+$/, '.0');
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) while (groups.length < 3) groups.push('0');
  return `${groups.slice(0, 3).join(':')}::`;
};
