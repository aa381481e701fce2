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

/** Everyone who sits in a class or takes part in a challenge with this student, the student included. */
export const classmatesOf = (studentId: number): SQL => sql`array(
  select other.student_id from ${enrollments} e join ${enrollments} other on other.course_id = e.course_id where e.student_id = ${studentId}
  union select other.student_id from ${challengeParticipants} p join ${challengeParticipants} other on other.challenge_id = p.challenge_id where p.student_id = ${studentId})`;
