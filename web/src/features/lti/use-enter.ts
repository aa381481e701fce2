import { type LtiLaunchResult, screens } from '@inkling/contract';
import { useQueryClient } from '@tanstack/react-query';
import { startSession } from '../../api/session.ts';
import { useAfterSignIn } from '../accounts/index.ts';

type SignedIn = Extract<LtiLaunchResult, { outcome: 'signed-in' }>;

/** Goes where somebody wanted to. The page where teachers choose is loaded anew: only it may send a form to the platform. */
export const useEnter = () => {
  const queryClient = useQueryClient();
  const onSignedIn = useAfterSignIn();
  return async (signedIn: SignedIn): Promise<void> => {
    if (!signedIn.return_to.startsWith(screens['lti-set-up'].path)) return onSignedIn(signedIn);
    startSession(queryClient, signedIn);
    window.location.replace(signedIn.return_to);
  };
};
