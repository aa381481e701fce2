import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { accounts } from './typed-calls.ts';

/** Notification, privacy and appearance settings of the signed-in person. */
export const mySettings = queryOptions({
  queryKey: ['mine', 'settings'],
  queryFn: ({ signal }) => call(accounts.readSettings, {}, { signal, keep: true }),
  staleTime: 60_000,
});
