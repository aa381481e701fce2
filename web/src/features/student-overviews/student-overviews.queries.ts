import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { studentOverviews } from '../../api/typed-calls.ts';

export const studentOverview = (id: number) =>
  queryOptions({
    queryKey: ['students', id, 'overview'],
    queryFn: ({ signal }) => call(studentOverviews.readStudentOverview, { params: { id } }, { signal }),
    meta: { silent: true },
  });
