import type { activities, CallInput } from '@inkling/contract';
import type { Db } from '../db/connect.ts';
import { defaultWorkflows } from '../features/workflows/index.ts';
import { buildActivityType } from './build-courses-and-writings.ts';

export type ActivityBody = CallInput<typeof activities.addActivity>['body'];

/** What a teacher sends who filled in everything well. */
export const activityForm = async (db: Db, overrides: Partial<ActivityBody> = {}): Promise<ActivityBody> => ({
  activity_kind_id: await buildActivityType(db),
  title: 'A night at the lighthouse',
  description: 'Somebody keeps the light on.',
  requirements: '<p>At least <strong>three</strong> paragraphs.</p>',
  subject: 'writing',
  grade_levels: [5, 4],
  skill_list: ['Plot Development'],
  estimated_time: 45,
  estimated_time_unit: 'minute',
  due_days: 7,
  steps: defaultWorkflows.narrative,
  ...overrides,
});
