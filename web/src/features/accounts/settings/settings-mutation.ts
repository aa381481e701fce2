import type { Settings } from '@inkling/contract';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { mySettings } from '../../../api/settings.ts';
import { accounts } from '../../../api/typed-calls.ts';

const mutationKey = ['change-settings'];
const { queryKey } = mySettings;
/** What the server is known to have, while changes are on their way. */
const storedKey = [...queryKey, 'stored'];

/** A change that shows at once; when the last one under way has ended, what the server has is shown again. */
export const settingsMutation = (queryClient: QueryClient) => {
  const isOnlyOne = () => queryClient.isMutating({ mutationKey }) === 1;
  return mutationOptions({
    mutationKey,
    // One after the other: a slow save must not overtake a newer one.
    scope: { id: 'settings' },
    mutationFn: (body: Partial<Settings>) => call(accounts.updateSettings, { body }),
    onMutate: async (changes) => {
      if (isOnlyOne()) queryClient.setQueryData(storedKey, queryClient.getQueryData(queryKey));
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (current) => current && { ...current, ...changes });
    },
    onSuccess: (settings) => queryClient.setQueryData(storedKey, settings),
    onSettled: () => {
      if (isOnlyOne()) queryClient.setQueryData(queryKey, queryClient.getQueryData(storedKey));
    },
  });
};
