import { del, get, set } from 'idb-keyval';
import { draftStore } from './draft-buffer.ts';

/** A change to the draft under way beside its feedback, until it is saved or cancelled. */
export interface RevisionBuffer {
  read(): Promise<string | undefined>;
  write(text: string): Promise<void>;
  clear(): Promise<void>;
}

export const openRevisionBuffer = (userId: number, writingId: number): RevisionBuffer => {
  const key = `${userId}/${writingId}/revision`;
  return {
    read: () => get<string>(key, draftStore),
    write: (text) => set(key, text, draftStore),
    clear: () => del(key, draftStore),
  };
};
