import { del, get, set } from 'idb-keyval';
import { localDraftStore, unsentMessageSuffix } from '../saving/draft-buffer.ts';

/** By person and not by session: who has to sign in again finds what they said before. */
const keyOf = (userId: number, chatId: number): string => `${userId}/${chatId}${unsentMessageSuffix}`;

/** What a child said without a network stays on this device until it is sent; null takes it away. */
export const keepUnsentMessage = (userId: number, chatId: number, content: string | null): Promise<void> =>
  content === null
    ? del(keyOf(userId, chatId), localDraftStore)
    : set(keyOf(userId, chatId), content, localDraftStore);

export const readUnsentMessage = async (userId: number, chatId: number): Promise<string | null> => {
  const kept: unknown = await get(keyOf(userId, chatId), localDraftStore);
  return typeof kept === 'string' ? kept : null;
};
