import type { CheckedInput, LtiSetUp, lti } from '@inkling/contract';
import { screenPath } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { LtiLaunchRow } from '../../db/schema/index.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { hashToken } from '../accounts/index.ts';
import { lockActivityRows } from '../activities/index.ts';
import { createCoursesFromRoster } from '../courses/index.ts';
import { assignWritings } from '../writings/index.ts';
import {
  addActivityToClass,
  findLink,
  insertPlatformCourse,
  isActivityOfClass,
  type LinkedClass,
  listActivityChoices,
  listFreeClasses,
} from './classes.queries.ts';
import { signContentItem } from './content-item.ts';
import { findClassOf, joinClass, type LaunchingPerson } from './enter-class.ts';
import { setUpMessages } from './lti.messages.ts';
import { consumeLaunch, findLaunch, findPlatform, upsertPickedActivity } from './lti.queries.ts';
import type { LtiDeps } from './lti-deps.ts';
import { LtiRefusedError } from './lti-refused-error.ts';
import { findUserOfIdentity } from './people.queries.ts';
import { saveActivityLink } from './save-activity-link.ts';
import { checkReady, type ReadyPlatform } from './start-launch.ts';

type ChosenClass = CheckedInput<typeof lti.chooseClass>['body'];
type ChosenActivity = CheckedInput<typeof lti.chooseActivity>['body'];

type Open = LaunchingPerson & { platform: ReadyPlatform; row: LtiLaunchRow };

/** The launch a teacher came with; nobody else's ticket opens it. */
const openLaunch = async (deps: LtiDeps, tx: Db, caller: Caller, ticket: string): Promise<Open> => {
  const row = await findLaunch(tx, hashToken(ticket), deps.clock.now());
  const { identity_id } = row ?? {};
  const owner = identity_id && (await findUserOfIdentity(tx, identity_id));
  if (!row || !identity_id || owner !== caller.id || row.launch.role !== 'teacher')
    throw new LtiRefusedError('ticket_over');
  const platform = checkReady(await findPlatform(tx, row.platform_id));
  return { platform, launch: row.launch, identity_id, user_id: caller.id, row };
};

export const readSetUp = (deps: LtiDeps, caller: Caller, ticket: string): Promise<LtiSetUp> =>
  deps.db.transaction(async (tx) => {
    const open = await openLaunch(deps, tx, caller, ticket);
    const course = await findClassOf(tx, open);
    const { course_id } = course ?? {};
    return {
      step: course ? 'activity' : 'class',
      platform: open.platform.name,
      course_title: open.launch.context.title,
      goes_back: open.launch.kind === 'deep_link',
      classes: course ? [] : await listFreeClasses(tx, caller.id),
      course_id: course_id ?? null,
      activities: course_id ? await listActivityChoices(tx, { teacher_id: caller.id, course_id }) : [],
    };
  });

const makeClass = async (
  deps: LtiDeps,
  tx: Db,
  { user_id, launch, platform }: LaunchingPerson,
): Promise<number> => {
  const { title } = launch.context;
  const description = `The course “${title}” of ${platform.name}.`;
  const row = { teacher_id: user_id, title, grade_levels: [], description };
  const [id] = await createCoursesFromRoster(tx, [row], deps.clock.now());
  if (id === undefined) throw new Error('a course was not made');
  return id;
};

/** Only a class that the teacher leads: linking lets the platform bring students and colleagues in. */
export const chooseClass = (deps: LtiDeps, caller: Caller, { ticket, course_id }: ChosenClass) =>
  deps.db.transaction(async (tx) => {
    const open = await openLaunch(deps, tx, caller, ticket);
    if (!(await findClassOf(tx, open))) {
      const free = await listFreeClasses(tx, caller.id);
      if (course_id !== null && !free.some(({ id }) => id === course_id)) throw notFound('This class');
      const { platform, launch } = open;
      const isLinked = await insertPlatformCourse(tx, {
        platform_id: platform.id,
        deployment_id: launch.deployment_id,
        context_id: launch.context.id,
        title: launch.context.title,
        course_id: course_id ?? (await makeClass(deps, tx, open)),
        names_url: launch.names_url,
      });
      if (!isLinked) throw conflict(setUpMessages.linkedMeanwhile);
    }
    const course = await findClassOf(tx, open);
    if (!course) throw new Error('a class is there after it was linked');
    await joinClass(deps, tx, open, course);
    return { return_to: `${screenPath('lti-set-up')}#${ticket}` };
  });

/** An activity of the class, or one of the teacher's own, which then becomes one. */
const bringIntoClass = async (
  deps: LtiDeps,
  tx: Db,
  { user_id }: LaunchingPerson,
  { course, activity_id }: { course: LinkedClass; activity_id: number },
): Promise<string> => {
  const { course_id } = course;
  const choices = await listActivityChoices(tx, { teacher_id: user_id, course_id });
  const chosen = choices.find(({ id }) => id === activity_id);
  if (!chosen) throw notFound('This activity');
  if (await isActivityOfClass(tx, { course_id, activity_id })) return chosen.title;
  // Work in a class is its lead's: somebody else's activity would show them work that is not theirs.
  if (course.lead_id !== user_id) throw conflict(setUpMessages.onlyLead);
  await lockActivityRows(tx, user_id, [activity_id]);
  await addActivityToClass(tx, { course_id, activity_id });
  await assignWritings(deps, tx, { course_id, activity_id });
  return chosen.title;
};

/** What goes back to the platform, straight from this tab or through the frame that waits for it. */
const sendBack = async (
  deps: LtiDeps,
  tx: Db,
  { platform, launch, row }: Open,
  item: { activity_id: number; title: string },
) => {
  if (!launch.deep_link) throw new Error('a choice without a place to bring it to');
  const { return_url } = launch.deep_link;
  const token = await signContentItem(deps, { platform, launch, ...item });
  if (row.frame_hash === null) return { return_to: null, choice: { return_url, token } };
  const expires_at = new Date(deps.clock.now().getTime() + 5 * 60 * 1000);
  await upsertPickedActivity(tx, { frame_hash: row.frame_hash, return_url, token, expires_at });
  return { return_to: null, choice: null };
};

export const chooseActivity = (deps: LtiDeps, caller: Caller, { ticket, activity_id }: ChosenActivity) =>
  deps.db.transaction(async (tx) => {
    const open = await openLaunch(deps, tx, caller, ticket);
    const course = await findClassOf(tx, open);
    if (!course) throw conflict(setUpMessages.classFirst);
    // Again: the lead may have taken somebody out since they came.
    await joinClass(deps, tx, open, course);
    const title = await bringIntoClass(deps, tx, open, { course, activity_id });
    if (!(await consumeLaunch(tx, open.row.ticket_hash))) throw new LtiRefusedError('ticket_over');
    const { resource_link, lineitem_url } = open.launch;
    if (open.launch.kind === 'deep_link') return sendBack(deps, tx, open, { activity_id, title });
    if (!resource_link) throw new Error('a link without a place');
    const known = await findLink(tx, course.id, resource_link.id);
    await saveActivityLink(deps, tx, {
      lti_context_id: course.id,
      course_id: course.course_id,
      resource_link_id: resource_link.id,
      activity_id,
      lineitem_url: lineitem_url ?? known?.lineitem_url ?? null,
    });
    return { return_to: screenPath('teacher-activity-detail', { id: String(activity_id) }), choice: null };
  });
