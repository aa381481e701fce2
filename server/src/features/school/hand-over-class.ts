import type { SchoolClass } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { courseHandedOver, giveCourse, lockSetActivities } from '../course-teachers/index.ts';
import { notify } from '../notifications/index.ts';
import { findOwnSchool, lockOwnSchool, type SchoolDeps } from './manage-staff.ts';
import { classTakenOver, schoolMessages } from './school.messages.ts';
import { findSchoolClass, listSchoolClasses, listStaff } from './school.queries.ts';

export const readSchoolClasses = async (db: Db, caller: Caller): Promise<SchoolClass[]> => {
  const { organisation_id } = await findOwnSchool(db, caller);
  const rows = await listSchoolClasses(db, organisation_id);
  return rows.map(({ teacher_id, teacher_name, ...row }) => ({
    ...row,
    teacher: { id: teacher_id, full_name: teacher_name },
  }));
};

/** The former lead is out of the class at once, as it is when somebody falls ill or leaves. */
export const handOverClass = (
  deps: SchoolDeps,
  { caller, courseId }: { caller: Caller; courseId: number },
  teacherId: number,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { organisation_id, school } = await lockOwnSchool(tx, caller);
    // Activities before courses: the order in which everything that assigns locks its rows.
    await lockSetActivities(tx, courseId);
    const course = await findSchoolClass(tx, organisation_id, courseId);
    if (!course) throw notFound('This class');
    const staff = await listStaff(tx, organisation_id);
    if (!staff.some(({ id, has_joined }) => id === teacherId && has_joined)) throw notFound('This teacher');
    if (course.teacher_id === teacherId) throw conflict(schoolMessages.leadsAlready);
    const now = deps.clock.now();
    await giveCourse(tx, { courseId, from: course.teacher_id, to: teacherId, now });
    const formerLead = course.teacher_id;
    await notify(deps, tx, [
      courseHandedOver({ user_id: teacherId, course, by: school }),
      ...(formerLead === caller.id ? [] : [classTakenOver({ user_id: formerLead, course, school })]),
    ]);
  });
