import { accounts, screens } from '@inkling/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { forgetSession } from '../../api/session.ts';
import { confirm } from '../../ui/confirm.ts';

export const useLogOut = (): (() => Promise<void>) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const question = { title: 'Logout', message: 'Are you sure you want to logout?', confirm: 'Logout' };
    if (!(await confirm(question))) return;
    // The person leaves this device either way; a session the server could not end runs out by itself.
    await call(accounts.signOut, {}, { bare: true }).catch(() => undefined);
    forgetSession(queryClient);
    await navigate(screens.landing.path);
  };
};
