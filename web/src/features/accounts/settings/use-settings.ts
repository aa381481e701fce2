import { accounts, type Settings } from '@inkling/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { mySettings } from '../../../api/settings.ts';

/** The saved settings, and a way to change a section that acts at once and goes back when saving fails. */
export const useSettings = () => {
  const queryClient = useQueryClient();
  const { queryKey } = mySettings;
  const query = useQuery(mySettings);
  const change = useMutation({
    // One after the other: a slow save must not overtake a newer one.
    scope: { id: 'settings' },
    mutationFn: (body: Partial<Settings>) => call(accounts.updateSettings, { body }),
    onMutate: async (changes) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (current) => current && { ...current, ...changes });
      return before;
    },
    onError: (_error, _changes, before) => queryClient.setQueryData(queryKey, before),
  });
  return { ...query, change: change.mutate, saved: change.isSuccess, saving: change.isPending };
};
