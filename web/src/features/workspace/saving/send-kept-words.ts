import { entries, update } from 'idb-keyval';
import { call } from '../../../api/call.ts';
import { writings } from '../../../api/typed-calls.ts';
import { sendUnsentMessage } from '../chat/send-unsent-message.ts';
import {
  type DraftBuffer,
  listLocalCopies,
  localCopyPrefix,
  localDraftStore,
  unsentMessageSuffix,
} from './draft-buffer.ts';
import { DraftSync } from './draft-sync.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { parseLocalDraft } from './parse-local-draft.ts';
import type { SaveResponse } from './save-states.ts';
import { sendDraft } from './send-draft.ts';

/** Leaves what a page has typed meanwhile alone, and empties the place only of the words that were sent. */
const bufferOf = (key: string, sent: unknown): DraftBuffer => {
  const words = JSON.stringify(sent);
  const isSent = (kept: unknown): boolean => JSON.stringify(kept) === words;
  return {
    write: async () => undefined,
    clear: async () => {
      const copy = `${localCopyPrefix}${key}`;
      if (localStorage.getItem(copy) === words) localStorage.removeItem(copy);
      await update<unknown>(
        key,
        (kept) => (isSent(kept) ? { page: 'sign-in', draft: null } : kept),
        localDraftStore,
      );
    },
  };
};

/** Later is early enough for what cannot be sent now: the next sign-in, or opening the piece. */
const once = (response: SaveResponse): SaveResponse =>
  response.kind === 'unreachable' ? { kind: 'rejected', message: '' } : response;

const sendKeptDraft = async (key: string, kept: unknown): Promise<void> => {
  const parsed = parseLocalDraft(kept);
  if (parsed.kind !== 'draft') return;
  const id = Number(key.split('/')[1]);
  const writing = await call(writings.readWriting, { params: { id } }, { rawErrors: true });
  if (writing.status !== 'progressing') return;
  const { data: mine, base, sent } = parsed.draft;
  // Two texts that both have to be kept wait for the child, on the page of the piece: sent now, each sign-in would add one.
  if (!mergeDrafts({ mine, theirs: writing.data, base, sent })) return;
  const sync = new DraftSync({
    data: writing.data,
    version: writing.version,
    buffer: bufferOf(key, kept),
    send: async (draft) => once(await sendDraft({ writingId: id, ...draft })),
    onState: () => undefined,
    collect: () => undefined,
    onMerged: () => undefined,
  });
  sync.restore(parsed.draft);
  if (!sync.isDirty) await bufferOf(key, kept).clear();
  await sync.save();
};

const isDraftKey = (key: string): boolean => /^\d+\/\d+$/.test(key);

const sendOne = async (userId: number, key: string, kept: unknown): Promise<void> => {
  if (isDraftKey(key)) return sendKeptDraft(key, kept);
  if (!key.endsWith(unsentMessageSuffix)) return;
  await sendUnsentMessage({ userId, chatId: Number.parseInt(key.split('/')[1] ?? '', 10) });
};

/** Sends what this person wrote on this device and could not send, whichever piece it belongs to. */
export const sendKeptWords = async (userId: number): Promise<void> => {
  const stored = new Map(await entries<string, unknown>(localDraftStore));
  for (const [key, copy] of listLocalCopies()) stored.set(key, copy);
  for (const [key, kept] of stored) {
    if (!key.startsWith(`${userId}/`)) continue;
    // One that cannot be sent, as its piece is gone, holds up no other.
    await sendOne(userId, key, kept).catch(() => undefined);
  }
};
