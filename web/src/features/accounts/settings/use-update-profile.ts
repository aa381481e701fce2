import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { currentUser } from '../../../api/session.ts';
import { accounts, type InputOf } from '../../../api/typed-calls.ts';
import { toastSuccess } from '../../../ui/toast.ts';
import { t } from './texts.ts';

export const useUpdateProfile = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<typeof accounts.updateMine>['body']) => call(accounts.updateMine, { body }),
    onSuccess: (user) => {
      queryClient.setQueryData(currentUser.queryKey, user);
      toastSuccess(t.profileUpdatedSuccessfully);
    },
  });
};
