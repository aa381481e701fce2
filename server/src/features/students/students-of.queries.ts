import { type SQL, sql } from 'drizzle-orm';
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
