import { createStore, del, get, set, update } from 'idb-keyval';
import { type BufferedDraft, parseCopy, readSlot } from './read-kept.ts';

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

export const closingCopies = (): [key: string, copy: unknown][] =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith(closingCopyPrefix))
    .map((name) => [name.slice(closingCopyPrefix.length), parseCopy(localStorage.getItem(name) ?? '')]);

/** One slot per person and writing: nobody finds another child's words on a shared computer. */
const slotOf = (userId: number, writingId: number): string => `${userId}/${writingId}`;

export const unreadSuffix = '/unread';

/** Puts what this release cannot read where no save writes over it. */
export const keepAside = (userId: number, writingId: number, kept: unknown): Promise<void> =>
  update(
    slotOf(userId, writingId) + unreadSuffix,
    (before: unknown) => [...(Array.isArray(before) ? before : []), kept],
    draftStore,
  );

/** Everything of this writing that could not be read so far. */
export const readAside = async (userId: number, writingId: number): Promise<unknown[]> => {
  const kept: unknown = await get(slotOf(userId, writingId) + unreadSuffix, draftStore);
  return Array.isArray(kept) ? kept : [];
};

/** What an earlier visit could not send. */
export const readDraftBuffer = async (userId: number, writingId: number): Promise<BufferedDraft | null> => {
  const key = slotOf(userId, writingId);
  const quick = `${closingCopyPrefix}${key}`;
  const copy = localStorage.getItem(quick);
  if (copy !== null) {
    const slot = readSlot(parseCopy(copy));
    if (slot.kind !== 'unreadable') return slot.kind === 'draft' ? slot.draft : null;
    await keepAside(userId, writingId, copy);
    localStorage.removeItem(quick);
  }
  const kept: unknown = await get(key, draftStore);
  const slot = readSlot(kept);
  if (slot.kind === 'unreadable') {
    await keepAside(userId, writingId, kept);
    await del(key, draftStore);
  }
  return slot.kind === 'draft' ? slot.draft : null;
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
