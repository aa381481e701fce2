import { readOfflineResponse, sessionKey, storeOfflineResponse } from '../../../api/offline-responses.ts';

const nameOf = (chatId: number): string => `waiting message of chat ${chatId}`;

/** What a child said without a network stays on this device until it is sent; null takes it away. */
export const keepUnsentMessage = (chatId: number, content: string | null): Promise<void> =>
  storeOfflineResponse(sessionKey(), nameOf(chatId), content);

export const readUnsentMessage = async (chatId: number): Promise<string | null> => {
  const kept = await readOfflineResponse(sessionKey(), nameOf(chatId));
  return typeof kept === 'string' ? kept : null;
};
