import type { Page, SchoolCourse } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { type PageRange, pageOf } from '../../http/paging.ts';
import { courseHandedOver, giveCourseToTeacher, lockAssignedActivities } from '../course-teachers/index.ts';
import { notify } from '../notifications/index.ts';
import { findOwnSchool, lockOwnSchool, type SchoolDeps } from './own-school.ts';
import { courseTakenOver, schoolMessages } from './school.messages.ts';
import { mayGiveClassTo } from './school.policy.ts';
import { countSchoolCourses, findSchoolCourse, listSchoolCourses, listStaff } from './school.queries.ts';

export const readSchoolCourses = async (
  db: Db,
  caller: Caller,
  pageRange: PageRange,
): Promise<Page<SchoolCourse>> => {
  const { organisation_id } = await findOwnSchool(db, caller);
  const rows = await listSchoolCourses(db, organisation_id, pageRange);
  const items = rows.map(({ teacher_id, teacher_name, ...row }) => ({
    ...row,
    teacher: { id: teacher_id, full_name: teacher_name },
  }));
  return pageOf(items, await countSchoolCourses(db, organisation_id), pageRange);
};

/** The former lead is out of the class at once, as it is when somebody falls ill or leaves, and is told. */
export const handOverCourseOfColleague = (
  deps: SchoolDeps,
  { caller, courseId }: { caller: Caller; courseId: number },
  teacherId: number,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { organisation_id, school } = await lockOwnSchool(tx, caller);
    // Activities before courses: the order in which everything that assigns locks its rows.
    await lockAssignedActivities(tx, courseId);
    const course = await findSchoolCourse(tx, organisation_id, courseId);
    if (!course) throw notFound('This class');
    const staff = await listStaff(tx, organisation_id);
    if (!staff.some(({ id }) => id === teacherId)) throw notFound('This teacher');
    const formerLead = course.teacher_id;
    if (formerLead === teacherId) throw conflict(schoolMessages.leadsAlready);
    if (!mayGiveClassTo({ callerId: caller.id, from: formerLead, to: teacherId, staff }))
      throw conflict(schoolMessages.notToOneself);
    const now = deps.clock.now();
    await giveCourseToTeacher(tx, { courseId, from: formerLead, to: teacherId, now });
    await notify(deps, tx, [
      courseHandedOver({ user_id: teacherId, course, by: school }),
      ...(formerLead === caller.id ? [] : [courseTakenOver({ user_id: formerLead, course, school })]),
    ]);
  });
