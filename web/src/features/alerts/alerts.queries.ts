import type { AlertOutcome } from '@inkling/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { alerts } from '../../api/typed-calls.ts';
import { refetchTeachersWork } from '../../shared/refetch-teachers-work.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { alertsKey } from './alert-counts.queries.ts';
import { outcomeLabels } from './alert-labels.ts';
import { t } from './texts.ts';

/** Worries this person has not answered yet, the surest first. */
export const unansweredAlerts = (level_eq: 'sure' | 'look', page = 1, per_page?: number) =>
  queryOptions({
    queryKey: [...alertsKey, 'open', level_eq, page, per_page],
    queryFn: ({ signal }) =>
      call(alerts.listAlerts, { query: { open: 'true', level_eq, page, per_page } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });

export const uncertainPerPage = 20;
export const answeredPerPage = 10;
export const answeredAlerts = (page: number) =>
  queryOptions({
    queryKey: [...alertsKey, 'answered', page],
    queryFn: ({ signal }) =>
      call(alerts.listAlerts, { query: { open: 'false', page, per_page: answeredPerPage } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });

export const alertById = (id: number | null) =>
  queryOptions({
    queryKey: [...alertsKey, 'one', id],
    queryFn: ({ signal }) => call(alerts.readAlert, { params: { id: id ?? 0 } }, { signal }),
    enabled: id !== null,
    meta: { silent: true },
  });

export const useAnswerAlert = (id: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { outcome: AlertOutcome; note?: string }) =>
      call(alerts.acknowledgeAlert, { params: { id }, body }),
    onSuccess: async (_, { outcome, note }) => {
      toastSuccess(note ? t.yourNoteIsKept : t.keptUnderAnswered(outcomeLabels[outcome]));
      // A student's page and the dashboard count alerts too, and the bell stops ringing.
      await refetchTeachersWork(queryClient, alertsKey);
    },
  });
};
