import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { studentOverviews } from '../../api/typed-calls.ts';
import { blindMarkingQuery } from '../../shared/use-blind-marking.ts';

export const studentOverview = (id: number, isBlind: boolean) =>
  queryOptions({
    queryKey: ['students', id, 'overview', isBlind],
    queryFn: ({ signal }) =>
      call(
        studentOverviews.readStudentOverview,
        { params: { id }, query: blindMarkingQuery(isBlind) },
        { signal },
      ),
    meta: { silent: true },
  });
