import type { SchoolRole } from '@inkling/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  courses,
  courseTeachers,
  enrollments,
  organisationMembers,
  organisations,
  users,
} from '../../db/schema/index.ts';
import type { Membership } from './school.policy.ts';

export const findMembership = async (
  db: Db,
  userId: number,
): Promise<(Membership & { school: string }) | undefined> =>
  (
    await db
      .select({
        organisation_id: organisationMembers.organisation_id,
        user_id: organisationMembers.user_id,
        role: organisationMembers.role,
        joined_at: organisationMembers.joined_at,
        school: organisations.name,
      })
      .from(organisationMembers)
      .innerJoin(organisations, eq(organisations.id, organisationMembers.organisation_id))
      .where(eq(organisationMembers.user_id, userId))
  )[0];

/** Changes to one school's staff take turns, so that two admins can't remove each other at one moment. */
export const lockSchool = async (db: Db, organisationId: number): Promise<void> => {
  await db.select().from(organisations).where(eq(organisations.id, organisationId)).for('update');
};

export interface StaffRow extends Record<string, unknown> {
  id: number;
  full_name: string;
  email: string | null;
  role: SchoolRole;
  has_joined: boolean;
  classes_count: number;
}

export const listStaff = async (db: Db, organisationId: number): Promise<StaffRow[]> =>
  (
    await db.execute<StaffRow>(sql`
      select u.id, u.full_name, u.email, m.role, m.joined_at is not null as has_joined,
        case when m.joined_at is null then 0 else (select count(*)::int from ${courses} c
          where c.teacher_id = u.id and c.status <> 'archived') end as classes_count
      from ${organisationMembers} m join ${users} u on u.id = m.user_id
      where m.organisation_id = ${organisationId} order by u.full_name, u.id`)
  ).rows;

export interface SchoolClassRow extends Record<string, unknown> {
  id: number;
  title: string;
  status: 'active' | 'upcoming' | 'past' | 'archived';
  teacher_id: number;
  teacher_name: string;
  students_count: number;
}

const ledByStaff = (organisationId: number) => sql`from ${courses} c join ${users} u on u.id = c.teacher_id
  join ${organisationMembers} m on m.user_id = u.id
  where m.organisation_id = ${organisationId} and m.joined_at is not null`;

export const listSchoolClasses = async (db: Db, organisationId: number): Promise<SchoolClassRow[]> =>
  (
    await db.execute<SchoolClassRow>(sql`
      select c.id, c.title, c.status, u.id as teacher_id, u.full_name as teacher_name,
        (select count(*)::int from ${enrollments} e where e.course_id = c.id) as students_count
      ${ledByStaff(organisationId)} order by c.status <> 'active', c.title, c.id`)
  ).rows;

export const findSchoolClass = async (db: Db, organisationId: number, courseId: number) =>
  (
    await db.execute<{ id: number; title: string; teacher_id: number }>(sql`
      select c.id, c.title, c.teacher_id ${ledByStaff(organisationId)} and c.id = ${courseId}
      for no key update of c`)
  ).rows[0];

export const findAccountByEmail = async (db: Db, email: string) =>
  (
    await db
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, email))
  )[0];

/** Returns whether they were in no school before. */
export const insertMember = async (db: Db, row: typeof organisationMembers.$inferInsert): Promise<boolean> =>
  (
    await db
      .insert(organisationMembers)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: organisationMembers.user_id })
  ).length === 1;

export const updateMember = async (
  db: Db,
  userId: number,
  change: Partial<typeof organisationMembers.$inferInsert>,
): Promise<void> => {
  await db.update(organisationMembers).set(change).where(eq(organisationMembers.user_id, userId));
};

/** Out of the school and, for somebody who had joined it, of every colleague's course in it. */
export const deleteMember = async (
  db: Db,
  { organisation_id, user_id }: Pick<Membership, 'organisation_id' | 'user_id'>,
) => {
  await db.execute(sql`
    delete from ${courseTeachers} p using ${courses} c, ${organisationMembers} m
    where p.teacher_id = ${user_id} and c.id = p.course_id and m.user_id = c.teacher_id
      and m.organisation_id = ${organisation_id} and exists (select from ${organisationMembers} own
        where own.user_id = ${user_id} and own.organisation_id = ${organisation_id} and own.joined_at is not null)`);
  await db
    .delete(organisationMembers)
    .where(
      and(eq(organisationMembers.user_id, user_id), eq(organisationMembers.organisation_id, organisation_id)),
    );
};

export const isSchoolKnown = async (db: Db, name: string): Promise<boolean> =>
  (
    await db
      .select()
      .from(organisations)
      .where(eq(sql`lower(${organisations.name})`, name.toLowerCase()))
  ).length > 0;

export const findOrInsertSchool = async (db: Db, name: string): Promise<number> => {
  const [found] = await db.select().from(organisations).where(eq(organisations.name, name));
  if (found) return found.id;
  const [made] = await db.insert(organisations).values({ name }).returning({ id: organisations.id });
  if (!made) throw new Error('insert returned no row');
  return made.id;
};
