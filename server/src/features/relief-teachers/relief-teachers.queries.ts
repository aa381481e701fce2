import type { ReliefSchool, ReliefTeacher } from '@inkling/contract';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  courses,
  courseTeachers,
  organisationMembers,
  organisations,
  schoolReliefTeachers,
  users,
} from '../../db/schema/index.ts';

/** Who stands in at a school today or later, with the classes of its staff that they stand in for. */
export const listReliefTeachers = (db: Db, organisationId: number, today: string): Promise<ReliefTeacher[]> =>
  db
    .select({
      id: users.id,
      full_name: users.full_name,
      email: users.email,
      ends_on: schoolReliefTeachers.ends_on,
      classes: sql<ReliefTeacher['classes']>`(
        select coalesce(json_agg(json_build_object('id', c.id, 'title', c.title, 'ends_on', p.ends_on)
          order by c.title, c.id), '[]')
        from ${courseTeachers} p join ${courses} c on c.id = p.course_id
          join ${organisationMembers} m on m.user_id = c.teacher_id and m.organisation_id = ${organisationId}
        where p.teacher_id = ${users.id} and p.ends_on >= ${today})`,
    })
    .from(schoolReliefTeachers)
    .innerJoin(users, eq(users.id, schoolReliefTeachers.user_id))
    .where(
      and(eq(schoolReliefTeachers.organisation_id, organisationId), gte(schoolReliefTeachers.ends_on, today)),
    )
    .orderBy(asc(users.full_name), asc(users.id));

export const listReliefSchools = (db: Db, userId: number, today: string): Promise<ReliefSchool[]> =>
  db
    .select({ id: organisations.id, name: organisations.name, ends_on: schoolReliefTeachers.ends_on })
    .from(schoolReliefTeachers)
    .innerJoin(organisations, eq(organisations.id, schoolReliefTeachers.organisation_id))
    .where(and(eq(schoolReliefTeachers.user_id, userId), gte(schoolReliefTeachers.ends_on, today)))
    .orderBy(asc(organisations.name), asc(organisations.id));

/** A class that the staff of the school leads, locked until the transaction ends. */
export const lockSchoolClass = async (db: Db, organisationId: number, courseId: number) =>
  (
    await db.execute<{ id: number; title: string; teacher_id: number }>(sql`
      select c.id, c.title, c.teacher_id from ${courses} c
      join ${organisationMembers} m on m.user_id = c.teacher_id
      where m.organisation_id = ${organisationId} and c.id = ${courseId} and c.status <> 'archived'
      for no key update of c`)
  ).rows[0];

/** Whoever teaches the class for good is left as they are. */
export const upsertStandIn = async (
  db: Db,
  row: { course_id: number; teacher_id: number; ends_on: string; created_at: Date },
): Promise<boolean> =>
  (
    await db
      .insert(courseTeachers)
      .values({ ...row, role: 'relief' })
      .onConflictDoUpdate({
        target: [courseTeachers.course_id, courseTeachers.teacher_id],
        set: { ends_on: row.ends_on },
        setWhere: eq(courseTeachers.role, 'relief'),
      })
      .returning()
  ).length === 1;
