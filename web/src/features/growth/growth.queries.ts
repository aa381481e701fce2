import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { growth } from '../../api/typed-calls.ts';
import { blindMarkingQuery } from '../../shared/use-blind-marking.ts';

export const myGrowth = queryOptions({
  queryKey: ['mine', 'growth'],
  queryFn: ({ signal }) => call(growth.readMyGrowth, {}, { signal }),
  meta: { silent: true },
});

export const studentGrowth = (id: number, isBlind: boolean) =>
  queryOptions({
    queryKey: ['students', id, 'growth', isBlind],
    queryFn: ({ signal }) =>
      call(growth.readStudentGrowth, { params: { id }, query: blindMarkingQuery(isBlind) }, { signal }),
    meta: { silent: true },
  });
