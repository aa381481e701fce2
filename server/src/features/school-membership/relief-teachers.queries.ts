import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { courses, courseTeachers, organisationMembers, schoolReliefTeachers } from '../../db/schema/index.ts';

type Relief = typeof schoolReliefTeachers.$inferInsert;
export type ReliefPart = Pick<Relief, 'organisation_id' | 'user_id'>;

const isPart = ({ organisation_id, user_id }: ReliefPart) =>
  and(eq(schoolReliefTeachers.organisation_id, organisation_id), eq(schoolReliefTeachers.user_id, user_id));

/** Whoever comes back stands in until the new day. */
export const upsertRelief = async (db: Db, row: Relief): Promise<void> => {
  await db
    .insert(schoolReliefTeachers)
    .values(row)
    .onConflictDoUpdate({
      target: [schoolReliefTeachers.organisation_id, schoolReliefTeachers.user_id],
      set: { ends_on: row.ends_on },
    });
};

/** Until when somebody stands in at a school; nothing where that is over. */
export const findLastReliefDay = async (
  db: Db,
  part: ReliefPart,
  today: string,
): Promise<string | undefined> =>
  (
    await db
      .select({ ends_on: schoolReliefTeachers.ends_on })
      .from(schoolReliefTeachers)
      .where(and(isPart(part), gte(schoolReliefTeachers.ends_on, today)))
  )[0]?.ends_on;

/** Parts in classes that the staff of the school leads. */
const inClassesOf = ({
  organisation_id,
  user_id,
}: ReliefPart) => sql`${courseTeachers.teacher_id} = ${user_id}
  and ${courseTeachers.course_id} in (select c.id from ${courses} c
    join ${organisationMembers} m on m.user_id = c.teacher_id where m.organisation_id = ${organisation_id})`;

/** Nobody stands in in a class longer than in its school. */
export const endPartsInClasses = async (db: Db, part: ReliefPart, ends_on: string): Promise<void> => {
  await db
    .update(courseTeachers)
    .set({ ends_on })
    .where(sql`${inClassesOf(part)} and ${courseTeachers.ends_on} > ${ends_on}`);
};

export const deletePartsInClasses = async (db: Db, part: ReliefPart): Promise<void> => {
  await db.delete(courseTeachers).where(inClassesOf(part));
};

export const deleteRelief = async (db: Db, part: ReliefPart): Promise<boolean> =>
  (await db.delete(schoolReliefTeachers).where(isPart(part)).returning()).length === 1;

export const listReliefEndedBefore = (db: Db, day: string): Promise<ReliefPart[]> =>
  db
    .select({
      organisation_id: schoolReliefTeachers.organisation_id,
      user_id: schoolReliefTeachers.user_id,
    })
    .from(schoolReliefTeachers)
    .where(lt(schoolReliefTeachers.ends_on, day));
