import { limits } from '@inkling/contract';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** SHA-256 of a file, read piece by piece so that a large video never fills the memory. */
export const hashFile = async (file: Blob, signal?: AbortSignal): Promise<string> => {
  const hash = sha256.create();
  for (let start = 0; start < file.size; start += limits.upload_chunk_bytes) {
    signal?.throwIfAborted();
    const piece = file.slice(start, start + limits.upload_chunk_bytes);
    hash.update(new Uint8Array(await piece.arrayBuffer()));
  }
  return bytesToHex(hash.digest());
};
