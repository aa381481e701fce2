import { createStore, del, get, set, update } from 'idb-keyval';
import { parseLocalDraft, parseLocalText, type UnsyncedDraft } from './parse-local-draft.ts';

export interface DraftBuffer {
  write(draft: UnsyncedDraft): Promise<void>;
  /** The page may be gone the next moment: what is still on its way is kept at once. */
  hurry(): void;
  clear(): Promise<void>;
}

export interface LocalDraft {
  /** Which page wrote it: another tab's words are not ours to clear. */
  page: string;
  draft: UnsyncedDraft | null;
}

export const localDraftStore = createStore('inkling-drafts', 'drafts');

/** Longer than a database takes that is well, and shorter than the pause between two words. */
const longestDatabaseMs = 50;

/** The names of copies in local storage, made at once for pages that are closed in a hurry. */
export const localCopyPrefix = 'inkling:draft:';

export const listLocalCopies = (): [key: string, copy: unknown][] =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith(localCopyPrefix))
    .map((name) => [name.slice(localCopyPrefix.length), parseLocalText(localStorage.getItem(name) ?? '')]);

/** One key per person and writing: nobody finds another child's words on a shared computer. */
const storageKey = (userId: number, writingId: number): string => `${userId}/${writingId}`;

export const unreadableSuffix = '/unread';
export const unsentMessageSuffix = '/said';
export const typedMessageSuffix = '/typed';
export const typedCardSuffix = '/card';

/** Puts what this release cannot read where no save writes over it. */
export const setAsideUnreadable = (userId: number, writingId: number, kept: unknown): Promise<void> =>
  update(
    storageKey(userId, writingId) + unreadableSuffix,
    (before: unknown) => [...(Array.isArray(before) ? before : []), kept],
    localDraftStore,
  );

/** Everything of this writing that could not be read so far. */
export const readUnreadable = async (userId: number, writingId: number): Promise<unknown[]> => {
  const kept: unknown = await get(storageKey(userId, writingId) + unreadableSuffix, localDraftStore);
  return Array.isArray(kept) ? kept : [];
};

/** What an earlier visit could not send. */
export const readDraftBuffer = async (userId: number, writingId: number): Promise<UnsyncedDraft | null> => {
  const key = storageKey(userId, writingId);
  const localKey = `${localCopyPrefix}${key}`;
  const copy = localStorage.getItem(localKey);
  if (copy !== null) {
    const stored = parseLocalDraft(parseLocalText(copy));
    if (stored.kind !== 'unreadable') return stored.kind === 'draft' ? stored.draft : null;
    await setAsideUnreadable(userId, writingId, copy);
    localStorage.removeItem(localKey);
  }
  const kept: unknown = await get(key, localDraftStore);
  const stored = parseLocalDraft(kept);
  if (stored.kind === 'unreadable') {
    await setAsideUnreadable(userId, writingId, kept);
    await del(key, localDraftStore);
  }
  return stored.kind === 'draft' ? stored.draft : null;
};

export const openDraftBuffer = (userId: number, writingId: number): DraftBuffer => {
  const key = storageKey(userId, writingId);
  const page = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const localKey = `${localCopyPrefix}${key}`;
  /** What the database has not got yet. */
  let onItsWay: LocalDraft | null = null;
  let copied: { of: LocalDraft; text: string } | null = null;
  // A copy holds up whoever types, so one is made only where the database is too slow.
  const hurry = () => {
    if (!onItsWay || copied?.of === onItsWay) return;
    copied = { of: onItsWay, text: JSON.stringify(onItsWay) };
    keepCopy(localKey, copied.text);
  };
  return {
    hurry,
    write: async (draft) => {
      const stored: LocalDraft = { page, draft };
      onItsWay = stored;
      const timer = setTimeout(hurry, longestDatabaseMs);
      // The copy stays where the database refuses: it is all there is.
      await set(key, stored, localDraftStore);
      clearTimeout(timer);
      if (onItsWay === stored) onItsWay = null;
      if (copied?.of === stored && localStorage.getItem(localKey) === copied.text)
        localStorage.removeItem(localKey);
    },
    clear: () => {
      onItsWay = null;
      localStorage.removeItem(localKey);
      return update<LocalDraft>(
        key,
        (stored) =>
          stored && stored.draft !== null && stored.page !== page ? stored : { page, draft: null },
        localDraftStore,
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
