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
  write(draft: BufferedDraft): Promise<void>;
  clear(): Promise<void>;
}

export interface Slot {
  /** Which page wrote it: another tab's words are not ours to clear. */
  page: string;
  draft: BufferedDraft | null;
}

export const draftStore = createStore('inkling-drafts', 'drafts');

/** The names of copies made at once, for pages that are closed in a hurry. */
export const closingCopyPrefix = 'inkling:draft:';

export const closingCopies = (): [key: string, slot: Slot][] =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith(closingCopyPrefix))
    // Only our own write puts something there.
    .map((name) => [
      name.slice(closingCopyPrefix.length),
      JSON.parse(localStorage.getItem(name) ?? '{}') as Slot,
    ]);

/** One slot per person and writing: nobody finds another child's words on a shared computer. */
const slotOf = (userId: number, writingId: number): string => `${userId}/${writingId}`;

/** What an earlier visit could not send. */
export const readDraftBuffer = async (userId: number, writingId: number): Promise<BufferedDraft | null> => {
  const key = slotOf(userId, writingId);
  const kept = localStorage.getItem(`${closingCopyPrefix}${key}`);
  // Only our own write puts something there.
  const slot = kept ? (JSON.parse(kept) as Slot) : await get<Slot>(key, draftStore);
  return slot?.draft ?? null;
};

export const openDraftBuffer = (userId: number, writingId: number): DraftBuffer => {
  const key = slotOf(userId, writingId);
  const page = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const quick = `${closingCopyPrefix}${key}`;
  return {
    write: async (draft) => {
      const slot: Slot = { page, draft };
      // A page that is being closed has no time for the database: this copy is made at once and lasts until that one is.
      const copy = JSON.stringify(slot);
      keepCopy(quick, copy);
      await set(key, slot, draftStore);
      if (localStorage.getItem(quick) === copy) localStorage.removeItem(quick);
    },
    clear: () => {
      localStorage.removeItem(quick);
      return update<Slot>(
        key,
        (slot) => (slot && slot.draft !== null && slot.page !== page ? slot : { page, draft: null }),
        draftStore,
      );
    },
  };
};

const keepCopy = (name: string, copy: string): void => {
  try {
    localStorage.setItem(name, copy);
  } catch {
    // A full store costs only the copy; the database follows.
  }
};
