import type { SchoolRole } from '@inkling/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  courses,
  enrollments,
  ltiFormerStaff,
  ltiIdentities,
  ltiPlatforms,
  organisationMembers,
  organisations,
  ssoIdentities,
  users,
} from '../../db/schema/index.ts';
import type { PageRange } from '../../http/paging.ts';
import { hasTeachingWork } from '../course-teachers/index.ts';
import { deletePartsInClasses, deleteRelief, type Membership } from '../school-membership/index.ts';

export interface StaffRow extends Record<string, unknown> {
  id: number;
  full_name: string;
  email: string | null;
  role: SchoolRole;
  classes_count: number;
  needs_successor: boolean;
}

export const listStaff = async (db: Db, organisationId: number): Promise<StaffRow[]> =>
  (
    await db.execute<StaffRow>(sql`
      select u.id, u.full_name, u.email, m.role, ${hasTeachingWork(sql`u.id`)} as needs_successor,
        (select count(*)::int from ${courses} c where c.teacher_id = u.id and c.status <> 'archived') as classes_count
      from ${organisationMembers} m join ${users} u on u.id = m.user_id
      where m.organisation_id = ${organisationId} order by u.full_name, u.id`)
  ).rows;

export interface SchoolCourseRow extends Record<string, unknown> {
  id: number;
  title: string;
  status: 'active' | 'upcoming' | 'past' | 'archived';
  teacher_id: number;
  teacher_name: string;
  students_count: number;
}

const ledByStaff = (organisationId: number) => sql`from ${courses} c join ${users} u on u.id = c.teacher_id
  join ${organisationMembers} m on m.user_id = u.id
  where m.organisation_id = ${organisationId}`;

export const listSchoolCourses = async (
  db: Db,
  organisationId: number,
  { limit, offset }: PageRange,
): Promise<SchoolCourseRow[]> =>
  (
    await db.execute<SchoolCourseRow>(sql`
      select c.id, c.title, c.status, u.id as teacher_id, u.full_name as teacher_name,
        (select count(*)::int from ${enrollments} e where e.course_id = c.id) as students_count
      ${ledByStaff(organisationId)} order by c.status <> 'active', c.title, c.id
      limit ${limit} offset ${offset}`)
  ).rows;

export const countSchoolCourses = async (db: Db, organisationId: number): Promise<number> =>
  (await db.execute<{ total: number }>(sql`select count(*)::int as total ${ledByStaff(organisationId)}`))
    .rows[0]?.total ?? 0;

export const findSchoolCourse = async (db: Db, organisationId: number, courseId: number) =>
  (
    await db.execute<{ id: number; title: string; teacher_id: number }>(sql`
      select c.id, c.title, c.teacher_id ${ledByStaff(organisationId)} and c.id = ${courseId}
      for no key update of c`)
  ).rows[0];

/** Returns whether they were in no school before. Whoever stood in stands in no longer: they belong there. */
export const insertMember = async (
  db: Db,
  row: typeof organisationMembers.$inferInsert,
): Promise<boolean> => {
  const joined = await db
    .insert(organisationMembers)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: organisationMembers.user_id });
  if (joined.length === 1) await deleteRelief(db, row);
  return joined.length === 1;
};

type Which = Pick<Membership, 'organisation_id' | 'user_id'>;

const isMember = ({ organisation_id, user_id }: Which) =>
  and(eq(organisationMembers.user_id, user_id), eq(organisationMembers.organisation_id, organisation_id));

export const updateRole = async (db: Db, which: Which, role: SchoolRole): Promise<void> => {
  await db.update(organisationMembers).set({ role }).where(isMember(which));
};

/** The school's sign-on and platforms no longer open the account. */
export const closeWaysIn = async (db: Db, which: Which): Promise<void> => {
  await db
    .delete(ssoIdentities)
    .where(
      and(eq(ssoIdentities.user_id, which.user_id), eq(ssoIdentities.organisation_id, which.organisation_id)),
    );
  await db.execute(sql`
    with gone as (
      delete from ${ltiIdentities} i using ${ltiPlatforms} p
      where i.user_id = ${which.user_id} and p.id = i.platform_id and p.organisation_id = ${which.organisation_id}
      returning i.platform_id, i.subject
    )
    insert into ${ltiFormerStaff} (platform_id, subject) select platform_id, subject from gone
    on conflict do nothing`);
};

/** Out of the school and of every colleague's course in it. */
export const deleteMember = async (db: Db, which: Which): Promise<void> => {
  await deletePartsInClasses(db, which);
  await closeWaysIn(db, which);
  await db.delete(organisationMembers).where(isMember(which));
};

export const isSchoolKnown = async (db: Db, name: string): Promise<boolean> =>
  (
    await db
      .select()
      .from(organisations)
      .where(and(eq(sql`lower(${organisations.name})`, name.toLowerCase()), eq(organisations.kind, 'school')))
  ).length > 0;

export const findOrInsertSchool = async (db: Db, name: string): Promise<number> => {
  const isCalledSo = and(eq(organisations.name, name), eq(organisations.kind, 'school'));
  const [found] = await db.select().from(organisations).where(isCalledSo);
  if (found) return found.id;
  const [made] = await db.insert(organisations).values({ name }).returning({ id: organisations.id });
  if (!made) throw new Error('insert returned no row');
  return made.id;
};
