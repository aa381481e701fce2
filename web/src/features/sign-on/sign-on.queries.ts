import type { SignOnConnection } from '@inkling/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { type InputOf, signOn } from '../../api/typed-calls.ts';
import { refetchQueries } from '../../ui/refetch-queries.ts';
import { toastSuccess } from '../../ui/toast.ts';

export const connections = queryOptions({
  queryKey: ['school', 'sign-on'],
  queryFn: ({ signal }) => call(signOn.listConnections, {}, { signal }),
  meta: { silent: true },
});

export const mySignOns = queryOptions({
  queryKey: ['mine', 'sign-ons'],
  queryFn: ({ signal }) => call(signOn.listMySignOns, {}, { signal }),
  meta: { silent: true },
});

const useRefresh = () => {
  const queryClient = useQueryClient();
  return () => refetchQueries(queryClient, connections.queryKey);
};

export const useAddConnection = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: InputOf<typeof signOn.addConnection>['body']) => call(signOn.addConnection, { body }),
    onSuccess: refresh,
  });
};

export const useChangeConnection = ({ id }: SignOnConnection) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: InputOf<typeof signOn.changeConnection>['body']) =>
      call(signOn.changeConnection, { params: { id }, body }),
    onSuccess: () => {
      toastSuccess('Saved');
      return refresh();
    },
  });
};

export const useSwitchConnection = ({ id }: SignOnConnection) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (enabled: boolean) => call(signOn.switchConnection, { params: { id }, body: { enabled } }),
    onSuccess: refresh,
  });
};

export const useTestConnection = ({ id }: SignOnConnection) =>
  useMutation({ mutationFn: () => call(signOn.testConnection, { params: { id } }) });

export const useRemoveConnection = ({ id }: SignOnConnection) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call(signOn.removeConnection, { params: { id } }),
    onSuccess: () => {
      toastSuccess('The connection is removed');
      return refresh();
    },
  });
};
