import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../api/api-error.ts';
import { ErrorState } from './error-state.tsx';

interface QueryStateProps<T> {
  query: UseQueryResult<T>;
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** What a query brought, or the state it is in; an old answer stays while a new one is on its way. */
export const QueryState = <T,>({ query, skeleton, children }: QueryStateProps<T>) => {
  const { data, error, refetch, isFetching } = query;
  if (error) return <ErrorState text={errorText(error)} onRetry={() => refetch()} retrying={isFetching} />;
  return data === undefined ? skeleton : children(data);
};
