import { type LtiLaunchResult, screens } from '@inkling/contract';
import { useQueryClient } from '@tanstack/react-query';
import { startSession } from '../../api/session.ts';
import { storeSessionLeftAtProvider } from '../../api/session-left-at-provider.ts';
import { isSharedComputer } from '../../api/token.ts';
import { useAfterSignIn } from '../accounts/index.ts';

type SignedIn = Extract<LtiLaunchResult, { outcome: 'signed-in' }>;

/** Goes where somebody wanted to. The page where teachers choose is loaded anew: only it may send a form to the platform. */
export const useEnterFromLaunch = () => {
  const queryClient = useQueryClient();
  const onSignedIn = useAfterSignIn();
  return async (signedIn: SignedIn): Promise<void> => {
    // A platform does not say where one signs out of it.
    const open_elsewhere = isSharedComputer() ? { name: signedIn.platform, sign_out_url: null } : null;
    if (!signedIn.return_to.startsWith(screens['lti-set-up'].path))
      return onSignedIn({ ...signedIn, open_elsewhere });
    startSession(queryClient, signedIn);
    storeSessionLeftAtProvider(open_elsewhere);
    window.location.replace(signedIn.return_to);
  };
};
