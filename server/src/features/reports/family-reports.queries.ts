import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { activityReports, challenges, courses, users } from '../../db/schema/index.ts';

const teachers = alias(users, 'teachers');

const about = sql<string | null>`case ${activityReports.target_type}
  when 'Course' then (select c.title from ${courses} c where c.id = ${activityReports.target_id})
  else (select c.title from ${challenges} c where c.id = ${activityReports.target_id}) end`;

/** About a child of this parent, and only what a teacher shared. */
const isSharedWith = (parentId: number) =>
  and(
    eq(users.parent_id, parentId),
    eq(activityReports.status, 'completed'),
    isNotNull(activityReports.shared_at),
    isNotNull(activityReports.family_result),
  );

const selectFamilyReports = (db: Db) =>
  db
    .select({
      report: activityReports,
      child: { id: users.id, full_name: users.full_name },
      teacher: teachers.full_name,
      about,
    })
    .from(activityReports)
    .innerJoin(users, eq(users.id, activityReports.student_id))
    .innerJoin(teachers, eq(teachers.id, activityReports.teacher_id));
export type FamilyReportRow = Awaited<ReturnType<typeof selectFamilyReports>>[number];

export const listSharedReports = (db: Db, parentId: number, childId: number | undefined) =>
  selectFamilyReports(db)
    .where(and(isSharedWith(parentId), childId === undefined ? undefined : eq(users.id, childId)))
    .orderBy(desc(activityReports.end_date), desc(activityReports.id));

export const findSharedReport = async (
  db: Db,
  parentId: number,
  reportId: number,
): Promise<FamilyReportRow | undefined> =>
  (await selectFamilyReports(db).where(and(eq(activityReports.id, reportId), isSharedWith(parentId))))[0];

/** Who was shared already stays as long shared as they were. */
export const setShared = (db: Db, ids: number[], shared_at: Date | null) =>
  db
    .update(activityReports)
    .set({ shared_at })
    .where(
      and(
        inArray(activityReports.id, ids),
        shared_at
          ? sql`${activityReports.shared_at} is null and ${activityReports.status} = 'completed'`
          : isNotNull(activityReports.shared_at),
      ),
    )
    .returning({ id: activityReports.id });
