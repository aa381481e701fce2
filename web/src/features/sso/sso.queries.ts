import type { SsoConnection } from '@inkling/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { type InputOf, sso } from '../../api/typed-calls.ts';
import { refetchQueries } from '../../ui/refetch-queries.ts';
import { toastSuccess } from '../../ui/toast.ts';

export const connections = queryOptions({
  queryKey: ['school', 'sign-on'],
  queryFn: ({ signal }) => call(sso.listConnections, {}, { signal }),
  meta: { silent: true },
});

export const mySsoLinks = queryOptions({
  queryKey: ['mine', 'sign-ons'],
  queryFn: ({ signal }) => call(sso.listMySsoLinks, {}, { signal }),
  meta: { silent: true },
});

const useRefresh = () => {
  const queryClient = useQueryClient();
  return () => refetchQueries(queryClient, connections.queryKey);
};

export const useAddConnection = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: InputOf<typeof sso.addConnection>['body']) => call(sso.addConnection, { body }),
    onSuccess: refresh,
  });
};

export const useChangeConnection = ({ id, form_version }: SsoConnection) => {
  const refresh = useRefresh();
  // As the form was filled: what is read again meanwhile isn't in its fields.
  const [seen_form_version, setSeen] = useState(form_version);
  return useMutation({
    mutationFn: (body: InputOf<typeof sso.changeConnection>['body']) =>
      call(sso.changeConnection, { params: { id }, body: { ...body, seen_form_version } }),
    onSuccess: (saved) => {
      setSeen(saved.form_version);
      toastSuccess('Saved');
      return refresh();
    },
  });
};

export const useSetConnectionEnabled = ({ id }: SsoConnection) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (enabled: boolean) => call(sso.setConnectionEnabled, { params: { id }, body: { enabled } }),
    onSuccess: refresh,
  });
};

export const useTestConnection = ({ id }: SsoConnection) =>
  useMutation({ mutationFn: () => call(sso.testConnection, { params: { id } }) });

export const useRemoveConnection = ({ id }: SsoConnection) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call(sso.removeConnection, { params: { id } }),
    onSuccess: () => {
      toastSuccess('The connection is removed');
      return refresh();
    },
  });
};
