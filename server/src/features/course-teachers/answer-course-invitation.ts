import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { notify } from '../notifications/index.ts';
import { findSchoolId } from '../school-membership/index.ts';
import { type CourseTeacherDeps, noteTeacherRoleGiven } from './change-course-teachers.ts';
import { consumeCourseInvitation, lockLeadOfCourse } from './course-invitations.queries.ts';
import { colleagueAccepted, courseTeacherMessages } from './course-teachers.messages.ts';
import { howToAddColleague } from './course-teachers.policy.ts';
import { insertCourseTeacher, listCourseTeachers } from './course-teachers.queries.ts';

/** Meanwhile either of the two may have joined a school, which shares its classes with its own staff. */
export const answerCourseInvitation = (
  deps: CourseTeacherDeps,
  { caller, courseId }: { caller: Caller; courseId: number },
  accept: boolean,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const course = await lockLeadOfCourse(tx, courseId);
    const invitation = await consumeCourseInvitation(tx, { course_id: courseId, teacher_id: caller.id });
    if (!course || !invitation) throw notFound('This invitation');
    if (!accept) return;
    const { ends_on } = invitation;
    const now = deps.clock.now();
    if (ends_on !== null && ends_on < dateInTimeZone(deps.config.TIME_ZONE, now))
      throw conflict(courseTeacherMessages.invitationIsOver);
    const schools = [await findSchoolId(tx, course.teacher_id), await findSchoolId(tx, caller.id)] as const;
    if (howToAddColleague(...schools) === 'refuse') throw conflict(courseTeacherMessages.otherSchool);
    await insertCourseTeacher(tx, { ...invitation, created_at: now });
    noteTeacherRoleGiven(caller.id, courseId);
    const shared = { ...caller, shared_courses: [...caller.shared_courses, courseId] };
    const everybody = await listCourseTeachers(tx, shared, courseId);
    const by = everybody.find(({ id }) => id === caller.id)?.full_name ?? '';
    await notify(deps, tx, [colleagueAccepted({ user_id: course.teacher_id, course, by })]);
  });
