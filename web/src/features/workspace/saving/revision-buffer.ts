import { del, get, set } from 'idb-keyval';
import { draftStore, setAsideUnreadable } from './draft-buffer.ts';
import { type Revision, readRevision } from './parse-stored-draft.ts';

/** Keeps it until it is saved or cancelled. */
export interface RevisionBuffer {
  read(): Promise<Revision | undefined>;
  write(revision: Revision): Promise<void>;
  clear(): Promise<void>;
}

export const changeSuffix = '/change';

export const openRevisionBuffer = (userId: number, writingId: number): RevisionBuffer => {
  const key = `${userId}/${writingId}${changeSuffix}`;
  return {
    read: async () => {
      const kept: unknown = await get(key, draftStore);
      const revision = readRevision(kept);
      if (kept === undefined || revision) return revision;
      await setAsideUnreadable(userId, writingId, kept);
      await del(key, draftStore);
      return undefined;
    },
    write: (revision) => set(key, revision, draftStore),
    clear: () => del(key, draftStore),
  };
};
