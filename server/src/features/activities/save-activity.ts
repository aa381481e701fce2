import type { activities, CheckedInput } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { UploadDeps } from '../files/index.ts';
import { mayEditActivity } from './activities.policy.ts';
import { presentActivity } from './activities.presenter.ts';
import { findActivity } from './activities.queries.ts';
import { attachVideos, deleteUnusedFiles, saveImages, videosOf } from './activity-files.ts';
import { type ActivityForm, type Associations, checkActivity, checkAssociations } from './check-activity.ts';
import { keepFilesOfActivities } from './keep-files-of-activities.queries.ts';
import {
  type ActivityContent,
  insertActivity,
  lockActivity,
  replaceAssociations,
  replaceStudents,
  updateActivity,
} from './save-activity.queries.ts';

interface Saved {
  caller: Caller;
  activityId: number;
  form: ActivityForm;
  content: ActivityContent;
  links: Associations;
  seen_updated_at?: string | undefined;
}

type ActivityChange = CheckedInput<typeof activities.updateActivity>['body'];

export const changedElsewhere =
  'This activity was changed in another tab or on another device since you opened it. Nothing was overwritten: open it again to see what is new, and make your change there.';

export const readActivity = async (db: Db, caller: Caller, activityId: number) => {
  const activity = await findActivity(db, caller, activityId);
  if (!activity) throw notFound('This activity');
  return presentActivity(activity);
};

/** What an activity is linked with; answers the pictures it let go of. */
const saveLinks = async (
  deps: UploadDeps,
  tx: Db,
  { caller, activityId, form, links }: Saved,
): Promise<string[]> => {
  await replaceAssociations(tx, activityId, links);
  await replaceStudents(tx, activityId, links.studentIds);
  const dropped = await saveImages(deps, tx, { uploaderId: caller.id, activityId, images: form.images });
  // Brought by one teacher, shown in the work of another.
  if (links.ownerId !== caller.id) await keepFilesOfActivities(tx, [activityId]);
  return dropped;
};

export const addActivity = (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'files'>,
  caller: Caller,
  form: ActivityForm,
) =>
  deps.db.transaction(async (tx) => {
    const content = await checkActivity(deps, tx, form);
    const links = await checkAssociations(tx, caller, form);
    const { ownerId } = links;
    await attachVideos(deps, tx, { teacherId: ownerId, uploaderId: caller.id, steps: content.steps ?? [] });
    const now = deps.clock.now();
    const { id: activityId } = await insertActivity(tx, {
      ...content,
      teacher_id: ownerId,
      created_at: now,
      updated_at: now,
    });
    await saveLinks(deps, tx, { caller, activityId, form, content, links });
    return readActivity(tx, caller, activityId);
  });

const change = async (
  deps: Pick<Deps, 'clock' | 'db' | 'files' | 'queue'>,
  tx: Db,
  saved: Saved,
): Promise<void> => {
  const { caller, activityId, content, links, seen_updated_at } = saved;
  const before = await lockActivity(tx, { caller, activityId });
  if (!before) throw notFound('This activity');
  if (!mayEditActivity(before)) throw conflict('Only a draft can be changed.');
  if (seen_updated_at && new Date(seen_updated_at).getTime() !== before.updated_at.getTime())
    throw conflict(changedElsewhere);
  const teacherId = before.teacher_id;
  if (teacherId !== caller.id && links.ownerId !== teacherId)
    throw invalid('course_ids', 'It belongs to your colleague’s class: choose a course that you share.');
  await attachVideos(deps, tx, { teacherId, uploaderId: caller.id, steps: content.steps ?? [] });
  const now = deps.clock.now();
  await updateActivity(tx, activityId, { ...content, teacher_id: links.ownerId, updated_at: now });
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
    const links = await checkAssociations(tx, caller, form);
    await change(deps, tx, { caller, activityId, form, content, links, seen_updated_at });
    return readActivity(tx, caller, activityId);
  });
