import { type activities, activityTypes, type CheckedInput } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { safeHtml } from '../../services/safe-html/safe-html.ts';
import { checkSteps } from './check-steps.ts';
import {
  type ActivityContent,
  countOwnChallenges,
  countStudentsIn,
  findActivityType,
  listLeadsOfCourses,
} from './save-activity.queries.ts';

export type ActivityForm = CheckedInput<typeof activities.addActivity>['body'];

const kindOf = async (db: Db, { activity_kind_id, activity_type }: ActivityForm) => {
  const kind = await findActivityType(db, { id: activity_kind_id, key: activity_type });
  const type = activityTypes.find((one) => one === kind?.key);
  if (!kind || !type) throw invalid('activity_kind_id', 'Activity type is required');
  return { activity_kind_id: kind.id, activity_type: type };
};

const usualDueDays = 7;

export const isPast = (deps: Pick<Deps, 'clock' | 'config'>, day: string): boolean =>
  day < dateInTimeZone(deps.config.TIME_ZONE, deps.clock.now());

/** A fixed day or a number of days, never both and never none. */
const checkDue = (deps: Pick<Deps, 'clock' | 'config'>, form: ActivityForm) => {
  if (form.due_date === undefined && form.due_days === undefined)
    return { due_date: null, due_days: usualDueDays };
  const { due_date = null, due_days = null } = form;
  if (due_date !== null && due_days !== null)
    throw invalid('due_date', 'Choose either a date or a number of days');
  if (due_date === null && due_days === null) throw invalid('due_days', 'Due days is required');
  if (due_date !== null && isPast(deps, due_date))
    throw invalid('due_date', 'Due date cannot be earlier than today');
  return { due_date, due_days };
};

/** Nothing is published by itself in the past, or when it is already due. */
const checkPublishing = (
  deps: Pick<Deps, 'clock' | 'config'>,
  { publish_at, due_date }: ActivityForm,
): Date | null => {
  if (publish_at === null) return null;
  const moment = new Date(publish_at);
  if (moment <= deps.clock.now()) throw invalid('publish_at', 'Choose a time that is still to come');
  if (due_date && due_date < dateInTimeZone(deps.config.TIME_ZONE, moment))
    throw invalid('publish_at', 'It would be published after it is due');
  return moment;
};

/** Those of its courses who get it, where these are not all. */
const checkStudents = async (
  db: Db,
  courseIds: number[],
  studentIds: number[] | undefined,
): Promise<number[]> => {
  if (!studentIds) return [];
  if (courseIds.length === 0) throw invalid('student_ids', 'Choose a course before its students');
  if ((await countStudentsIn(db, courseIds, studentIds)) < studentIds.length)
    throw invalid('student_ids', 'One of these students is in none of the courses.');
  return studentIds;
};

const unknownCourse = () => invalid('course_ids', 'This course could not be found.');

/** Whoever sets work in a colleague's class makes it the lead's, like all work there. */
const ownerOf = async (db: Db, caller: Caller, courseIds: number[]): Promise<number> => {
  if (courseIds.length === 0) return caller.id;
  const found = await listLeadsOfCourses(db, caller, courseIds);
  if (found.length < courseIds.length) throw unknownCourse();
  const leads = new Set(found.map(({ teacher_id }) => teacher_id));
  const [lead = caller.id] = leads;
  if (leads.size > 1)
    throw invalid('course_ids', 'Choose courses of one teacher: work is set for each by itself.');
  return lead;
};

/** Only the teacher's own courses or challenges, or courses of which they are a co-teacher, and only one kind of them. */
export const checkAssociations = async (db: Db, caller: Caller, form: ActivityForm) => {
  const { course_ids: courseIds = [], challenge_ids: challengeIds = [] } = form;
  if (courseIds.length > 0 && challengeIds.length > 0)
    throw invalid('course_ids', 'Choose either courses or challenges');
  const ownerId = await ownerOf(db, caller, courseIds);
  if (
    challengeIds.length > 0 &&
    (await countOwnChallenges(db, caller.id, challengeIds)) < challengeIds.length
  )
    throw invalid('challenge_ids', 'This challenge could not be found.');
  const studentIds = await checkStudents(db, courseIds, form.student_ids);
  return { ownerId, courseIds, challengeIds, studentIds };
};
export type Associations = Awaited<ReturnType<typeof checkAssociations>>;

/** The columns of an activity, once every rule that needs more than the form itself holds. */
export const checkActivity = async (
  deps: Pick<Deps, 'clock' | 'config'>,
  db: Db,
  form: ActivityForm,
): Promise<ActivityContent> => {
  const { course_ids: _, challenge_ids: __, images: ___, student_ids, publish_at, ...fields } = form;
  const kind = await kindOf(db, form);
  const requirements = safeHtml(form.requirements);
  if (!requirements) throw invalid('requirements', 'Requirements are required');
  return {
    ...fields,
    ...checkDue(deps, form),
    publish_at: checkPublishing(deps, form),
    for_chosen_students: student_ids !== undefined,
    ...kind,
    // Wellbeing is not marked, and the subject is what tells everybody so.
    subject: kind.activity_type === 'wellbeing' ? 'wellbeing' : form.subject,
    requirements,
    grade_levels: [...form.grade_levels].sort((one, other) => one - other),
    steps: checkSteps(form.steps, kind.activity_type),
  };
};
