import { createHash } from 'node:crypto';
import { limits } from '@inkling/contract';
import { expect, test } from 'vitest';
import { hashFile } from './hash-file.ts';

const bytes = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 31) % 251);
const expected = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');

test.each([0, 1, limits.upload_chunk_bytes, 2 * limits.upload_chunk_bytes + 17])(
  'hashes %i bytes like one pass over all of them',
  async (length) => {
    const data = bytes(length);
    expect(await hashFile(new Blob([data]))).toBe(expected(data));
  },
);

test('stops when the upload is cancelled', async () => {
  await expect(hashFile(new Blob([bytes(10)]), AbortSignal.abort())).rejects.toThrow();
});
