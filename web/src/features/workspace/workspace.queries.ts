import { writings } from '@inkling/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const writingQuery = (id: number) =>
  queryOptions({
    queryKey: ['writings', id],
    queryFn: async ({ signal }) => {
      const writing = await call(writings.readWriting, { params: { id } }, { signal });
      // A pending writing opened by a direct link is begun by opening it.
      if (writing.status !== 'pending') return writing;
      return call(writings.openWriting, { params: { id } }, { signal });
    },
    // The page keeps the text itself from here on; fetching anew would fight with typing.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { silent: true },
  });
