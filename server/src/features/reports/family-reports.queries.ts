import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { challenges, courses, studentReports, users } from '../../db/schema/index.ts';

const teachers = alias(users, 'teachers');

const about = sql<string | null>`case ${studentReports.target_type}
  when 'Course' then (select c.title from ${courses} c where c.id = ${studentReports.target_id})
  else (select c.title from ${challenges} c where c.id = ${studentReports.target_id}) end`;

/** About a child of this parent, and only what a teacher shared. */
const isSharedWith = (parentId: number) =>
  and(
    eq(users.parent_id, parentId),
    eq(studentReports.status, 'completed'),
    isNotNull(studentReports.shared_at),
    isNotNull(studentReports.family_result),
  );

const selectFamilyReports = (db: Db) =>
  db
    .select({
      report: studentReports,
      child: { id: users.id, full_name: users.full_name },
      teacher: teachers.full_name,
      about,
    })
    .from(studentReports)
    .innerJoin(users, eq(users.id, studentReports.student_id))
    .innerJoin(teachers, eq(teachers.id, studentReports.teacher_id));
export type FamilyReportRow = Awaited<ReturnType<typeof selectFamilyReports>>[number];

export const listSharedReports = (db: Db, parentId: number, childId: number | undefined) =>
  selectFamilyReports(db)
    .where(and(isSharedWith(parentId), childId === undefined ? undefined : eq(users.id, childId)))
    .orderBy(desc(studentReports.end_date), desc(studentReports.id));

export const findSharedReport = async (
  db: Db,
  parentId: number,
  reportId: number,
): Promise<FamilyReportRow | undefined> =>
  (await selectFamilyReports(db).where(and(eq(studentReports.id, reportId), isSharedWith(parentId))))[0];

/** Who was shared already stays as long shared as they were. */
export const setShared = (db: Db, ids: number[], shared_at: Date | null) =>
  db
    .update(studentReports)
    .set({ shared_at })
    .where(
      and(
        inArray(studentReports.id, ids),
        shared_at
          ? sql`${studentReports.shared_at} is null and ${studentReports.status} = 'completed'`
          : isNotNull(studentReports.shared_at),
      ),
    )
    .returning({ id: studentReports.id });
