import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  challengeParticipants,
  challenges,
  courses,
  enrollments,
  teacherStudents,
} from '../../db/schema/index.ts';

/** A select of the ids of a teacher's students: in their courses or challenges, or added by them; each once. */
export const studentsOf = (teacherId: number): SQL => sql`
  select e.student_id from ${enrollments} e join ${courses} c on c.id = e.course_id where c.teacher_id = ${teacherId}
  union select p.student_id from ${challengeParticipants} p join ${challenges} c on c.id = p.challenge_id where c.teacher_id = ${teacherId}
  union select t.student_id from ${teacherStudents} t where t.teacher_id = ${teacherId}`;

/** Whether a student is one of them. An array is found in an index in one go, a join goes down it for each student. */
export const isTaughtBy = (studentId: SQLWrapper, teacherId: number): SQL =>
  sql`${studentId} = any(array(${studentsOf(teacherId)}))`;

/** The other way round: everyone who teaches this student. */
export const teachersOf = (studentId: number | SQLWrapper): SQL => sql`array(
  select c.teacher_id from ${enrollments} e join ${courses} c on c.id = e.course_id where e.student_id = ${studentId}
  union select c.teacher_id from ${challengeParticipants} p join ${challenges} c on c.id = p.challenge_id where p.student_id = ${studentId}
  union select t.teacher_id from ${teacherStudents} t where t.student_id = ${studentId})`;
