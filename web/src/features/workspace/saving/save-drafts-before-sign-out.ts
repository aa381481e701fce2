import { delMany, entries } from 'idb-keyval';
import { draftBesideFeedbackKeySuffix } from './draft-beside-feedback-buffer.ts';
import {
  listLocalCopies,
  localCopyPrefix,
  localDraftStore,
  typedCardSuffix,
  typedMessageSuffix,
  unreadableSuffix,
  unsentMessageSuffix,
} from './draft-buffer.ts';
import type { OwnerOfDrafts } from './move-drafts-of-merged-accounts.ts';
import type { UnsyncedDraft } from './parse-local-draft.ts';
import { parseDraftBesideFeedback, parseLocalDraft } from './parse-local-draft.ts';
import { sendDraft } from './send-draft.ts';

/** Words that only the chat, or only the child, can send. */
const isLeftForChild = (key: string): boolean =>
  [unreadableSuffix, unsentMessageSuffix, typedMessageSuffix, typedCardSuffix].some((suffix) =>
    key.endsWith(suffix),
  );

/** True when the server has it, as the newest text or among the earlier drafts. */
const isOnServer = async (writingId: number, { data, version, cleared }: UnsyncedDraft): Promise<boolean> => {
  const { kind } = await sendDraft({ writingId, data, version, cleared, isLast: false });
  return kind === 'saved' || kind === 'conflict' || kind === 'closed';
};

const isSettled = async (key: string, kept: unknown): Promise<boolean> => {
  if (isLeftForChild(key)) return false;
  if (key.endsWith(draftBesideFeedbackKeySuffix)) {
    // A change begun beside the feedback is words too, but only the child can put them in.
    const change = parseDraftBesideFeedback(kept);
    return change !== undefined && change.text === change.base;
  }
  const parsed = parseLocalDraft(kept);
  if (parsed.kind === 'draft') return isOnServer(Number(key.split('/')[1]), parsed.draft);
  return parsed.kind === 'empty';
};

/**
 * A last save of everything this person has on this device, which is then wiped: the next child at a shared
 * computer finds nothing. Answers false, and keeps only what could not be saved.
 */
export const saveAndClearDrafts = async ({ id, merged_account_ids }: OwnerOfDrafts): Promise<boolean> => {
  const prefixes = [id, ...merged_account_ids].map((number) => `${number}/`);
  const mine = (key: IDBValidKey) => prefixes.some((prefix) => String(key).startsWith(prefix));
  const stored = new Map((await entries<string, unknown>(localDraftStore)).filter(([key]) => mine(key)));
  // A copy left by a page that was closed in a hurry is newer than what the database has.
  for (const [key, copy] of listLocalCopies()) if (mine(key)) stored.set(key, copy);
  const settled = await Promise.all([...stored].map(([key, kept]) => isSettled(key, kept)));
  const saved = [...stored.keys()].filter((_, at) => settled[at]);
  await delMany(saved, localDraftStore);
  for (const key of saved) localStorage.removeItem(`${localCopyPrefix}${key}`);
  return !settled.includes(false);
};
