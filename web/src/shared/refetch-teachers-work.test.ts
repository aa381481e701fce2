import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refetchTeachersWork } from './refetch-teachers-work.ts';

test('what waits is counted anew on and off the screen, and other work is read when it is next opened', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const reads: string[] = [];
  const read = (name: string) => ({
    queryKey: [name],
    queryFn: () => {
      reads.push(name);
      return name;
    },
  });
  for (const name of ['dashboard', 'courses', 'phrases']) await queryClient.fetchQuery(read(name));
  const bell = new QueryObserver(queryClient, read('notifications'));
  const stop = bell.subscribe(() => undefined);
  await expect.poll(() => reads).toContain('notifications');
  reads.length = 0;
  await refetchTeachersWork(queryClient);
  await expect.poll(() => reads.toSorted()).toEqual(['dashboard', 'notifications']);
  const isStale = (name: string) => queryClient.getQueryState([name])?.isInvalidated;
  expect([isStale('courses'), isStale('phrases')]).toEqual([true, false]);
  stop();
});
