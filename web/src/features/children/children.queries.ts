import { type Child, childChanges, errorCodes, newChild } from '@inkling/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { myChildren } from '../../api/children.ts';
import { currentUser } from '../../api/session.ts';
import { mySettings } from '../../api/settings.ts';
import { accounts, children } from '../../api/typed-calls.ts';
import { refetchQueries } from '../../ui/refetch-queries.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { bodyOf, type ChildValues, emptyValues } from './child-values.ts';
import { t } from './texts.ts';

const unsavedKey = ['unsaved', 'child'];

/**
 * A form whose save sent the parent elsewhere, so that it is there on return: in this tab, or on whatever device the
 * email was verified.
 */
export const readUnsavedChildForm = (queryClient: QueryClient): ChildValues | undefined => {
  const kept = queryClient.getQueryData(mySettings.queryKey)?.unfinished_child;
  return queryClient.getQueryData(unsavedKey) ?? (kept ? { ...emptyValues, ...kept } : undefined);
};

/** Without the password, which is typed again. */
const storeUnfinished = async (queryClient: QueryClient, values: ChildValues | null): Promise<void> => {
  const unfinished_child = values && {
    full_name: values.full_name,
    screen_name: values.screen_name,
    email: values.email,
    grade_level: values.grade_level,
    main_improvement_goal: values.main_improvement_goal,
  };
  const saved = await call(accounts.updateSettings, { body: { unfinished_child } });
  queryClient.setQueryData(mySettings.queryKey, saved);
};

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
    mutationFn: async (values: ChildValues) => {
      // Kept before it is refused: the email may be opened on another device while the question is still on screen.
      if (!child && queryClient.getQueryData(currentUser.queryKey)?.email_verified === false)
        await storeUnfinished(queryClient, values);
      return send(values, child);
    },
    onSuccess: async () => {
      toastSuccess(child ? t.childAccountUpdatedSuccessfully : t.childAccountCreatedSuccessfully);
      if (!child) {
        queryClient.removeQueries({ queryKey: unsavedKey });
        if (queryClient.getQueryData(mySettings.queryKey)?.unfinished_child)
          await storeUnfinished(queryClient, null);
      }
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
      toastSuccess(t.childAccountDeletedSuccessfully);
      await refresh(queryClient);
    },
  });
};
