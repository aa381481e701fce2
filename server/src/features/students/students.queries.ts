import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  challengeParticipants,
  challenges,
  courses,
  enrollments,
  teacherStudents,
} from '../../db/schema/index.ts';

/** Whether a student is in a class or challenge of this teacher, or was added by them. */
export const isTaughtBy = (studentId: SQLWrapper, teacherId: number): SQL => sql`(
  ${studentId} = any(array(
    select e.student_id from ${enrollments} e join ${courses} c on c.id = e.course_id where c.teacher_id = ${teacherId}))
  or ${studentId} = any(array(
    select p.student_id from ${challengeParticipants} p join ${challenges} c on c.id = p.challenge_id where c.teacher_id = ${teacherId}))
  or ${studentId} = any(array(
    select t.student_id from ${teacherStudents} t where t.teacher_id = ${teacherId})))`;

/** The other way round: everyone who teaches this student. */
export const teachersOf = (studentId: number | SQLWrapper): SQL => sql`array(
  select c.teacher_id from ${enrollments} e join ${courses} c on c.id = e.course_id where e.student_id = ${studentId}
  union select c.teacher_id from ${challengeParticipants} p join ${challenges} c on c.id = p.challenge_id where p.student_id = ${studentId}
  union select t.teacher_id from ${teacherStudents} t where t.student_id = ${studentId})`;
