import type { StepEntry } from '@inkling/contract';
import { createStore, get, set, update } from 'idb-keyval';

/** What is on this device and not yet known to be on the server. */
export interface BufferedDraft {
  data: StepEntry[];
  /** The server's version this was typed on, and what it said. */
  version: number;
  base: StepEntry[];
  /** Fingerprints of what was sent without hearing back. */
  sent: string[];
  /** The child emptied something on purpose. */
  cleared: boolean;
}

export interface DraftBuffer {
  read(): Promise<BufferedDraft | undefined>;
  write(draft: BufferedDraft): Promise<void>;
  clear(): Promise<void>;
}

interface Slot {
  /** Which page wrote it: another tab's words are not ours to clear. */
  page: string;
  draft: BufferedDraft | null;
}

export const draftStore = createStore('inkling-drafts', 'drafts');

/** One slot per person and writing: nobody finds another child's words on a shared computer. */
export const openDraftBuffer = (userId: number, writingId: number): DraftBuffer => {
  const key = `${userId}/${writingId}`;
  const page = crypto.getRandomValues(new Uint32Array(2)).join('-');
  return {
    read: async () => (await get<Slot>(key, draftStore))?.draft ?? undefined,
    write: (draft) => set(key, { page, draft } satisfies Slot, draftStore),
    clear: () =>
      update<Slot>(
        key,
        (slot) => (slot && slot.draft !== null && slot.page !== page ? slot : { page, draft: null }),
        draftStore,
      ),
  };
};
