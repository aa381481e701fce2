import { type CheckedInput, criteria, type markComparison } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { noteShownFeedback } from '../feedback-awaiting-approval/index.ts';
import { lockCriteriaNeedingApproval, updateCriteriaNeedingApproval } from './mark-comparison.queries.ts';

type Change = CheckedInput<typeof markComparison.setCriteriaNeedingApproval>['body'];

/** What is named changes, and the rest stays as it is now, whatever the caller's screen shows of it. */
export const setCriteriaNeedingApproval = (
  { db }: Pick<Deps, 'db'>,
  { caller, courseId }: { caller: Caller; courseId: number },
  { hold, release }: Change,
) =>
  db.transaction(async (tx) => {
    const before = await lockCriteriaNeedingApproval(tx, { teacherId: caller.id, courseId });
    if (!before) throw notFound('This course');
    const held_criteria = criteria.filter(
      (criterion) => hold.includes(criterion) || (before.includes(criterion) && !release.includes(criterion)),
    );
    await noteShownFeedback(tx, { course_id: courseId });
    await updateCriteriaNeedingApproval(tx, courseId, held_criteria);
    return { held_criteria };
  });
