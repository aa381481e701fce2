import type { Readable } from 'node:stream';

export interface ByteRange {
  start: number;
  /** Inclusive, as in the Range header. */
  end: number;
}

/** Where the bytes of uploads live. */
export interface FileStore {
  put(key: string, bytes: Readable, contentType: string): Promise<void>;
  read(key: string, range?: ByteRange): Promise<Readable>;
  delete(key: string): Promise<void>;
}
