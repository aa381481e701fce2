import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { growth } from '../../api/typed-calls.ts';

export const myGrowth = queryOptions({
  queryKey: ['mine', 'growth'],
  queryFn: ({ signal }) => call(growth.readMyGrowth, {}, { signal }),
  meta: { silent: true },
});

export const studentGrowth = (id: number) =>
  queryOptions({
    queryKey: ['students', id, 'growth'],
    queryFn: ({ signal }) => call(growth.readStudentGrowth, { params: { id } }, { signal }),
    meta: { silent: true },
  });
