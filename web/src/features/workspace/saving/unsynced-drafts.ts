import { delMany, entries } from 'idb-keyval';
import {
  type BufferedDraft,
  closingCopies,
  closingCopyPrefix,
  draftStore,
  type Slot,
} from './draft-buffer.ts';
import type { Revision } from './revision-buffer.ts';
import { sendDraft } from './send-draft.ts';

/** True when the server has it, as the newest text or among the earlier drafts. */
const isOnServer = async (writingId: number, { data, version, cleared }: BufferedDraft): Promise<boolean> => {
  const { kind } = await sendDraft({ writingId, data, version, cleared, isLast: false });
  return kind === 'saved' || kind === 'conflict' || kind === 'closed';
};

/**
 * A last save of everything this person has on this device, which is then wiped: the next child at a shared
 * computer finds nothing. Answers false, and keeps what is left, when something could not be saved.
 */
export const saveAndClearDrafts = async (userId: number): Promise<boolean> => {
  const mine = (key: IDBValidKey) => String(key).startsWith(`${userId}/`);
  const slots = new Map((await entries<string, Slot | Revision>(draftStore)).filter(([key]) => mine(key)));
  // A copy left by a page that was closed in a hurry is newer than what the database has.
  for (const [key, slot] of closingCopies()) if (mine(key)) slots.set(key, slot);
  const settled = await Promise.all(
    [...slots].map(async ([key, slot]) => {
      // A change begun beside the feedback is words too, but only the child can put them in.
      if ('text' in slot) return slot.text === slot.base;
      return slot.draft === null || isOnServer(Number(key.split('/')[1]), slot.draft);
    }),
  );
  if (settled.includes(false)) return false;
  await delMany([...slots.keys()], draftStore);
  for (const key of slots.keys()) localStorage.removeItem(`${closingCopyPrefix}${key}`);
  return true;
};
