import { del, get, set } from 'idb-keyval';
import { undefinedOnFailureOrTimeout } from '../../../api/offline-response-storage.ts';
import { localDraftStore, typedMessageSuffix, unsentMessageSuffix } from '../saving/draft-buffer.ts';

/** What a child said and the server does not have yet. */
export interface UnsentMessage {
  content: string;
  /** Where the child was; what older releases kept does not say it. */
  stepId?: string;
  /** It was on its way once, and may have arrived all the same; kept with it, as the page may be closed meanwhile. */
  isTried?: boolean;
}

/** By person and not by session: who has to sign in again finds what they said before. */
const keyOf = (userId: number, chatId: number, suffix: string): string => `${userId}/${chatId}${suffix}`;

const parseUnsentMessage = (kept: unknown): UnsentMessage | null => {
  if (typeof kept === 'string') return { content: kept };
  if (typeof kept !== 'object' || kept === null || !('content' in kept)) return null;
  if (typeof kept.content !== 'string') return null;
  const stepId = 'stepId' in kept && typeof kept.stepId === 'string' ? { stepId: kept.stepId } : {};
  const isTried = 'isTried' in kept && kept.isTried === true ? { isTried: true } : {};
  return { content: kept.content, ...stepId, ...isTried };
};

/** Keeps what a child said on this device until it is sent; tells whether it could. */
export const keepUnsentMessage = async (
  userId: number,
  chatId: number,
  message: UnsentMessage,
): Promise<boolean> => {
  const kept = set(keyOf(userId, chatId, unsentMessageSuffix), message, localDraftStore).then(() => true);
  return (await undefinedOnFailureOrTimeout(kept)) === true;
};

export const forgetUnsentMessage = async (userId: number, chatId: number): Promise<void> => {
  await undefinedOnFailureOrTimeout(del(keyOf(userId, chatId, unsentMessageSuffix), localDraftStore));
};

export const readUnsentMessage = async (userId: number, chatId: number): Promise<UnsentMessage | null> =>
  parseUnsentMessage(
    await undefinedOnFailureOrTimeout(get(keyOf(userId, chatId, unsentMessageSuffix), localDraftStore)),
  );

/** Keeps what stands in the input and is not sent: a session or a page may end in the middle of a word. */
export const keepTypedMessage = async (userId: number, chatId: number, text: string): Promise<void> => {
  const key = keyOf(userId, chatId, typedMessageSuffix);
  await undefinedOnFailureOrTimeout(
    text.trim() === '' ? del(key, localDraftStore) : set(key, text, localDraftStore),
  );
};

export const readTypedMessage = async (userId: number, chatId: number): Promise<string | null> => {
  const kept: unknown = await undefinedOnFailureOrTimeout(
    get(keyOf(userId, chatId, typedMessageSuffix), localDraftStore),
  );
  return typeof kept === 'string' ? kept : null;
};
