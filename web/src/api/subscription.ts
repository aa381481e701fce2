import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { billing } from './typed-calls.ts';

/** How the signed-in parent's family stands with us. */
export const mySubscription = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => call(billing.readSubscription, {}, { signal }),
});
