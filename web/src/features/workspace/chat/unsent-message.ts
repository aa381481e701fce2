import { del, get, set } from 'idb-keyval';
import { orNothing } from '../../../api/offline-response-storage.ts';
import { localDraftStore, unsentMessageSuffix } from '../saving/draft-buffer.ts';

/** By person and not by session: who has to sign in again finds what they said before. */
const keyOf = (userId: number, chatId: number): string => `${userId}/${chatId}${unsentMessageSuffix}`;

/** Keeps what a child said without a network on this device until it is sent; tells whether it could. */
export const keepUnsentMessage = async (
  userId: number,
  chatId: number,
  content: string,
): Promise<boolean> => {
  const kept = set(keyOf(userId, chatId), content, localDraftStore).then(() => true);
  return (await orNothing(kept)) === true;
};

export const forgetUnsentMessage = async (userId: number, chatId: number): Promise<void> => {
  await orNothing(del(keyOf(userId, chatId), localDraftStore));
};

export const readUnsentMessage = async (userId: number, chatId: number): Promise<string | null> => {
  const kept: unknown = await orNothing(get(keyOf(userId, chatId), localDraftStore));
  return typeof kept === 'string' ? kept : null;
};
