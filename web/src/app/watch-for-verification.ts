import type { QueryClient } from '@tanstack/react-query';
import { currentUser } from '../api/session.ts';

const askAgainMs = 5000;

/** The link in the email opens in another tab or on another device: looks when somebody comes back, and now and then. */
export const watchForVerification = (queryClient: QueryClient): { signal: AbortSignal; stop: () => void } => {
  const verified = new AbortController();
  const stopped = new AbortController();
  const look = async () => {
    if (document.visibilityState !== 'visible') return;
    // A failed look is made again soon.
    const user = await queryClient.fetchQuery({ ...currentUser, staleTime: 0 }).catch(() => undefined);
    if (user?.email_verified && !stopped.signal.aborted) verified.abort();
  };
  const timer = setInterval(look, askAgainMs);
  stopped.signal.addEventListener('abort', () => clearInterval(timer));
  window.addEventListener('focus', look, { signal: stopped.signal });
  document.addEventListener('visibilitychange', look, { signal: stopped.signal });
  return { signal: verified.signal, stop: () => stopped.abort() };
};
