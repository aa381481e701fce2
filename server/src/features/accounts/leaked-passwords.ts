import { readFileSync } from 'node:fs';
import { bloomFilterBits } from './bloom-filter-bits.ts';

/** A Bloom filter: it knows every password it was made of, and takes one in ten thousand others for one of them. */
const filter = readFileSync(new URL('./leaked-passwords.bloom', import.meta.url));

/** Whether it stands in the published lists of passwords from breaches (decision 53); nobody outside is asked. */
export const isLeaked = (password: string): boolean =>
  bloomFilterBits(password, filter.length * 8).every(
    (place) => (((filter[Math.floor(place / 8)] ?? 0) >> (place % 8)) & 1) === 1,
  );
