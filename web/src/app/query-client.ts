import { errorCodes } from '@inkling/contract';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, errorText } from '../api/api-error.ts';
import { toastError } from '../ui/toast.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `silent`: the caller shows the failure itself, so no toast. */
    queryMeta: { silent?: boolean };
    mutationMeta: { silent?: boolean };
  }
}

const answeredByDialog: readonly (number | undefined)[] = [
  errorCodes.verify_email.code,
  errorCodes.plan_limit.code,
];

const tell = (error: Error, meta?: { silent?: boolean }): void => {
  if (meta?.silent || !(error instanceof ApiError)) return;
  if (error.status === 401 || answeredByDialog.includes(error.code)) return;
  // What was changed elsewhere asks to be looked at, and that takes longer than a toast lasts.
  toastError(errorText(error), { stays: error.status === errorCodes.conflict.status });
};

/** Worth another try, unless a person has waited for a whole minute already. */
const isPassing = (error: Error): boolean =>
  error instanceof ApiError && !error.isLate && (error.status === 0 || error.status >= 500);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => tell(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => tell(error, mutation.meta),
    }),
    defaultOptions: {
      // A server on this machine answers offline too, so failing tells more than waiting for a network.
      queries: {
        networkMode: 'always',
        staleTime: 10_000,
        retry: (count, error) => count < 2 && isPassing(error),
      },
      mutations: { networkMode: 'always' },
    },
  });

/** One per page load: the guards fill it before the first screen stands. */
export const queryClient = createQueryClient();
