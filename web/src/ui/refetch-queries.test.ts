import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refetchQueries } from './refetch-queries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A list that is on the screen; each time it is read anew, the next of the answers comes. */
const showList = (queryClient: QueryClient, answers: Promise<string>[]) => {
  const queryFn = () => answers.shift() ?? Promise.reject(new Error('read too often'));
  const observer = new QueryObserver(queryClient, { queryKey: ['list'], queryFn, initialData: 'old' });
  observer.subscribe(() => undefined);
  return () => observer.getCurrentResult().data;
};
const never = new Promise<string>(() => undefined);

test('a saved change waits until the lists that show it are read anew', async () => {
  const queryClient = new QueryClient();
  const seen = showList(queryClient, [Promise.resolve('first'), Promise.resolve('new')]);
  await refetchQueries(queryClient, ['list'], ['other']);
  await vi.runAllTimersAsync();
  expect(seen()).toBe('new');
});

test('a list that never comes holds nobody for ever', async () => {
  const queryClient = new QueryClient();
  const seen = showList(queryClient, [Promise.resolve('first'), never]);
  await vi.runAllTimersAsync();
  const done = vi.fn();
  void refetchQueries(queryClient, ['list']).then(done);
  await vi.advanceTimersByTimeAsync(1000);
  expect(done).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(done).toHaveBeenCalled();
  expect(seen()).toBe('first');
});
