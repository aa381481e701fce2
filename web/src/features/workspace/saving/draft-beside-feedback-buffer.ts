import { del, get, set } from 'idb-keyval';
import { localDraftStore, setAsideUnreadable } from './draft-buffer.ts';
import { type DraftBesideFeedback, parseDraftBesideFeedback } from './parse-local-draft.ts';

/** Keeps it until it is saved or cancelled. */
export interface DraftBesideFeedbackBuffer {
  read(): Promise<DraftBesideFeedback | undefined>;
  write(change: DraftBesideFeedback): Promise<void>;
  clear(): Promise<void>;
}

export const draftBesideFeedbackKeySuffix = '/change';

export const openDraftBesideFeedbackBuffer = (
  userId: number,
  writingId: number,
): DraftBesideFeedbackBuffer => {
  const key = `${userId}/${writingId}${draftBesideFeedbackKeySuffix}`;
  return {
    read: async () => {
      const kept: unknown = await get(key, localDraftStore);
      const change = parseDraftBesideFeedback(kept);
      if (kept === undefined || change) return change;
      await setAsideUnreadable(userId, writingId, kept);
      await del(key, localDraftStore);
      return undefined;
    },
    write: (change) => set(key, change, localDraftStore),
    clear: () => del(key, localDraftStore),
  };
};
