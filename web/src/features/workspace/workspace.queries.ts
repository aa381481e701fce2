import type { Writing } from '@inkling/contract';
import { queryOptions } from '@tanstack/react-query';
import { call, storeResponseForOffline } from '../../api/call.ts';
import { writings } from '../../api/typed-calls.ts';
import { withTimeout } from '../../ui/with-timeout.ts';
import { readDraftBuffer } from './saving/draft-buffer.ts';
import { moveDraftsOfMergedAccounts, type OwnerOfDrafts } from './saving/move-drafts-of-merged-accounts.ts';
import type { UnsyncedDraft } from './saving/parse-local-draft.ts';

/** As the server has it now, for a reload without a network. */
export const keepWritingForOffline = (writing: Writing): Promise<void> =>
  storeResponseForOffline(writings.readWriting, { params: { id: writing.id } }, writing);

export const writingQuery = (id: number) =>
  queryOptions({
    queryKey: ['writings', id],
    queryFn: async ({ signal }) => {
      const writing = await call(writings.readWriting, { params: { id } }, { signal, keep: true });
      // A pending writing opened by a direct link is begun by opening it.
      if (writing.status !== 'pending') return writing;
      const begun = await call(writings.beginAssignedWriting, { params: { id } }, { signal });
      await keepWritingForOffline(begun);
      return begun;
    },
    // The page keeps the text itself from here on; fetching again would fight with typing.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { silent: true },
  });

/** A database that hangs, as some browsers' do, must not keep the page shut for ever. */
const longestReadMs = 10_000;

const readUnsyncedDraft = async (owner: OwnerOfDrafts, writingId: number): Promise<UnsyncedDraft | null> => {
  await moveDraftsOfMergedAccounts(owner);
  return readDraftBuffer(owner.id, writingId);
};

/** Read before the page is shown: words that came back later would fight with those just typed. */
export const unsyncedDraftQuery = (owner: OwnerOfDrafts, writingId: number) =>
  queryOptions({
    queryKey: ['unsynced-draft', owner.id, writingId],
    queryFn: () => withTimeout(readUnsyncedDraft(owner, writingId), longestReadMs),
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { silent: true },
  });
