import type { DashboardStatistics } from '@inkling/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { dashboard } from '../../api/typed-calls.ts';

export const dashboardStatistics = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ signal }) => call(dashboard.readDashboard, {}, { signal }),
});

export const childrenWritings = queryOptions({
  queryKey: ['dashboard', 'children'],
  queryFn: ({ signal }) => call(dashboard.readChildrenWritings, {}, { signal }),
});

export type WritingCounts = NonNullable<DashboardStatistics['writings_status_map']>;

export const noWritings: WritingCounts = { pending: 0, progressing: 0, completed: 0 };

/** Share of completed writings among all, from 0 to 100; null when there are none. */
export const completedPercent = ({ pending, progressing, completed }: WritingCounts): number | null => {
  const total = pending + progressing + completed;
  return total === 0 ? null : Math.round((completed / total) * 100);
};
