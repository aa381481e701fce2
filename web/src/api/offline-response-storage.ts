import { clear, createStore, get, set, type UseStore } from 'idb-keyval';
import { hashOf } from './hash-of.ts';
import { readToken } from './token.ts';

let opened: UseStore | undefined;
const store = (): UseStore => {
  opened ??= createStore('inkling-responses', 'responses');
  return opened;
};

/** Stands for the session of now; null for a guest. */
export const sessionKey = (): string | null => {
  const token = readToken();
  return token === null ? null : hashOf(token);
};

/** A database that hangs, as some browsers' do, must not hold up a page. */
const longestMs = 2000;
export const undefinedOnFailureOrTimeout = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    work.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), longestMs)),
  ]);

/**
 * Keeps the last response on this device, for when there is no network, under the session that asked for it:
 * the next child at a shared tablet never finds it, and what comes after the end of a session is not kept.
 */
export const storeOfflineResponse = async (
  session: string | null,
  name: string,
  response: unknown,
): Promise<void> => {
  if (session === null || session !== sessionKey()) return;
  await undefinedOnFailureOrTimeout(set(`${session} ${name}`, response, store()));
};

/** What was kept last in this session; undefined where there is nothing. */
export const readStoredOfflineResponse = async (session: string | null, name: string): Promise<unknown> =>
  session === null ? undefined : undefinedOnFailureOrTimeout(get<unknown>(`${session} ${name}`, store()));

/** Of everybody: at the end of a session, and at the beginning of the next. */
export const clearOfflineResponses = async (): Promise<void> => {
  await undefinedOnFailureOrTimeout(clear(store()));
};
