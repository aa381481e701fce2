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
  updateActivity,
} from './save-activity.queries.ts';

interface Saved {
  activityId: number;
  teacherId: number;
  form: ActivityForm;
  content: ActivityContent;
}

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
  await replaceAssociations(tx, activityId, await checkAssociations(tx, teacherId, form));
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
    const { id: activityId } = await insertActivity(tx, { ...content, teacher_id: teacherId });
    await saveLinks(deps, tx, { activityId, teacherId, form, content });
    return readActivity(tx, caller, activityId);
  });

const change = async (
  deps: Pick<Deps, 'clock' | 'db' | 'files' | 'queue'>,
  tx: Db,
  saved: Saved,
): Promise<void> => {
  const { activityId, teacherId, content } = saved;
  const before = await lockActivity(tx, { teacherId, activityId });
  if (!before) throw notFound('This activity');
  if (!mayEditActivity(teacherId, before)) throw conflict('Only a draft can be changed.');
  await attachVideos(deps, tx, { teacherId, steps: content.steps ?? [] });
  await updateActivity(tx, activityId, content);
  const images = await saveLinks(deps, tx, saved);
  const current = videosOf(content.steps ?? []);
  const videos = videosOf(before.steps).filter((url) => !current.includes(url));
  await deleteUnusedFiles(deps, tx, { teacherId, images, videos });
};

export const changeActivity = (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'files' | 'queue'>,
  { caller, activityId }: { caller: Caller; activityId: number },
  form: ActivityForm,
) =>
  deps.db.transaction(async (tx) => {
    // Other people's rows don't exist, whatever is wrong with the form.
    if (!(await findActivity(tx, caller, activityId))) throw notFound('This activity');
    const content = await checkActivity(deps, tx, form);
    await change(deps, tx, { activityId, teacherId: caller.id, form, content });
    return readActivity(tx, caller, activityId);
  });
