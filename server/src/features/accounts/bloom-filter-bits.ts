import { createHash } from 'node:crypto';

/** For one wrong alarm in ten thousand at nineteen bits a password, which `scripts/build-leaked-passwords.ts` leaves. */
const bitsPerPassword = 13;
const bytesOfNumber = 6;

/** The bits that stand for a password in a Bloom filter of this size; capitals do not matter. */
export const bloomFilterBits = (password: string, bitCount: number): number[] => {
  const digest = createHash('sha256').update(password.normalize('NFC').toLowerCase()).digest();
  const first = digest.readUIntBE(0, bytesOfNumber);
  const step = digest.readUIntBE(bytesOfNumber, bytesOfNumber);
  return Array.from({ length: bitsPerPassword }, (_, n) => (first + n * step) % bitCount);
};
