import type { SessionLeftAtProvider, User } from '@inkling/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { startSession } from '../../api/session.ts';
import { storeSessionLeftAtProvider } from '../../api/session-left-at-provider.ts';
import { isInOtherLanguage } from '../../language/language.ts';
import { pathAfterSignIn } from './after-sign-in.ts';

interface SignedIn {
  token: string;
  user: User;
  /** Where they wanted to go, when the address can't say so any more. */
  return_to?: string | null;
  /** Where they stay signed in, on a shared computer. */
  open_elsewhere?: SessionLeftAtProvider | null;
}

/** What follows an answer with a token: remember it and go where the person wanted to go. */
export const useAfterSignIn = (): ((answer: SignedIn) => Promise<void>) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async ({ return_to, open_elsewhere = null, ...answer }) => {
    startSession(queryClient, answer);
    storeSessionLeftAtProvider(open_elsewhere);
    const wanted = return_to ?? search.get('redirect');
    const path = pathAfterSignIn(answer.user.role, wanted);
    if (isInOtherLanguage()) window.location.replace(path);
    else await navigate(path, { replace: true });
  };
};
