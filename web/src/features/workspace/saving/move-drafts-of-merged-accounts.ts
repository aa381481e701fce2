import type { User } from '@inkling/contract';
import { keys, promisifyRequest } from 'idb-keyval';
import { listLocalCopies, localCopyPrefix, localDraftStore } from './draft-buffer.ts';
import { parseLocalDraft } from './parse-local-draft.ts';

export type OwnerOfDrafts = Pick<User, 'id' | 'merged_account_ids'>;

const isFree = (kept: unknown): boolean => parseLocalDraft(kept).kind === 'empty';

/** In one transaction, so that a page closed meanwhile leaves the words in one place. Tells whether the place was free. */
const move = (from: string, to: string): Promise<boolean> =>
  localDraftStore('readwrite', async (store) => {
    const kept: unknown = await promisifyRequest(store.get(from));
    if (!isFree(await promisifyRequest<unknown>(store.get(to)))) return false;
    if (kept !== undefined) {
      store.put(kept, to);
      store.delete(from);
    }
    await promisifyRequest(store.transaction);
    return true;
  });

/** Made in a hurry, it is newer than what the database has. */
const moveLocalCopy = (from: string, to: string): void => {
  const copy = localStorage.getItem(localCopyPrefix + from);
  if (copy === null) return;
  try {
    localStorage.setItem(localCopyPrefix + to, copy);
    localStorage.removeItem(localCopyPrefix + from);
  } catch {
    // A full store keeps it where it is, for the next time.
  }
};

/**
 * What was kept on this device under an account that became part of this one is this child's: from here on it is found
 * under its own number. Where words of its own wait in the same place they are first, and the others stay for the next time.
 */
export const moveDraftsOfMergedAccounts = async ({
  id,
  merged_account_ids,
}: OwnerOfDrafts): Promise<void> => {
  if (merged_account_ids.length === 0) return;
  const copies = listLocalCopies().map(([key]) => key);
  for (const from of new Set([...(await keys<string>(localDraftStore)), ...copies])) {
    const [number, ...rest] = from.split('/');
    const to = [id, ...rest].join('/');
    if (!merged_account_ids.includes(Number(number)) || copies.includes(to)) continue;
    if (await move(from, to)) moveLocalCopy(from, to);
  }
};
