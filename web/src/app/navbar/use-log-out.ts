import { accounts, screens } from '@inkling/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { currentUser, forgetSession } from '../../api/session.ts';
import { confirm } from '../../ui/confirm.ts';

const unsaved = {
  title: 'Some of your words are only on this device',
  message:
    'A change is not finished, or Inkling can not be reached. They stay here, where only you see them, until you sign in on this device again.',
  confirm: 'Logout',
  cancel: 'Stay',
};

const longestWaitMs = 5000;

export const useLogOut = (): (() => Promise<void>) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const question = { title: 'Logout', message: 'Are you sure you want to logout?', confirm: 'Logout' };
    if (!(await confirm(question))) return;
    const { leaveDevice } = await import('../../features/workspace/saving/leave-device.ts');
    const user = queryClient.getQueryData(currentUser.queryKey);
    const isSaved = !user || (await leaveDevice(user.id).catch(() => false));
    if (!isSaved && !(await confirm(unsaved))) return;
    // The person leaves this device either way, and soon; a session the server could not end runs out by itself.
    const signal = AbortSignal.timeout(longestWaitMs);
    await call(accounts.signOut, {}, { bare: true, signal }).catch(() => undefined);
    forgetSession(queryClient);
    await navigate(screens.landing.path);
  };
};
