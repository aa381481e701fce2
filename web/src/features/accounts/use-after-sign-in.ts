import type { User } from '@inkling/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { startSession } from '../../api/session.ts';
import { pathAfterSignIn } from './after-sign-in.ts';

/** What follows an answer with a token: remember it and go where the person wanted to go. */
export const useAfterSignIn = (): ((answer: { token: string; user: User }) => Promise<void>) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (answer) => {
    startSession(queryClient, answer);
    await navigate(pathAfterSignIn(answer.user.role, search.get('redirect')), { replace: true });
  };
};
