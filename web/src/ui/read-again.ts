import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { inTime } from './in-time.ts';

const longestWaitMs = 3000;

/** Reads anew what a change touched; somebody whose change is saved does not wait long to see it in a list. */
export const readAgain = async (queryClient: QueryClient, ...queryKeys: QueryKey[]): Promise<void> => {
  const read = queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey }));
  await inTime(Promise.all(read), longestWaitMs).catch(() => undefined);
};
