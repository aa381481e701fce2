import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  challengeActivities,
  challengeParticipants,
  challenges,
  courseActivities,
  courses,
  courseTeachers,
  enrollments,
  teacherStudents,
} from '../../db/schema/index.ts';
import type { Teacher } from '../../http/caller.ts';

const sharedWith = ({ shared_courses }: Teacher): SQL => sql`any(${sql.param(shared_courses)}::int[])`;

/**
 * Most teachers share no course: for them the question stays the plain one, which one index answers in its order.
 */
const ownOr = (own: SQL, teacher: Teacher, shared: SQL): SQL =>
  teacher.shared_courses.length === 0 ? own : sql`(${own} or ${shared})`;

/** Whether a teacher leads a course or helps to teach it. `course` is the table or its alias, here and below. */
export const isCourseOf = (course: SQL, teacher: Teacher): SQL =>
  ownOr(sql`${course}.teacher_id = ${teacher.id}`, teacher, sql`${course}.id = ${sharedWith(teacher)}`);

/** Whether a teacher may take students into a course and out of it: its lead and its co-teachers, not who stands in. */
export const mayChangeCourseStudents = (course: SQL, teacher: Teacher): SQL =>
  ownOr(
    sql`${course}.teacher_id = ${teacher.id}`,
    teacher,
    sql`${course}.id = any(array(select p.course_id from ${courseTeachers} p
      where p.teacher_id = ${teacher.id} and p.role = 'co'))`,
  );

/**
 * Whether a piece was set by a teacher, or in a course that they help to teach. Such pieces are also looked up by the
 * leads of those courses, with whom every index of work begins.
 */
export const isWritingVisibleToTeacher = (writing: SQL, teacher: Teacher): SQL => {
  const own = sql`${writing}.teacher_id = ${teacher.id}`;
  if (teacher.shared_courses.length === 0) return own;
  const leads = sql`array(select c.teacher_id from ${courses} c where c.id = ${sharedWith(teacher)}) || ${teacher.id}::int`;
  return sql`(${writing}.teacher_id = any(${leads}) and (${own} or ${writing}.course_id = ${sharedWith(teacher)}))`;
};

/** Whether an activity is a teacher's own, or set in a course that they help to teach. */
export const isActivityOf = (activity: SQL, teacher: Teacher): SQL =>
  ownOr(
    sql`${activity}.teacher_id = ${teacher.id}`,
    teacher,
    sql`${activity}.id = any(array(select l.activity_id from ${courseActivities} l
      where l.course_id = ${sharedWith(teacher)}))`,
  );

const coursesAsCoTeacher = ({ id }: Teacher): SQL =>
  sql`array(select p.course_id from ${courseTeachers} p where p.teacher_id = ${id} and p.role = 'co')`;

/** Whether a teacher may make a copy of an activity: of their own, and of what is set in a class they share for good. */
export const isActivityCopiedBy = (activity: SQL, teacher: Teacher): SQL =>
  ownOr(
    sql`${activity}.teacher_id = ${teacher.id}`,
    teacher,
    sql`exists (select from ${courseActivities} l
      where l.activity_id = ${activity}.id and l.course_id = any(${coursesAsCoTeacher(teacher)}))`,
  );

/**
 * Whether a teacher may change an activity: their own, or one that is set in nothing but courses of which they are a
 * co-teacher. What the lead uses elsewhere too stays the lead's alone.
 */
export const isActivityManagedBy = (activity: SQL, teacher: Teacher): SQL => {
  const asCoTeacher = coursesAsCoTeacher(teacher);
  const links = sql`select from ${courseActivities} l where l.activity_id = ${activity}.id`;
  return ownOr(
    sql`${activity}.teacher_id = ${teacher.id}`,
    teacher,
    sql`(exists (${links} and l.course_id = any(${asCoTeacher})) and not exists (${links} and l.course_id <> all(${asCoTeacher}))
      and not exists (select from ${challengeActivities} h where h.activity_id = ${activity}.id))`,
  );
};

/**
 * A select of the ids of a teacher's students: in courses they lead or help to teach, in their challenges, or added
 * by them; each once.
 */
export const studentsOf = (teacher: Teacher): SQL => {
  const led = sql`
  select e.student_id from ${enrollments} e join ${courses} c on c.id = e.course_id where c.teacher_id = ${teacher.id}
  union select p.student_id from ${challengeParticipants} p join ${challenges} c on c.id = p.challenge_id where c.teacher_id = ${teacher.id}
  union select t.student_id from ${teacherStudents} t where t.teacher_id = ${teacher.id}`;
  return teacher.shared_courses.length === 0
    ? led
    : sql`${led} union select e.student_id from ${enrollments} e where e.course_id = ${sharedWith(teacher)}`;
};

/** Whether a student is one of them. An array is found in an index in one go, a join goes down it for each student. */
export const isTaughtBy = (studentId: SQLWrapper, teacher: Teacher): SQL =>
  sql`${studentId} = any(array(${studentsOf(teacher)}))`;

/**
 * Whether a teacher may still read a report they made: one about a course closes when they no longer teach it, or,
 * once the course is gone, the child.
 */
export const isReportVisibleToTeacher = (report: SQL, teacher: Teacher): SQL => {
  const course = sql`select from ${courses} c where c.id = ${report}.target_id`;
  return sql`(${report}.target_type <> 'Course' or exists (${course} and ${isCourseOf(sql`c`, teacher)})
    or (not exists (${course}) and ${isTaughtBy(sql`${report}.student_id`, teacher)}))`;
};

/**
 * Whether a report is shared with parents about a course that a teacher teaches, whoever made it. Once the course is
 * gone it is only its maker's: a child may join the challenge of any teacher, who has no part in that class.
 */
export const isSharedInCourseOf = (report: SQL, teacher: Teacher): SQL => {
  const own = sql`select c.id from ${courses} c where ${isCourseOf(sql`c`, teacher)}`;
  return sql`(${report}.shared_at is not null and ${report}.target_type = 'Course'
    and ${report}.target_id = any(array(${own})))`;
};

/** Whether a colleague's time in a course, if it has an end, lasts until this day at school. */
export const isTeachingOnDate = (colleague: SQL, day: string): SQL =>
  sql`(${colleague}.ends_on is null or ${colleague}.ends_on >= ${day}::date)`;

/** The other way round: everyone who teaches this student; with a day, those who do so on that day at school. */
export const teachersOf = (studentId: number | SQLWrapper, day?: string): SQL => sql`array(
  select c.teacher_id from ${enrollments} e join ${courses} c on c.id = e.course_id where e.student_id = ${studentId}
  union select p.teacher_id from ${enrollments} e join ${courseTeachers} p on p.course_id = e.course_id
    where e.student_id = ${studentId} and ${day === undefined ? sql`true` : isTeachingOnDate(sql`p`, day)}
  union select c.teacher_id from ${challengeParticipants} p join ${challenges} c on c.id = p.challenge_id where p.student_id = ${studentId}
  union select t.teacher_id from ${teacherStudents} t where t.student_id = ${studentId})`;

/** Everyone who sits in a class or takes part in a challenge with this student, the student included. */
export const classmatesOf = (studentId: number): SQL => sql`array(
  select other.student_id from ${enrollments} e join ${enrollments} other on other.course_id = e.course_id where e.student_id = ${studentId}
  union select other.student_id from ${challengeParticipants} p join ${challengeParticipants} other on other.challenge_id = p.challenge_id where p.student_id = ${studentId})`;
