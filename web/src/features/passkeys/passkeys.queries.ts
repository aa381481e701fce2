import type { Passkey } from '@inkling/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { passkeys } from '../../api/typed-calls.ts';
import { refetchQueries } from '../../ui/refetch-queries.ts';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { passkeyProblem } from './passkey-problem.ts';
import { t } from './texts.ts';

export const myPasskeys = queryOptions({
  queryKey: ['mine', 'passkeys'],
  queryFn: ({ signal }) => call(passkeys.listPasskeys, {}, { signal }),
  meta: { silent: true },
});

const useRefresh = () => {
  const queryClient = useQueryClient();
  return () => refetchQueries(queryClient, myPasskeys.queryKey);
};

export const useRenamePasskey = (onDone: () => void) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, name }: Pick<Passkey, 'id' | 'name'>) =>
      call(passkeys.renamePasskey, { params: { id }, body: { name } }),
    onSuccess: async () => {
      onDone();
      await refresh();
    },
  });
};

type Change = { add: true } | { remove: Passkey };

const carryOut = async (change: Change): Promise<string> => {
  if ('add' in change) {
    const { makePasskey } = await import('./ask-browser.ts');
    await makePasskey();
    return t.thePasskeyOpensYourAccount;
  }
  await call(passkeys.removePasskey, { params: { id: change.remove.id } });
  return t.thePasskeyNoLongerOpens;
};

/** Adds or removes a passkey; who it is may be asked first. */
export const usePasskeyChange = () => {
  const refresh = useRefresh();
  const change = useMutation({
    mutationFn: carryOut,
    meta: { silent: true },
    onSuccess: async (message) => {
      toastSuccess(message);
      await refresh();
    },
    onError: (error) => {
      const problem = passkeyProblem(error);
      if (problem !== null) toastError(problem);
    },
  });
  return {
    isPending: change.isPending,
    add: () => change.mutate({ add: true }),
    remove: (passkey: Passkey) => change.mutate({ remove: passkey }),
  };
};
