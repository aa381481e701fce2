import { screens, type User } from '@inkling/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { clearOfflineResponses } from '../../api/offline-response-storage.ts';
import { clearSessionOnSignOut, currentUser } from '../../api/session.ts';
import { sessionKind } from '../../api/token.ts';
import { accounts } from '../../api/typed-calls.ts';
import { confirm } from '../../ui/confirm.ts';
import { withTimeout } from '../../ui/with-timeout.ts';
import { signInPathAfterSession } from '../sign-in-path-after-session.ts';
import { t } from './texts.ts';

const unsaved = {
  title: t.someOfYourWordsAre,
  message: t.aChangeIsNotFinished,
  confirm: t.logout,
  cancel: t.stay,
};

const longestWaitMs = 5000;
const longestSaveMs = 25_000;

const leave = async (user: User): Promise<boolean> => {
  const { saveAndClearDrafts } = await import(
    '../../features/workspace/saving/save-drafts-before-sign-out.ts'
  );
  return saveAndClearDrafts(user);
};

/** Both show the line on top of the page while they last. */
const useLastCalls = () => {
  const save = useMutation({
    mutationFn: (user: User) => withTimeout(leave(user), longestSaveMs),
    meta: { silent: true },
  });
  const signOut = useMutation({
    mutationFn: () =>
      call(accounts.signOut, {}, { rawErrors: true, signal: AbortSignal.timeout(longestWaitMs) }),
    meta: { silent: true },
  });
  return {
    save: (user: User) => save.mutateAsync(user).catch(() => false),
    // The person leaves this device either way, and soon; a session the server could not end runs out by itself.
    signOut: () => signOut.mutateAsync().catch(() => undefined),
  };
};

export const useSignOut = (): (() => Promise<void>) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { save, signOut } = useLastCalls();
  return async () => {
    const question = { title: t.logout, message: t.areYouSureYouWant, confirm: t.logout };
    if (!(await confirm(question))) return;
    const user = queryClient.getQueryData(currentUser.queryKey);
    const isSaved = user?.role !== 'student' || (await save(user));
    if (!isSaved && !(await confirm(unsaved))) return;
    await signOut();
    const kind = sessionKind();
    const next = kind === 'own' ? screens.landing.path : signInPathAfterSession(kind);
    clearSessionOnSignOut(queryClient);
    // The next page is another document, which would cut it short.
    await clearOfflineResponses();
    await navigate(next);
  };
};
