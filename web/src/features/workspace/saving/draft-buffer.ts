import type { StepEntry } from '@inkling/contract';
import { createStore, del, get, set } from 'idb-keyval';

/** What is on this device and not yet known to be on the server. */
export interface BufferedDraft {
  data: StepEntry[];
  /** The server's version this was typed on. */
  version: number;
}

export interface DraftBuffer {
  read(): Promise<BufferedDraft | undefined>;
  write(draft: BufferedDraft): Promise<void>;
  clear(): Promise<void>;
}

const store = createStore('inkling-drafts', 'drafts');

/** One slot per person and writing: nobody finds another child's words on a shared computer. */
export const openDraftBuffer = (userId: number, writingId: number): DraftBuffer => {
  const key = `${userId}/${writingId}`;
  return {
    read: () => get<BufferedDraft>(key, store),
    write: (draft) => set(key, draft, store),
    clear: () => del(key, store),
  };
};
