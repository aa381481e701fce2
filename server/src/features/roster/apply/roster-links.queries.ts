import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { courses, rosterClasses, rosterPeople, users } from '../../../db/schema/index.ts';
import type { StudentUpdate } from '../plan/plan.ts';

type NewLink = typeof rosterPeople.$inferInsert;

/** Notes who somebody of the roster is here, also of those who were noted before without an account. */
export const linkPeople = async (db: Db, rows: NewLink[]): Promise<void> => {
  if (rows.length === 0) return;
  await db
    .insert(rosterPeople)
    .values(rows)
    .onConflictDoUpdate({
      target: [rosterPeople.organisation_id, rosterPeople.sourced_id],
      set: { user_id: sql`excluded.user_id`, role: sql`excluded.role` },
    });
};

export const linkClass = async (db: Db, row: typeof rosterClasses.$inferInsert): Promise<void> => {
  await db.insert(rosterClasses).values(row);
};

/** Of each course and student only what the roster knows better. */
export const updateStudents = async (db: Db, updates: StudentUpdate[], now: Date): Promise<void> => {
  const ids = updates.map(({ user_id }) => user_id);
  const names = updates.map(({ set }) => set.full_name ?? null);
  const grades = updates.map(({ set }) => set.grade_level ?? null);
  const emails = updates.map(({ set }) => set.email ?? null);
  await db.execute(sql`
    update ${users} u set full_name = coalesce(n.full_name, u.full_name),
      grade_level = coalesce(n.grade_level, u.grade_level), email = coalesce(u.email, n.email),
      updated_at = ${now.toISOString()}
    from unnest(${sql.param(ids)}::int[], ${sql.param(names)}::text[], ${sql.param(grades)}::int[],
      ${sql.param(emails)}::text[]) as n(id, full_name, grade_level, email)
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
