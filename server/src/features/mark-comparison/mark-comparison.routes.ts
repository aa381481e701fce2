import { criteria, type markComparison } from '@inkling/contract';
import { inTransactionIfAuditWriteIsPending } from '../../db/audit-in-same-transaction.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { updateCriteriaNeedingApproval } from './mark-comparison.queries.ts';
import { readMarkComparison } from './read-mark-comparison.ts';

export const markComparisonRoutes = (deps: Deps): Handlers<typeof markComparison> => ({
  readMarkComparison: ({ caller, query }) => readMarkComparison(deps.db, caller, query.course_id_eq),
  setCriteriaNeedingApproval: async ({ caller, params, body }) => {
    const wanted = criteria.filter((criterion) => body.held_criteria.includes(criterion));
    const which = { teacherId: caller.id, courseId: params.id };
    return inTransactionIfAuditWriteIsPending(deps.db, async (tx) => {
      const held_criteria = await updateCriteriaNeedingApproval(tx, which, wanted);
      if (!held_criteria) throw notFound('This course');
      return { held_criteria };
    });
  },
});
