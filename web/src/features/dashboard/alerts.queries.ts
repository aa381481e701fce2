import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { alerts } from '../../api/calls.ts';
import { refetchQueries } from '../../ui/refetch-queries.ts';
import { toastSuccess } from '../../ui/toast.ts';

/** Worries this person has not answered yet. */
export const openAlerts = queryOptions({
  queryKey: ['alerts', 'open'],
  queryFn: ({ signal }) => call(alerts.listAlerts, { query: { open: 'true' } }, { signal }),
});

export const useAcknowledge = (id: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (note: string) =>
      call(alerts.acknowledgeAlert, { params: { id }, body: { note: note.trim() || undefined } }),
    onSuccess: async () => {
      toastSuccess('Thank you for looking after this');
      await refetchQueries(queryClient, openAlerts.queryKey);
    },
  });
};
