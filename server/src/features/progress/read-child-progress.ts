import type { StudentProgress } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { notFound } from '../../http/app-error.ts';
import { subscriptionPlanOf } from '../billing/index.ts';
import { findChild } from '../children/index.ts';
import { readProgress } from './read-progress.ts';

/** Basic tracking on the Free plan is figures only; growth and what the coach said belong to Unlimited AI. */
export const readChildProgress = async (
  db: Db,
  parentId: number,
  childId: number,
): Promise<StudentProgress> => {
  if (!(await findChild(db, parentId, childId))) throw notFound('This child');
  const progress = await readProgress(db, childId);
  if ((await subscriptionPlanOf(db, parentId)) === 'unlimited') return progress;
  return { ...progress, recent_feedback: [], growth: [] };
};
