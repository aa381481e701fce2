import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { children } from './typed-calls.ts';

/** All children of the signed-in parent: a plan allows a handful. */
export const myChildren = queryOptions({
  queryKey: ['children'],
  queryFn: ({ signal }) => call(children.listChildren, { query: { page: 0 } }, { signal }),
});
