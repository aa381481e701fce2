import type { Readable } from 'node:stream';

export interface ByteRange {
  start: number;
  /** Inclusive, as in the Range header. */
  end: number;
}

export interface FileToUpload {
  content_type: string;
  byte_size: number;
}

/** What a store does when browsers send their bytes straight to it. */
export interface DirectUploads {
  /** An address that takes exactly this file, for a while. */
  offer(key: string, file: FileToUpload): Promise<{ url: string; headers: Record<string, string> }>;
  /** Keeps what arrived if `check` reads it to the end without throwing; false when there is nothing to keep. */
  accept(key: string, check: (bytes: Readable) => Promise<void>): Promise<boolean>;
  /** Forgets what arrived; what was accepted stays. */
  clear(key: string): Promise<void>;
}

/** Where the bytes of uploads live. */
export interface FileStore {
  /** Keeps the bytes once all have come; when their source fails, nothing is kept. */
  put(key: string, bytes: AsyncIterable<Uint8Array>, byteSize: number): Promise<void>;
  /** Null when there are no bytes under this key. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  delete(key: string): Promise<void>;
  /** Removes what uploads cut off before this moment may have left behind. */
  deleteLeftovers(before: Date): Promise<void>;
  /** Missing when all bytes come through this server. */
  direct?: DirectUploads;
}
