import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { progress } from '../../api/typed-calls.ts';

export const myProgress = queryOptions({
  queryKey: ['mine', 'progress'],
  queryFn: ({ signal }) => call(progress.readMyProgress, {}, { signal }),
  meta: { silent: true },
});

export const childProgress = (id: number) =>
  queryOptions({
    queryKey: ['children', id, 'progress'],
    queryFn: ({ signal }) => call(progress.readChildProgress, { params: { id } }, { signal }),
    meta: { silent: true },
  });
