import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { refetchQueries } from '../ui/refetch-queries.ts';

/** Whatever shows or counts the work of a teacher's students: lists, grids, pages of students, averages and the bell. */
const shownWork: QueryKey[] = [
  ['writings'],
  ['dashboard'],
  ['courses'],
  ['students'],
  ['activities'],
  ['progress'],
  ['agreement'],
  ['notifications'],
];

/**
 * After a teacher did something to a student's work. What waits is counted anew also where nobody looks at it now: the
 * dashboard would open on the numbers of before. The rest is read when it is next opened.
 */
export const refetchTeachersWork = async (queryClient: QueryClient, ...others: QueryKey[]): Promise<void> => {
  await refetchQueries(queryClient, ...others, ...shownWork);
  void queryClient.refetchQueries({ queryKey: ['dashboard'], exact: true, type: 'inactive' });
};
