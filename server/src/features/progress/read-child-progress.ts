import { firstNameOf, type StudentProgress } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { notFound } from '../../http/app-error.ts';
import { subscriptionPlanOf } from '../billing/index.ts';
import { findChild } from '../children/index.ts';
import { tellParentLines } from '../writings/index.ts';
import { readProgress } from './read-progress.ts';

/** Basic tracking on the Free plan is figures only; growth and what the coach said belong to Unlimited AI. */
export const readChildProgress = async (
  db: Db,
  parentId: number,
  childId: number,
): Promise<StudentProgress> => {
  const found = await findChild(db, parentId, childId);
  if (!found) throw notFound('This child');
  const progress = await readProgress(db, childId);
  if ((await subscriptionPlanOf(db, parentId)) !== 'unlimited')
    return { ...progress, recent_feedback: [], growth: [] };
  const child = firstNameOf(found.child.full_name);
  return {
    ...progress,
    recent_feedback: progress.recent_feedback.map((each) => ({
      ...each,
      strengths: tellParentLines(each.strengths, child),
      improvements: tellParentLines(each.improvements, child),
    })),
  };
};
