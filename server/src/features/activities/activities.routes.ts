import type { activities } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { pageOf, pageRangeOf } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { presentListedActivity } from './activities.presenter.ts';
import { addStudentsToActivity } from './add-students-to-activity.ts';
import { archiveActivity } from './archive-activity.ts';
import { deleteActivity } from './delete-activity.ts';
import { duplicateActivity } from './duplicate-activity.ts';
import { editPublishedActivity } from './edit-published-activity.ts';
import { holdFeedback } from './hold-feedback.ts';
import {
  countActivities,
  countActivityOptions,
  listActivities,
  listActivityOptions,
} from './list-activities.queries.ts';
import { publishActivity } from './publish-activity.ts';
import { remindOfActivity } from './remind-of-activity.ts';
import { addActivity, changeActivity, readActivity } from './save-activity.ts';

export const activitiesRoutes = (deps: Deps): Handlers<typeof activities> => ({
  listActivities: async ({ caller, query }) => {
    const pageRange = pageRangeOf(query);
    const rows = await listActivities(deps.db, caller, { ...query, pageRange });
    const items = rows.map((row) => presentListedActivity(row));
    return pageOf(items, await countActivities(deps.db, caller, query), pageRange);
  },
  activityOptions: async ({ caller, query }) => {
    const pageRange = pageRangeOf(query);
    const rows = await listActivityOptions(deps.db, caller, { ...query, pageRange });
    return pageOf(rows, await countActivityOptions(deps.db, caller, query), pageRange);
  },
  readActivity: ({ caller, params }) => readActivity(deps.db, caller, params.id),
  addActivity: ({ caller, body }) => addActivity(deps, caller, body),
  updateActivity: ({ caller, params, body }) => changeActivity(deps, { caller, activityId: params.id }, body),
  publishActivity: ({ caller, params }) => publishActivity(deps, caller, params.id),
  mendActivity: ({ caller, params, body }) =>
    editPublishedActivity(deps, { caller, activityId: params.id }, body),
  addStudentsToActivity: ({ caller, params, body }) =>
    addStudentsToActivity(deps, { caller, activityId: params.id }, body),
  holdFeedback: ({ caller, params, body }) => holdFeedback(deps, { caller, activityId: params.id }, body),
  duplicateActivity: ({ caller, params }) => duplicateActivity(deps, caller, params.id),
  remindOfActivity: ({ caller, params }) => remindOfActivity(deps, caller, params.id),
  archiveActivity: ({ caller, params }) => archiveActivity(deps, caller, params.id),
  deleteActivity: ({ caller, params }) => deleteActivity(deps, caller, params.id),
});
