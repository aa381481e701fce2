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
import { moveDraftsOfMergedAccounts, type OwnerOfDrafts } from './move-drafts-of-merged-accounts.ts';
import { parseLocalDraft } from './parse-local-draft.ts';
import type { SaveResponse } from './save-states.ts';
import { sendDraft } from './send-draft.ts';

/** What is kept under one key. */
interface Kept {
  newest: unknown;
  /** Left by the same page when it was closed in a hurry: the newest words were typed on top of these. */
  older?: unknown;
}

/** Leaves what a page has typed meanwhile alone, and empties the place only of the words that were sent. */
const bufferOf = (key: string, { newest, older }: Kept): DraftBuffer => {
  const words = JSON.stringify(newest);
  const isDone = (kept: unknown): boolean => [words, JSON.stringify(older)].includes(JSON.stringify(kept));
  return {
    write: async () => undefined,
    hurry: () => undefined,
    clear: async () => {
      const copy = `${localCopyPrefix}${key}`;
      if (localStorage.getItem(copy) === words) localStorage.removeItem(copy);
      await update<unknown>(
        key,
        (kept) => (isDone(kept) ? { page: 'sign-in', draft: null } : kept),
        localDraftStore,
      );
    },
  };
};

/** Later is early enough for what cannot be sent now: the next sign-in, or opening the piece. */
const once = (response: SaveResponse): SaveResponse =>
  response.kind === 'unreachable' ? { kind: 'rejected', message: '' } : response;

const sendKeptDraft = async (key: string, kept: Kept): Promise<void> => {
  const parsed = parseLocalDraft(kept.newest);
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

const sendOne = async (userId: number, key: string, kept: Kept): Promise<void> => {
  if (isDraftKey(key)) return sendKeptDraft(key, kept);
  if (!key.endsWith(unsentMessageSuffix)) return;
  await sendUnsentMessage({ userId, chatId: Number.parseInt(key.split('/')[1] ?? '', 10) });
};

const pageOf = (kept: unknown): unknown =>
  typeof kept === 'object' && kept !== null && 'page' in kept ? kept.page : undefined;

/** A copy in local storage is newer than what the database has under its key. */
const listKept = async (): Promise<Map<string, Kept>> => {
  const stored = await entries<string, unknown>(localDraftStore);
  const kept = new Map(stored.map(([key, newest]): [string, Kept] => [key, { newest }]));
  for (const [key, copy] of listLocalCopies()) {
    const before = kept.get(key)?.newest;
    const isOfSamePage = pageOf(before) !== undefined && pageOf(before) === pageOf(copy);
    kept.set(key, { newest: copy, ...(isOfSamePage && { older: before }) });
  }
  return kept;
};

/** Sends what this person wrote on this device and could not send, whichever piece it belongs to. */
export const sendUnsentWork = async (owner: OwnerOfDrafts): Promise<void> => {
  await moveDraftsOfMergedAccounts(owner);
  const userId = owner.id;
  for (const [key, kept] of await listKept()) {
    if (!key.startsWith(`${userId}/`)) continue;
    // One that cannot be sent, as its piece is gone, holds up no other.
    await sendOne(userId, key, kept).catch(() => undefined);
  }
};
