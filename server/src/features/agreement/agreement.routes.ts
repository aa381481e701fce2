import { type agreement, criteria } from '@inkling/contract';
import { inTransactionIfCompanion } from '../../db/companion-write.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { updateHeldCriteria } from './agreement.queries.ts';
import { readAgreement } from './read-agreement.ts';

export const agreementRoutes = (deps: Deps): Handlers<typeof agreement> => ({
  readAgreement: ({ caller, query }) => readAgreement(deps.db, caller, query.course_id_eq),
  holdCriteria: async ({ caller, params, body }) => {
    const wanted = criteria.filter((criterion) => body.held_criteria.includes(criterion));
    const which = { teacherId: caller.id, courseId: params.id };
    return inTransactionIfCompanion(deps.db, async (tx) => {
      const held_criteria = await updateHeldCriteria(tx, which, wanted);
      if (!held_criteria) throw notFound('This course');
      return { held_criteria };
    });
  },
});
