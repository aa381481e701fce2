import type { PlatformCourse } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { findCourseOfTeacher } from '../teacher-students/index.ts';
import { listActivitiesWithoutGradeColumn } from './classes.queries.ts';
import { countGrades, listGradeProblems, listUnsentOfClass } from './grades.queries.ts';
import { serviceProblems } from './lti.messages.ts';
import type { LtiDeps } from './lti-deps.ts';
import {
  deletePlatformCourse,
  findClassWithPlatformCourse,
  findPlatformCourseOfClass,
} from './platform-courses.queries.ts';
import type { ServiceProblem } from './platform-service.ts';
import { sendGrade } from './send-grade.job.ts';
import { syncMembers } from './sync-members.ts';

const isKnown = (problem: string): problem is ServiceProblem => Object.hasOwn(serviceProblems, problem);

const wordsOf = (problem: string | null, platform: string): string | null =>
  problem === null ? null : serviceProblems[isKnown(problem) ? problem : 'unreachable'](platform);

/** For whoever keeps the list of the class; to everybody else there is no such class. */
const checkOwn = async (db: Db, caller: Caller, courseId: number): Promise<{ isLead: boolean }> => {
  const course = await findCourseOfTeacher(db, caller, courseId);
  if (!course) throw notFound('This course');
  return { isLead: course.teacher_id === caller.id };
};

/** The course over there that a class is, and what waits to go there. */
export const readPlatformCourseOfClass = async (
  { db }: Pick<LtiDeps, 'db'>,
  caller: Caller,
  courseId: number,
): Promise<{ course: PlatformCourse | null }> => {
  const found = await findClassWithPlatformCourse(db, caller, courseId);
  if (!found) throw notFound('This course');
  const { context, platform } = found;
  if (!context || !platform) return { course: null };
  const problems = await listGradeProblems(db, courseId);
  const course = {
    platform: platform.name,
    title: context.title,
    can_read_names: context.names_url !== null,
    names_read_at: context.names_read_at?.toISOString() ?? null,
    names_problem: wordsOf(context.names_problem, platform.name),
    many_left: context.names_problem === 'many_left',
    grades: await countGrades(db, courseId),
    without_column: await listActivitiesWithoutGradeColumn(db, context.id),
    permissions: { unlink: found.lead_id === caller.id },
    grade_problems: problems.map(({ problem, confirmed_at, ...row }) => ({
      ...row,
      problem: wordsOf(problem, platform.name) ?? '',
      confirmed_at: confirmed_at.toISOString(),
    })),
  };
  return { course };
};

export const syncMembersNow = async (
  deps: LtiDeps,
  caller: Caller,
  { courseId, letLeave }: { courseId: number; letLeave: boolean },
) => {
  await checkOwn(deps.db, caller, courseId);
  const found = await findPlatformCourseOfClass(deps.db, courseId);
  if (!found) throw notFound('This course');
  await syncMembers(deps, found.context.id, { letLeave });
  return readPlatformCourseOfClass(deps, caller, courseId);
};

export const sendClassGradesAgain = async (deps: LtiDeps, caller: Caller, courseId: number) => {
  await checkOwn(deps.db, caller, courseId);
  await deps.db.transaction(async (tx) => {
    for (const grade of await listUnsentOfClass(tx, courseId)) await deps.queue.send(tx, sendGrade, grade);
  });
  return readPlatformCourseOfClass(deps, caller, courseId);
};

/** The class, everybody in it and all work stay; a teacher who comes from the course is asked again which class it is. */
export const unlinkClass = ({ db }: Pick<LtiDeps, 'db'>, caller: Caller, courseId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const { isLead } = await checkOwn(tx, caller, courseId);
    const found = await findPlatformCourseOfClass(tx, courseId);
    if (!isLead || !found) throw notFound('This course');
    await deletePlatformCourse(tx, found.context.id);
  });
