import type { User } from '@inkling/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { keepLanguageOfSession } from '../language/language.ts';
import { call, storeResponseForOffline } from './call.ts';
import { clearOfflineResponses, sessionKey } from './offline-response-storage.ts';
import { tellOtherTabs } from './session-channel.ts';
import { storeSessionLeftAtProvider } from './session-left-at-provider.ts';
import {
  clearToken,
  isSharedComputer,
  readToken,
  storeSharedComputerWithSession,
  storeToken,
} from './token.ts';
import { accounts } from './typed-calls.ts';

export const currentUser = queryOptions({
  queryKey: ['mine'],
  queryFn: ({ signal }) => call(accounts.readMine, {}, { signal, keep: true }),
  staleTime: 60_000,
});

/** For the guards, which answer a 401 with a redirect. */
export const loadUser = (queryClient: QueryClient): Promise<User> =>
  queryClient.ensureQueryData({
    ...currentUser,
    queryFn: ({ signal }) => call(accounts.readMine, {}, { signal, rawErrors: true, keep: true }),
  });

/** The signed-in person; undefined while loading and for guests. */
export const useUser = (): User | undefined =>
  useQuery({ ...currentUser, enabled: readToken() !== null }).data;

export const startSession = (
  queryClient: QueryClient,
  { token, user, isForLesson = false }: { token: string; user: User; isForLesson?: boolean },
): void => {
  // Nothing of the person who used this browser before may show.
  storeSessionLeftAtProvider(null);
  queryClient.clear();
  const kind = isSharedComputer() ? 'shared' : 'own';
  if (!isForLesson) storeSharedComputerWithSession();
  storeToken(token, isForLesson ? 'lesson' : kind);
  keepLanguageOfSession(user);
  queryClient.setQueryData(currentUser.queryKey, user);
  tellOtherTabs({ kind: 'started', userId: user.id });
  void clearOfflineResponses().then(() => storeResponseForOffline(accounts.readMine, {}, user));
};

export const clearSession = (queryClient: QueryClient): void => {
  const session = sessionKey();
  if (session !== null) tellOtherTabs({ kind: 'ended', session });
  clearToken();
  queryClient.clear();
  void clearOfflineResponses();
};

/** Whoever signs out has gone, from all tabs of this device that others use too. */
export const clearSessionOnSignOut = (queryClient: QueryClient): void => {
  const user = queryClient.getQueryData(currentUser.queryKey);
  clearSession(queryClient);
  if (user) tellOtherTabs({ kind: 'signed-out', userId: user.id });
};
