import { del, get, set } from 'idb-keyval';
import { draftStore, setAsideUnreadable } from './draft-buffer.ts';
import { type DraftChange, parseDraftChange } from './parse-stored-draft.ts';

/** Keeps it until it is saved or cancelled. */
export interface DraftChangeBuffer {
  read(): Promise<DraftChange | undefined>;
  write(change: DraftChange): Promise<void>;
  clear(): Promise<void>;
}

export const draftChangeKeySuffix = '/change';

export const openDraftChangeBuffer = (userId: number, writingId: number): DraftChangeBuffer => {
  const key = `${userId}/${writingId}${draftChangeKeySuffix}`;
  return {
    read: async () => {
      const kept: unknown = await get(key, draftStore);
      const change = parseDraftChange(kept);
      if (kept === undefined || change) return change;
      await setAsideUnreadable(userId, writingId, kept);
      await del(key, draftStore);
      return undefined;
    },
    write: (change) => set(key, change, draftStore),
    clear: () => del(key, draftStore),
  };
};
