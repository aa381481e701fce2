import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { withTimeout } from './with-timeout.ts';

const longestWaitMs = 3000;

/** Reads again what a change touched, and waits for it, but not for long: the change itself is saved. */
export const refetchQueries = async (queryClient: QueryClient, ...queryKeys: QueryKey[]): Promise<void> => {
  const read = queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey }));
  await withTimeout(Promise.all(read), longestWaitMs).catch(() => undefined);
};
