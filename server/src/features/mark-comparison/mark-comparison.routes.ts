import type { markComparison } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { readMarkComparison } from './read-mark-comparison.ts';
import { setCriteriaNeedingApproval } from './set-criteria-needing-approval.ts';

export const markComparisonRoutes = (deps: Deps): Handlers<typeof markComparison> => ({
  readMarkComparison: ({ caller, query }) =>
    readMarkComparison(deps, caller, { courseId: query.course_id_eq, teacherId: query.teacher_id_eq }),
  setCriteriaNeedingApproval: ({ caller, params, body }) =>
    setCriteriaNeedingApproval(deps, { caller, courseId: params.id }, body),
});
