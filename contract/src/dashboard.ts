import { z } from 'zod';
import { endpoints, json } from './endpoint.ts';

const count = z.number().int();
export const writingsStatusMap = z.object({ pending: count, progressing: count, completed: count });

/** One call, answered by role. */
const figures = z.object({
  writings_status_map: writingsStatusMap.optional(),
  students_count: count.optional(),
  activities_count: count.optional(),
  children_count: count.optional(),
  writings_count: count.optional(),
  achievements_count: count.optional(),
});
export type DashboardFigures = z.infer<typeof figures>;

export const dashboard = endpoints({
  readDashboard: {
    method: 'GET',
    path: '/dashboard',
    summary: "The figures of the caller's own dashboard",
    access: 'signed-in',
    answer: json(figures),
  },
});
