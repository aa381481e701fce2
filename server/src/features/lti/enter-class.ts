import { screenPath } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { LtiLaunch } from '../../db/schema/index.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { noteSecurityEvent } from '../../services/security-events/security-events.ts';
import { recordEvent } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { addTeacherStudents, enrollStudents } from '../teacher-students/index.ts';
import { assignWritings } from '../writings/index.ts';
import {
  addCoTeacher,
  findFullName,
  findLink,
  findLinkedClass,
  findPlaceInClass,
  findTeaching,
  findWritingId,
  isActivityOfClass,
  isManagedByNobody,
  type LinkedClass,
  recordBroughtByPlatform,
  recordSeenOnPlatform,
  updatePlatformCourse,
} from './classes.queries.ts';
import { whyNotTeach } from './lti.policy.ts';
import type { LtiDeps } from './lti-deps.ts';
import { colleagueBrought } from './lti-notices.ts';
import { LtiRefusedError } from './lti-refused-error.ts';
import { queueGradesOfReturned } from './queue-grades.ts';
import { saveActivityLink } from './save-activity-link.ts';

export interface LaunchingPerson {
  platform: { id: number; name: string; organisation_id: number };
  launch: LtiLaunch;
  identity_id: number;
  user_id: number;
}

type ClassDeps = Pick<LtiDeps, 'clock' | 'config' | 'queue'>;

/** The class of the course somebody comes from, where it is still the school's. */
export const findClassOf = async (
  tx: Db,
  { platform, launch }: LaunchingPerson,
): Promise<LinkedClass | undefined> => {
  const found = await findLinkedClass(tx, {
    platform_id: platform.id,
    deployment_id: launch.deployment_id,
    context_id: launch.context.id,
  });
  if (!found) return undefined;
  if (found.lead_school !== platform.organisation_id) throw new LtiRefusedError('lead_left', platform.name);
  if (found.status === 'archived') throw new LtiRefusedError('class_over', platform.name);
  return found;
};

const joinAsTeacher = async (deps: ClassDeps, tx: Db, launching: LaunchingPerson, course: LinkedClass) => {
  const { user_id, platform } = launching;
  const now = deps.clock.now();
  const today = dateInTimeZone(deps.config.TIME_ZONE, now);
  const { course_id } = course;
  const teaching = await findTeaching(tx, { course_id, user_id, today });
  const is_administrator = launching.launch.is_administrator === true;
  const reason = whyNotTeach({ ...teaching, is_administrator });
  if (reason) throw new LtiRefusedError(reason, platform.name);
  await recordBroughtByPlatform(tx, { course_id, user_id, now });
  if (teaching.is_teaching) return;
  await addCoTeacher(tx, { course_id, teacher_id: user_id, created_at: now });
  noteSecurityEvent({ event: 'role_given', kind: 'class_teacher', account_id: user_id, course_id });
  const actor = { id: user_id, role: 'teacher' as const };
  await recordEvent(tx, {
    now,
    actor,
    event: 'becameCoTeacher',
    object_type: 'course',
    object_id: course_id,
  });
  const by = await findFullName(tx, user_id);
  await notify(deps, tx, [
    colleagueBrought({
      user_id: course.lead_id,
      course_id,
      title: course.title,
      by,
      platform: platform.name,
    }),
  ]);
};

const joinAsStudent = async (deps: ClassDeps, tx: Db, launching: LaunchingPerson, course: LinkedClass) => {
  const { id, course_id, lead_id } = course;
  const { user_id, identity_id, platform } = launching;
  const now = deps.clock.now();
  const who = { course_id, user_id, now };
  const { is_enrolled, had_left, was_taken_out } = await findPlaceInClass(tx, who);
  if (was_taken_out) throw new LtiRefusedError('removed_student', platform.name);
  // As in a roster: whoever leads the class can give them a password.
  if (await isManagedByNobody(tx, user_id))
    await addTeacherStudents(tx, [user_id], { teacher_id: lead_id, now });
  const returned = { lti_context_id: id, identity_ids: [identity_id] };
  if (is_enrolled) {
    await recordSeenOnPlatform(tx, who);
    if (had_left) await queueGradesOfReturned(deps, tx, returned);
    return;
  }
  await recordBroughtByPlatform(tx, who);
  await enrollStudents(tx, [user_id], who);
  const actor = { id: user_id, role: 'student' as const };
  await recordEvent(tx, { now, actor, event: 'joinedClass', object_type: 'course', object_id: course_id });
  await assignWritings(deps, tx, { course_id, student_id: user_id });
  await queueGradesOfReturned(deps, tx, returned);
};

/** Into this class and no other. */
export const joinClass = async (
  deps: ClassDeps,
  tx: Db,
  launching: LaunchingPerson,
  course: LinkedClass,
): Promise<void> => {
  const join = launching.launch.role === 'teacher' ? joinAsTeacher : joinAsStudent;
  await join(deps, tx, launching, course);
  const { context, names_url } = launching.launch;
  await updatePlatformCourse(tx, course.id, { title: context.title, ...(names_url && { names_url }) });
};

/** Which activity the place that was clicked is; what was chosen last counts. */
export const findActivityOf = async (
  deps: ClassDeps,
  tx: Db,
  { launch }: LaunchingPerson,
  course: LinkedClass,
): Promise<number | null> => {
  if (!launch.resource_link) return null;
  const known = await findLink(tx, course.id, launch.resource_link.id);
  const { course_id } = course;
  const isOfClass = async (activity_id: number | null | undefined) =>
    activity_id && (await isActivityOfClass(tx, { course_id, activity_id })) ? activity_id : null;
  const said = await isOfClass(launch.activity_id);
  const kept = await isOfClass(known?.activity_id);
  // What a student's launch says does not change what a teacher has chosen.
  const activity_id = launch.role === 'teacher' ? (said ?? kept) : (kept ?? said);
  if (activity_id === null) return null;
  await saveActivityLink(deps, tx, {
    lti_context_id: course.id,
    course_id,
    resource_link_id: launch.resource_link.id,
    activity_id,
    lineitem_url: launch.lineitem_url,
  });
  return activity_id;
};

/** Where somebody goes who is in the class and knows the activity. */
export const pathOf = async (
  tx: Db,
  launching: LaunchingPerson,
  { course_id, activity_id }: { course_id: number; activity_id: number },
): Promise<string> => {
  if (launching.launch.role === 'teacher')
    return screenPath('teacher-activity-detail', { id: String(activity_id) });
  const writing = await findWritingId(tx, { student_id: launching.user_id, course_id, activity_id });
  if (writing === undefined) throw new LtiRefusedError('not_for_you', launching.platform.name);
  return screenPath('writing', { id: String(writing) });
};
