import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  courses,
  districtAdmins,
  districtInvitations,
  districtSchools,
  organisationMembers,
  organisations,
  writings,
} from '../../db/schema/index.ts';
import type { PageRange } from '../../http/paging.ts';
import { studentsOfSchool } from '../school-membership/index.ts';

/** The district that somebody sees the numbers of. */
export const findDistrictOfAdmin = async (db: Db, userId: number) =>
  (
    await db
      .select({ id: organisations.id, name: organisations.name })
      .from(districtAdmins)
      .innerJoin(organisations, eq(organisations.id, districtAdmins.district_id))
      .where(eq(districtAdmins.user_id, userId))
  )[0];

export const listDistrictAdmins = async (db: Db, districtId: number): Promise<number[]> =>
  (
    await db
      .select({ id: districtAdmins.user_id })
      .from(districtAdmins)
      .where(eq(districtAdmins.district_id, districtId))
      .orderBy(asc(districtAdmins.user_id))
  ).map(({ id }) => id);

export const insertDistrictAdmin = async (db: Db, row: typeof districtAdmins.$inferInsert): Promise<void> => {
  await db.insert(districtAdmins).values(row);
};

/** By its name, whatever the case; made where there is none. */
export const findOrInsertDistrict = async (db: Db, name: string): Promise<number> => {
  const isCalledSo = and(
    eq(sql`lower(${organisations.name})`, name.toLowerCase()),
    eq(organisations.kind, 'district'),
  );
  const [found] = await db.select().from(organisations).where(isCalledSo);
  if (found) return found.id;
  const [made] = await db.insert(organisations).values({ name, kind: 'district' }).returning();
  if (!made) throw new Error('insert returned no row');
  return made.id;
};

export const countSchoolsOfDistrict = (db: Db, districtId: number): Promise<number> =>
  db.$count(districtSchools, eq(districtSchools.district_id, districtId));

export const listSchoolsOfDistrict = (db: Db, districtId: number, { limit, offset }: PageRange) =>
  db
    .select({ id: organisations.id, name: organisations.name, joined_at: districtSchools.joined_at })
    .from(districtSchools)
    .innerJoin(organisations, eq(organisations.id, districtSchools.school_id))
    .where(eq(districtSchools.district_id, districtId))
    .orderBy(asc(organisations.name), asc(organisations.id))
    .limit(limit)
    .offset(offset);

export const findDistrictOfSchool = async (db: Db, schoolId: number) =>
  (
    await db
      .select({ id: organisations.id, name: organisations.name, joined_at: districtSchools.joined_at })
      .from(districtSchools)
      .innerJoin(organisations, eq(organisations.id, districtSchools.district_id))
      .where(eq(districtSchools.school_id, schoolId))
  )[0];

/** False where the school is in a district already. */
export const insertSchoolOfDistrict = async (
  db: Db,
  row: typeof districtSchools.$inferInsert,
): Promise<boolean> =>
  (await db.insert(districtSchools).values(row).onConflictDoNothing().returning()).length === 1;

export const deleteSchoolOfDistrict = async (
  db: Db,
  { school_id, district_id }: { school_id: number; district_id: number },
): Promise<boolean> =>
  (
    await db
      .delete(districtSchools)
      .where(and(eq(districtSchools.school_id, school_id), eq(districtSchools.district_id, district_id)))
      .returning()
  ).length === 1;

export interface SchoolNumbers {
  staff: number;
  students: number;
  active_classes: number;
}

const staffOf = (schoolId: number) =>
  sql`(select m.user_id from ${organisationMembers} m where m.organisation_id = ${schoolId})`;

export const countNumbersOfSchool = async (db: Db, schoolId: number): Promise<SchoolNumbers> => {
  const { rows } = await db.execute<SchoolNumbers & Record<string, unknown>>(sql`
    select (select count(*)::int from ${organisationMembers} m where m.organisation_id = ${schoolId}) as staff,
      (select count(*)::int from (${studentsOfSchool(schoolId)}) s) as students,
      (select count(*)::int from ${courses} c
        where c.status = 'active' and c.teacher_id in ${staffOf(schoolId)}) as active_classes`);
  return rows[0] ?? { staff: 0, students: 0, active_classes: 0 };
};

/** Only what was set by the staff: what a child writes at home is the family's. */
export const countPiecesByMonth = async (
  db: Db,
  schoolId: number,
  { since, timeZone }: { since: string; timeZone: string },
): Promise<Map<string, number>> => {
  const month = sql`to_char(w.completed_at at time zone ${timeZone}, 'YYYY-MM')`;
  const { rows } = await db.execute<{ month: string; total: number }>(sql`
    select ${month} as month, count(*)::int as total from ${writings} w
    where w.teacher_id in ${staffOf(schoolId)}
      and w.completed_at >= (${since}::date)::timestamp at time zone ${timeZone} group by 1`);
  return new Map(rows.map((row) => [row.month, row.total]));
};

export const listInvitationsOfDistrict = (db: Db, districtId: number) =>
  db
    .select()
    .from(districtInvitations)
    .where(eq(districtInvitations.district_id, districtId))
    .orderBy(desc(districtInvitations.updated_at), desc(districtInvitations.id));

/** Once more to the same address is the same invitation. */
export const upsertDistrictInvitation = async (
  db: Db,
  { now, ...row }: { district_id: number; email: string; now: Date },
) => {
  const [kept] = await db
    .insert(districtInvitations)
    .values({ ...row, updated_at: now })
    .onConflictDoUpdate({
      target: [districtInvitations.district_id, districtInvitations.email],
      set: { updated_at: now },
    })
    .returning();
  if (!kept) throw new Error('insert returned no row');
  return kept;
};

export const deleteDistrictInvitation = async (
  db: Db,
  { id, district_id }: { id: number; district_id: number },
): Promise<boolean> =>
  (
    await db
      .delete(districtInvitations)
      .where(and(eq(districtInvitations.id, id), eq(districtInvitations.district_id, district_id)))
      .returning()
  ).length === 1;

export const findDistrictInvitation = async (db: Db, id: number) =>
  (
    await db
      .select({ email: districtInvitations.email, district: organisations.name })
      .from(districtInvitations)
      .innerJoin(organisations, eq(organisations.id, districtInvitations.district_id))
      .where(eq(districtInvitations.id, id))
  )[0];

export const listDistrictInvitationsTo = (db: Db, email: string) =>
  db
    .select({ id: districtInvitations.id, name: organisations.name })
    .from(districtInvitations)
    .innerJoin(organisations, eq(organisations.id, districtInvitations.district_id))
    .where(eq(districtInvitations.email, email))
    .orderBy(desc(districtInvitations.updated_at), desc(districtInvitations.id));

/** Uses an invitation up. */
export const consumeDistrictInvitation = async (db: Db, id: number, email: string) =>
  (
    await db
      .delete(districtInvitations)
      .where(and(eq(districtInvitations.id, id), eq(districtInvitations.email, email)))
      .returning()
  )[0];

/** Who runs a school and has confirmed this address, if anybody. */
export const findSchoolAdminByEmail = async (db: Db, email: string): Promise<number | undefined> =>
  (
    await db.execute<{ id: number }>(sql`
      select u.id from users u join ${organisationMembers} m on m.user_id = u.id and m.role = 'admin'
      where lower(u.email) = ${email} and u.email_verified_at is not null`)
  ).rows[0]?.id;
