import { type Endpoint, errorCodes, screenPath } from '@inkling/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { type ApiError, CancelledError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { setErrorInterceptor } from '../api/error-interceptor.ts';
import { clearOfflineResponses } from '../api/offline-response-storage.ts';
import { clearSession, currentUser } from '../api/session.ts';
import { onTokenChangeInOtherTab, readToken, sessionKind } from '../api/token.ts';
import { accounts, type Call } from '../api/typed-calls.ts';
import { confirm } from '../ui/confirm.ts';
import { confirmedNavigation } from '../ui/confirmed-navigation.ts';
import { lessonOverState } from '../ui/lesson-over-state.ts';
import { toastSuccess } from '../ui/toast.ts';
import { signInPath } from './redirect-rules.ts';
import { signInPathAfterSession } from './sign-in-path-after-session.ts';
import { t } from './texts.ts';
import { watchForVerification } from './watch-for-verification.ts';
import { watchSharedTablet } from './watch-shared-tablet.ts';

const here = (): string => window.location.pathname + window.location.search + window.location.hash;

interface Surroundings {
  queryClient: QueryClient;
  navigate: NavigateFunction;
}

const askOrCancel = async (question: Parameters<typeof confirm>[0]): Promise<void> => {
  if (!(await confirm(question))) throw new CancelledError();
};

const askToVerify = async (queryClient: QueryClient): Promise<void> => {
  const verified = watchForVerification(queryClient);
  const message = t.pleaseVerifyYourEmailTo;
  try {
    const question = { title: t.verifyYourEmail, message, confirm: t.goToSettings };
    await askOrCancel({ ...question, signal: verified.signal });
  } finally {
    verified.stop();
    if (verified.signal.aborted) toastSuccess(t.yourEmailIsVerifiedYou);
  }
};

interface Failed {
  error: ApiError;
  endpoint: Call<Endpoint>;
  token: string | null;
}

/** On a public call, such as signing in, a 401 is about what was sent; and a late one may be of a session before this. */
const hasEndedSession = ({ error, endpoint, token }: Failed): boolean =>
  error.status === 401 && endpoint.access !== 'public' && token === readToken();

const handleApiError = async (failed: Failed, { queryClient, navigate }: Surroundings) => {
  const { error } = failed;
  if (hasEndedSession(failed)) {
    const kind = sessionKind();
    clearSession(queryClient);
    // Nothing of the child stays in the history of the tablet, and no question keeps its page there.
    const state = { ...(kind === 'lesson' && lessonOverState), ...confirmedNavigation };
    if (kind === 'own') await navigate(signInPath(here()));
    else await navigate(signInPathAfterSession(kind), { state, replace: true });
  } else if (error.code === errorCodes.verify_email.code) {
    await askToVerify(queryClient);
    await navigate(screenPath('settings', {}, { section: 'account' }), { state: confirmedNavigation });
  } else if (error.code === errorCodes.plan_limit.code) {
    await askOrCancel({ title: t.planLimitReached, message: error.message, confirm: t.seePlans });
    const role = queryClient.getQueryData(currentUser.queryKey)?.role;
    await navigate(screenPath(role === 'parent' ? 'parent-billing' : 'subscription'), {
      state: confirmedNavigation,
    });
  }
};

/** Notes once per start that the person is here. */
const useLastLogin = (): void => {
  useEffect(() => {
    if (readToken() === null) return;
    // Nobody waits for this; a token that has ended shows with the next real call.
    call(accounts.refreshLastLogin, {}, { rawErrors: true }).catch(() => undefined);
  }, []);
};

/** A tab that was closed has signed nobody out: what it kept, also of a lesson's child, goes before the next one comes. */
const useCleanDevice = (): void => {
  useEffect(() => {
    if (readToken() === null) void clearOfflineResponses();
  }, []);
};

/** Keeps the screen in step with the session: reacts to errors of the server and to sign-outs in another tab. */
export const SessionWatch = () => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useLastLogin();
  useCleanDevice();
  useEffect(
    () =>
      setErrorInterceptor((error, endpoint, token) =>
        handleApiError({ error, endpoint, token }, { queryClient, navigate }),
      ),
    [queryClient, navigate],
  );
  // The other tab's session is now this tab's too: start again with its guards.
  useEffect(() => onTokenChangeInOtherTab(() => window.location.reload()), []);
  useEffect(() => watchSharedTablet(() => queryClient.getQueryData(currentUser.queryKey)?.id), [queryClient]);
  return null;
};
