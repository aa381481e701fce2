import { type Child, childChanges, errorCodes, newChild } from '@inkling/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { myChildren } from '../../api/children.ts';
import { children } from '../../api/typed-calls.ts';
import { refetchQueries } from '../../ui/refetch-queries.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { bodyOf, type ChildValues } from './child-values.ts';

const unsavedKey = ['unsaved', 'child'];

/** A form whose save sent the parent elsewhere (to verify the email, to the plans), so that it is there on return. */
export const readUnsavedChildForm = (queryClient: QueryClient): ChildValues | undefined =>
  queryClient.getQueryData(unsavedKey);

const keepUnsaved = (queryClient: QueryClient, values: ChildValues): void => {
  queryClient.setQueryDefaults(unsavedKey, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(unsavedKey, { ...values, password: '' });
};

const sendsElsewhere = (error: Error): boolean =>
  error instanceof ApiError &&
  (error.code === errorCodes.verify_email.code || error.code === errorCodes.plan_limit.code);

const refresh = (queryClient: QueryClient) => refetchQueries(queryClient, ['dashboard'], myChildren.queryKey);

const send = (values: ChildValues, child: Child | null): Promise<Child> =>
  child
    ? call(children.updateChild, { params: { id: child.id }, body: childChanges.parse(bodyOf(values)) })
    : call(children.addChild, { body: newChild.parse(bodyOf(values)) });

/** Adds a child, or changes the one that is given. */
export const useSaveChild = (child: Child | null) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (values: ChildValues) => send(values, child),
    onSuccess: async () => {
      toastSuccess(`Child account ${child ? 'updated' : 'created'} successfully`);
      if (!child) queryClient.removeQueries({ queryKey: unsavedKey });
      await refresh(queryClient);
    },
    onError: (error, values) => {
      if (!child && sendsElsewhere(error)) keepUnsaved(queryClient, values);
    },
  });
};

export const useDeleteChild = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Child) => call(children.deleteChild, { params: { id } }),
    onSuccess: async () => {
      toastSuccess('Child account deleted successfully');
      await refresh(queryClient);
    },
  });
};
