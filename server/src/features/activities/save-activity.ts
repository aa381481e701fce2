import type { activities, CheckedInput } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { UploadDeps } from '../files/index.ts';
import { mayEditActivity } from './activities.policy.ts';
import { presentActivity } from './activities.presenter.ts';
import { findActivity } from './activities.queries.ts';
import { attachVideos, deleteUnusedFiles, saveImages, videosOf } from './activity-files.ts';
import { type ActivityForm, checkActivity, checkAssociations } from './check-activity.ts';
import {
  type ActivityContent,
  insertActivity,
  lockActivity,
  replaceAssociations,
  replaceStudents,
  updateActivity,
} from './save-activity.queries.ts';

interface Saved {
  activityId: number;
  teacherId: number;
  form: ActivityForm;
  content: ActivityContent;
  seen_updated_at?: string | undefined;
}

type ActivityChange = CheckedInput<typeof activities.updateActivity>['body'];

export const changedElsewhere =
  'This activity was changed in another tab or on another device since you opened it. Nothing was overwritten: open it again to see what is new, and make your change there.';

export const readActivity = async (db: Db, caller: Caller, activityId: number) => {
  const activity = await findActivity(db, caller, activityId);
  if (!activity) throw notFound('This activity');
  return presentActivity(activity, caller.id);
};

/** What an activity is linked with; answers the pictures it let go of. */
const saveLinks = async (
  deps: UploadDeps,
  tx: Db,
  { activityId, teacherId, form }: Saved,
): Promise<string[]> => {
  const links = await checkAssociations(tx, teacherId, form);
  await replaceAssociations(tx, activityId, links);
  await replaceStudents(tx, activityId, links.studentIds);
  return saveImages(deps, tx, { teacherId, activityId, images: form.images });
};

export const addActivity = (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'files'>,
  caller: Caller,
  form: ActivityForm,
) =>
  deps.db.transaction(async (tx) => {
    const teacherId = caller.id;
    const content = await checkActivity(deps, tx, form);
    await attachVideos(deps, tx, { teacherId, steps: content.steps ?? [] });
    const now = deps.clock.now();
    const { id: activityId } = await insertActivity(tx, {
      ...content,
      teacher_id: teacherId,
      created_at: now,
      updated_at: now,
    });
    await saveLinks(deps, tx, { activityId, teacherId, form, content });
    return readActivity(tx, caller, activityId);
  });

const change = async (
  deps: Pick<Deps, 'clock' | 'db' | 'files' | 'queue'>,
  tx: Db,
  saved: Saved,
): Promise<void> => {
  const { activityId, teacherId, content, seen_updated_at } = saved;
  const before = await lockActivity(tx, { teacherId, activityId });
  if (!before) throw notFound('This activity');
  if (!mayEditActivity(teacherId, before)) throw conflict('Only a draft can be changed.');
  if (seen_updated_at && new Date(seen_updated_at).getTime() !== before.updated_at.getTime())
    throw conflict(changedElsewhere);
  await attachVideos(deps, tx, { teacherId, steps: content.steps ?? [] });
  await updateActivity(tx, activityId, { ...content, updated_at: deps.clock.now() });
  const images = await saveLinks(deps, tx, saved);
  const current = videosOf(content.steps ?? []);
  const videos = videosOf(before.steps).filter((url) => !current.includes(url));
  await deleteUnusedFiles(deps, tx, { teacherId, images, videos });
};

export const changeActivity = (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'files' | 'queue'>,
  { caller, activityId }: { caller: Caller; activityId: number },
  { seen_updated_at, ...form }: ActivityChange,
) =>
  deps.db.transaction(async (tx) => {
    // Other people's rows don't exist, whatever is wrong with the form.
    if (!(await findActivity(tx, caller, activityId))) throw notFound('This activity');
    const content = await checkActivity(deps, tx, form);
    await change(deps, tx, { activityId, teacherId: caller.id, form, content, seen_updated_at });
    return readActivity(tx, caller, activityId);
  });
