import { del, get, set } from 'idb-keyval';
import { draftStore } from './draft-buffer.ts';

/** A change to the draft under way beside its feedback, and the draft it began with. */
export interface Revision {
  text: string;
  base: string;
}

/** Keeps it until it is saved or cancelled. */
export interface RevisionBuffer {
  read(): Promise<Revision | undefined>;
  write(revision: Revision): Promise<void>;
  clear(): Promise<void>;
}

export const openRevisionBuffer = (userId: number, writingId: number): RevisionBuffer => {
  const key = `${userId}/${writingId}/change`;
  return {
    read: () => get<Revision>(key, draftStore),
    write: (revision) => set(key, revision, draftStore),
    clear: () => del(key, draftStore),
  };
};
