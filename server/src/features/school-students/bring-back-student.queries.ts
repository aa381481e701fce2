import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  activities,
  archivedStudents,
  chats,
  courses,
  enrollments,
  type LeftRows,
  teacherStudents,
  users,
  writings,
} from '../../db/schema/index.ts';
import { isOnStaff } from '../school-membership/index.ts';
import { restoreRows } from './restore-rows.queries.ts';

/** What archived students left; they are archived no longer. */
export const takeArchived = async (db: Db, organisationId: number, studentIds: number[]) =>
  db
    .delete(archivedStudents)
    .where(
      and(
        eq(archivedStudents.organisation_id, organisationId),
        inArray(archivedStudents.student_id, studentIds),
      ),
    )
    .returning();

export const openAccounts = async (db: Db, studentIds: number[]): Promise<void> => {
  if (studentIds.length > 0)
    // Not through `updateUser`: an account that was closed and opened again is as it was.
    await db.execute(sql`update ${users} set closed_at = null where ${inArray(users.id, studentIds)}`);
};

/** Back to the classes that the school still has, and to colleagues who are still there. Returns the places found again. */
export const restorePlaces = async (
  db: Db,
  organisationId: number,
  left: LeftRows,
): Promise<{ places: number }> => {
  const places = await restoreRows(db, enrollments, {
    rows: left.enrollments,
    isPossible: sql`exists (select from ${courses} c where c.id = x.course_id
      and ${isOnStaff(sql`c.teacher_id`, organisationId)})`,
  });
  await restoreRows(db, teacherStudents, {
    rows: left.teacher_students,
    isPossible: isOnStaff(sql`x.teacher_id`, organisationId),
  });
  await restoreRows(db, writings, {
    rows: left.writings,
    isPossible: sql`exists (select from ${courses} c join ${enrollments} e on e.course_id = c.id
        where c.id = x.course_id and c.teacher_id = x.teacher_id and e.student_id = x.student_id)
      and (x.activity_id is null or exists (select from ${activities} a where a.id = x.activity_id and a.status = 'published'))`,
  });
  await restoreRows(db, chats, {
    rows: left.chats,
    isPossible: sql`exists (select from ${writings} w where w.id = x.target_id)`,
  });
  return { places };
};
