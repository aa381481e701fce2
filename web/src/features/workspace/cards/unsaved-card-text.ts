import { del, get, set } from 'idb-keyval';
import { undefinedOnFailureOrTimeout } from '../../../api/offline-response-storage.ts';
import { localDraftStore, typedCardSuffix } from '../saving/draft-buffer.ts';

/** What stands in an open card and is not saved. */
export interface UnsavedCardText {
  text: string;
  slot: string;
}

export interface UnsavedCardKey {
  userId: number;
  chatId: number;
  cardId: string;
}

/** By person and not by session: who has to sign in again finds what they typed before. */
const keyOf = ({ userId, chatId, cardId }: UnsavedCardKey): string =>
  `${userId}/${chatId}/${cardId}${typedCardSuffix}`;

/** A session or a page may end in the middle of a word. */
export const keepTypedCard = async (whose: UnsavedCardKey, typed: UnsavedCardText): Promise<void> => {
  await undefinedOnFailureOrTimeout(set(keyOf(whose), typed, localDraftStore));
};

export const forgetTypedCard = async (whose: UnsavedCardKey): Promise<void> => {
  await undefinedOnFailureOrTimeout(del(keyOf(whose), localDraftStore));
};

export const readTypedCard = async (whose: UnsavedCardKey): Promise<UnsavedCardText | null> => {
  const kept: unknown = await undefinedOnFailureOrTimeout(get(keyOf(whose), localDraftStore));
  if (typeof kept !== 'object' || kept === null || !('text' in kept) || !('slot' in kept)) return null;
  const { text, slot } = kept;
  return typeof text === 'string' && typeof slot === 'string' ? { text, slot } : null;
};
