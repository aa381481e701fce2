import type { CheckedInput, CourseTeacher, courseTeachers } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { forbidden, invalid, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { dateInTimeZone, dayInWords } from '../../services/clock/local-date.ts';
import { noteSecurityEvent } from '../../services/security-events/security-events.ts';
import { notify } from '../notifications/index.ts';
import { checkLastDay, findLastReliefDay, findSchoolId } from '../school-membership/index.ts';
import { noteRemovals } from '../teacher-students/index.ts';
import { consumeCourseInvitation, insertCourseInvitation } from './course-invitations.queries.ts';
import { addedToCourse, askedToCourse, courseTeacherMessages } from './course-teachers.messages.ts';
import { howToAddColleague } from './course-teachers.policy.ts';
import { presentCourseTeachers } from './course-teachers.presenter.ts';
import {
  type CourseTeacherRow,
  deleteCourseTeacher,
  findColleague,
  findTeacherByEmail,
  insertCourseTeacher,
  listCourseTeachersAndInvited,
  lockCourseOfLead,
  updateCourseTeacher,
} from './course-teachers.queries.ts';

export type CourseTeacherDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>;
type NewColleague = CheckedInput<typeof courseTeachers.addCourseTeacher>['body'];
type Change = CheckedInput<typeof courseTeachers.changeCourseTeacher>['body'];

/** What a colleague may see and do from now on, until a day or without end. */
export const noteTeacherRoleGiven = (account_id: number, course_id: number): void =>
  noteSecurityEvent({ event: 'role_given', kind: 'class_teacher', account_id, course_id });

interface Added {
  course: { id: number; title: string; teacher_id: number };
  colleagueId: number;
  part: Change;
  /** The name of the lead. */
  by: string;
}

const todayOf = ({ clock, config }: Pick<Deps, 'clock' | 'config'>): string =>
  dateInTimeZone(config.TIME_ZONE, clock.now());

const listRows = async (db: Db, caller: Caller, courseId: number): Promise<CourseTeacherRow[]> => {
  const rows = await listCourseTeachersAndInvited(db, caller, courseId);
  // A course has its lead; where nobody is found, it is not the caller's to see.
  if (rows.length === 0) throw notFound('This course');
  return rows;
};

export const readCourseTeachers = async (
  deps: Pick<Deps, 'clock' | 'config'>,
  { db, caller, courseId }: { db: Db; caller: Caller; courseId: number },
): Promise<CourseTeacher[]> =>
  presentCourseTeachers(await listRows(db, caller, courseId), {
    callerId: caller.id,
    today: todayOf(deps),
  });

/** To strangers it is not there; colleagues are told whose business it is. */
export const lockOwnCourse = async (tx: Db, caller: Caller, courseId: number) => {
  const course = await lockCourseOfLead(tx, caller.id, courseId);
  if (course) return course;
  await listRows(tx, caller, courseId);
  throw forbidden('Only the teacher who leads this course can do this.');
};

const readOne = async (
  deps: CourseTeacherDeps,
  where: { db: Db; caller: Caller; courseId: number },
  teacherId: number,
): Promise<CourseTeacher> => {
  const found = (await readCourseTeachers(deps, where)).find(({ teacher }) => teacher.id === teacherId);
  if (!found) throw notFound('This colleague');
  return found;
};

/** Until when somebody stands in at the lead's school; nothing where they don't, or are on its staff. */
const findReliefEnd = async (
  deps: CourseTeacherDeps,
  tx: Db,
  { leadId, colleagueId }: { leadId: number; colleagueId: number },
): Promise<string | undefined> => {
  const organisation_id = await findSchoolId(tx, leadId);
  if (organisation_id === null || organisation_id === (await findSchoolId(tx, colleagueId))) return undefined;
  return findLastReliefDay(tx, { organisation_id, user_id: colleagueId }, todayOf(deps));
};

const checkStandsInUntil = (reliefEnd: string | undefined, { ends_on }: Change): void => {
  if (reliefEnd !== undefined && (ends_on === null || ends_on > reliefEnd))
    throw invalid('ends_on', courseTeacherMessages.standsIn(dayInWords(reliefEnd)));
};

/** At once within a school; between teachers without one an invitation waits for its answer. */
const addOrAsk = async (deps: CourseTeacherDeps, tx: Db, added: Added): Promise<void> => {
  const { course, colleagueId, part, by } = added;
  const reliefEnd = await findReliefEnd(deps, tx, { leadId: course.teacher_id, colleagueId });
  checkStandsInUntil(reliefEnd, part);
  const how = reliefEnd
    ? 'at once'
    : howToAddColleague(await findSchoolId(tx, course.teacher_id), await findSchoolId(tx, colleagueId));
  if (how === 'refuse') throw invalid('email', courseTeacherMessages.otherSchool);
  const row = { course_id: course.id, teacher_id: colleagueId, ...part, created_at: deps.clock.now() };
  if (await findColleague(tx, row)) throw invalid('email', courseTeacherMessages.isThere);
  const told = { user_id: colleagueId, course, by, until: part.ends_on && dayInWords(part.ends_on) };
  if (how === 'at once') {
    await insertCourseTeacher(tx, row);
    noteTeacherRoleGiven(colleagueId, course.id);
    return notify(deps, tx, [addedToCourse(told)]);
  }
  if (!(await insertCourseInvitation(tx, row))) throw invalid('email', courseTeacherMessages.isInvited);
  await notify(deps, tx, [askedToCourse(told)]);
};

export const addCourseTeacher = (
  deps: CourseTeacherDeps,
  { caller, courseId }: { caller: Caller; courseId: number },
  { email, ...part }: NewColleague,
): Promise<CourseTeacher> =>
  deps.db.transaction(async (tx) => {
    const course = await lockOwnCourse(tx, caller, courseId);
    checkLastDay(deps, part.ends_on);
    const colleague = await findTeacherByEmail(tx, email);
    if (!colleague) throw invalid('email', courseTeacherMessages.noTeacher);
    if (colleague.id === caller.id) throw invalid('email', courseTeacherMessages.isLead);
    const where = { db: tx, caller, courseId };
    const by = (await readOne(deps, where, caller.id)).teacher.full_name;
    await addOrAsk(deps, tx, { course, colleagueId: colleague.id, part, by });
    return readOne(deps, where, colleague.id);
  });

interface Which {
  caller: Caller;
  courseId: number;
  teacherId: number;
}

export const changeCourseTeacher = (
  deps: CourseTeacherDeps,
  { caller, courseId, teacherId }: Which,
  part: Change,
): Promise<CourseTeacher> =>
  deps.db.transaction(async (tx) => {
    const course = await lockOwnCourse(tx, caller, courseId);
    checkLastDay(deps, part.ends_on);
    const which = { leadId: course.teacher_id, colleagueId: teacherId };
    checkStandsInUntil(await findReliefEnd(deps, tx, which), part);
    const row = { course_id: courseId, teacher_id: teacherId, ...part };
    if (!(await updateCourseTeacher(tx, row))) throw notFound('This colleague');
    noteTeacherRoleGiven(teacherId, courseId);
    return readOne(deps, { db: tx, caller, courseId }, teacherId);
  });

/** From the next request on nothing of the course is theirs; what they wrote to students stays with the students. */
export const removeCourseTeacher = (
  deps: CourseTeacherDeps,
  { caller, courseId, teacherId }: Which,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (teacherId === caller.id) await listRows(tx, caller, courseId);
    else await lockOwnCourse(tx, caller, courseId);
    const which = { course_id: courseId, teacher_id: teacherId };
    if (await deleteCourseTeacher(tx, which)) {
      noteSecurityEvent({
        event: 'role_taken',
        kind: 'class_teacher',
        account_id: teacherId,
        course_id: courseId,
      });
      return noteRemovals(tx, { course_id: courseId, user_ids: [teacherId], now: deps.clock.now() });
    }
    if (!(await consumeCourseInvitation(tx, which))) throw notFound('This colleague');
  });
