import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import {
  courses,
  enrollments,
  organisationMembers,
  rosterClasses,
  rosterClassTeachers,
  rosterPeople,
  teacherStudents,
  users,
} from '../../../db/schema/index.ts';
import { inBatches } from '../../students/index.ts';
import type { StudentUpdate } from '../plan/plan.ts';

const sliceSize = 1000;

/** As one parameter, however many they are. */
const isOneOf = (column: SQLWrapper, ids: number[]): SQL => sql`${column} = any(${sql.param(ids)}::int[])`;

type NewLink = typeof rosterPeople.$inferInsert;

/** Notes who somebody of the roster is here, also of those who were noted before without an account. */
export const linkPeople = async (db: Db, rows: NewLink[]): Promise<void> => {
  for await (const slice of inBatches(rows, sliceSize))
    await db
      .insert(rosterPeople)
      .values(slice)
      .onConflictDoUpdate({
        target: [rosterPeople.organisation_id, rosterPeople.sourced_id],
        set: { user_id: sql`excluded.user_id`, role: sql`excluded.role`, left_at: null },
      });
};

/** The same people by other numbers, as a school's new system gives them. */
export const updateSourcedIds = async (
  db: Db,
  organisationId: number,
  people: { user_id: number; sourced_id: string }[],
): Promise<void> => {
  const ids = people.map(({ user_id }) => user_id);
  const numbers = people.map(({ sourced_id }) => sourced_id);
  await db.execute(sql`
    update ${rosterPeople} r set sourced_id = n.sourced_id
    from unnest(${sql.param(ids)}::int[], ${sql.param(numbers)}::text[]) as n(user_id, sourced_id)
    where r.organisation_id = ${organisationId} and r.user_id = n.user_id and r.role = 'student'
      and r.sourced_id <> n.sourced_id`);
};

/** Their numbers stay for a return, and count no longer. */
export const markAsLeft = async (
  db: Db,
  { organisation_id, ids, now }: { organisation_id: number; ids: number[]; now: Date },
): Promise<void> => {
  await db
    .update(rosterPeople)
    .set({ left_at: now })
    .where(and(eq(rosterPeople.organisation_id, organisation_id), isOneOf(rosterPeople.user_id, ids)));
};

/** A colleague who has no class with a child any more no longer looks after an account that a roster made. */
export const removeFormerTeachers = async (db: Db, organisationId: number, ids: number[]): Promise<void> => {
  await db.execute(sql`
    delete from ${teacherStudents} t using ${organisationMembers} m, ${rosterPeople} r
    where ${isOneOf(sql`t.student_id`, ids)}
      and m.user_id = t.teacher_id and m.organisation_id = ${organisationId}
      and r.user_id = t.student_id and r.organisation_id = ${organisationId} and r.is_made
      and not exists (select from ${enrollments} e join ${courses} c on c.id = e.course_id
        where e.student_id = t.student_id and c.teacher_id = t.teacher_id and c.status <> 'archived')`);
};

/** Those of them whose account a colleague looks after. */
export const listStudentsWithTeacher = async (db: Db, organisationId: number, ids: number[]): Promise<Set<number>> =>
  new Set(
    (
      await db
        .selectDistinct({ id: teacherStudents.student_id })
        .from(teacherStudents)
        .innerJoin(organisationMembers, eq(organisationMembers.user_id, teacherStudents.teacher_id))
        .where(
          and(
            eq(organisationMembers.organisation_id, organisationId),
            isOneOf(teacherStudents.student_id, ids),
          ),
        )
    ).map(({ id }) => id),
  );

export const insertRosterTeachers = async (
  db: Db,
  rows: (typeof rosterClassTeachers.$inferInsert)[],
): Promise<void> => {
  await db.insert(rosterClassTeachers).values(rows).onConflictDoNothing();
};

export const linkClass = async (db: Db, row: typeof rosterClasses.$inferInsert): Promise<void> => {
  await db.insert(rosterClasses).values(row);
};

/** Of each course and student only what the roster knows better. */
export const updateStudents = async (db: Db, updates: StudentUpdate[], now: Date): Promise<void> => {
  const ids = updates.map(({ user_id }) => user_id);
  const names = updates.map(({ set }) => set.full_name ?? null);
  const grades = updates.map(({ set }) => set.grade_level ?? null);
  await db.execute(sql`
    update ${users} u set full_name = coalesce(n.full_name, u.full_name),
      grade_level = coalesce(n.grade_level, u.grade_level), updated_at = ${now.toISOString()}
    from unnest(${sql.param(ids)}::int[], ${sql.param(names)}::text[], ${sql.param(grades)}::int[])
      as n(id, full_name, grade_level)
    where u.id = n.id and u.parent_id is null`);
};

/** Who leads these courses. */
export const listLeads = async (db: Db, courseIds: number[]) =>
  new Map(
    (
      await db
        .select({ id: courses.id, teacher_id: courses.teacher_id })
        .from(courses)
        .where(inArray(courses.id, courseIds))
    ).map(({ id, teacher_id }) => [id, teacher_id]),
  );
