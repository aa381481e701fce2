import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  courses,
  courseTeachers,
  enrollments,
  organisationMembers,
  users,
  writings,
} from '../../db/schema/index.ts';
import { studentsOfSchool } from '../school-membership/index.ts';

type Row = Record<string, string | number | null>;

interface Table {
  name: string;
  columns: string[];
  rows: Row[];
}

const staffOf = (organisationId: number): SQL =>
  sql`(select m.user_id from ${organisationMembers} m where m.organisation_id = ${organisationId})`;

const select = {
  staff: (id: number): SQL => sql`
    select u.id, u.full_name, u.email, m.role, m.joined_at::text, u.last_login_at::text
    from ${organisationMembers} m join ${users} u on u.id = m.user_id
    where m.organisation_id = ${id} order by u.id`,
  classes: (id: number): SQL => sql`
    select c.id, c.title, c.subject, c.status, c.teacher_id as lead_id, c.created_at::text
    from ${courses} c where c.teacher_id in ${staffOf(id)} order by c.id`,
  class_teachers: (id: number): SQL => sql`
    select p.course_id as class_id, p.teacher_id, p.role, p.ends_on::text
    from ${courseTeachers} p join ${courses} c on c.id = p.course_id
    where c.teacher_id in ${staffOf(id)} order by p.course_id, p.teacher_id`,
  students: (id: number): SQL => sql`
    select u.id, u.full_name, u.screen_name as username, u.grade_level as year, u.last_login_at::text
    from ${users} u where u.id in (${studentsOfSchool(id)}) order by u.id`,
  class_students: (id: number): SQL => sql`
    select e.course_id as class_id, e.student_id, e.created_at::text as joined_at
    from ${enrollments} e join ${courses} c on c.id = e.course_id
    where c.teacher_id in ${staffOf(id)} order by e.course_id, e.student_id`,
  pieces: (id: number): SQL => sql`
    select w.id, w.student_id, w.course_id as class_id, w.title, w.writing_type as kind, w.status, w.due_date::text,
      w.started_at::text, w.completed_at::text, w.word_count as words, round(w.ai_scoring)::int as coach_score,
      round(w.teacher_scoring)::int as teacher_score
    from ${writings} w where w.teacher_id in ${staffOf(id)} order by w.id`,
};

const columnsOf: Record<keyof typeof select, string[]> = {
  staff: ['id', 'full_name', 'email', 'role', 'joined_at', 'last_login_at'],
  classes: ['id', 'title', 'subject', 'status', 'lead_id', 'created_at'],
  class_teachers: ['class_id', 'teacher_id', 'role', 'ends_on'],
  students: ['id', 'full_name', 'username', 'year', 'last_login_at'],
  class_students: ['class_id', 'student_id', 'joined_at'],
  pieces: [
    ...['id', 'student_id', 'class_id', 'title', 'kind', 'status', 'due_date', 'started_at', 'completed_at'],
    ...['words', 'coach_score', 'teacher_score'],
  ],
};

const names = ['staff', 'classes', 'class_teachers', 'students', 'class_students', 'pieces'] as const;

export const listTablesOfSchool = async (db: Db, organisationId: number): Promise<Table[]> => {
  const tables: Table[] = [];
  for (const name of names) {
    const { rows } = await db.execute<Row>(select[name](organisationId));
    tables.push({ name, columns: columnsOf[name], rows });
  }
  return tables;
};
