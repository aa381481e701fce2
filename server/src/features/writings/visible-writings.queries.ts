import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users, type WritingRow, writings } from '../../db/schema/index.ts';
import type { Caller, Teacher } from '../../http/caller.ts';
import { isWritingVisibleToTeacher, studentsOf } from '../teacher-students/index.ts';

/**
 * What a teacher sees: work for their own courses, challenges and activities, and for courses they help to teach, by
 * students who are still theirs.
 * What a child began alone, or does for another teacher, is not theirs to see, even if they added the child.
 */
const setBy = (teacher: Teacher): SQL =>
  // `is true` keeps the list of students one small lookup table instead of a join that would cost the index order.
  sql`${isWritingVisibleToTeacher(sql`writings`, teacher)} and (${writings.student_id} in (${studentsOf(teacher)})) is true`;

/** Whose writings a person sees. An array rather than a join, so that it is answered from its index. */
export const writingsVisibleTo = (reader: Pick<Caller, 'id' | 'role' | 'shared_courses'>): SQL => {
  const { id, role } = reader;
  if (role === 'student') return eq(writings.student_id, id);
  if (role === 'teacher') return setBy(reader);
  return sql`${writings.student_id} = any(array(select ${users.id} from ${users} where ${users.parent_id} = ${id}))`;
};

/** The little that is needed to judge a call about a writing; nothing when the caller does not see it. */
export const findVisibleWriting = async (db: Db, caller: Caller, writingId: number) =>
  (
    await db
      .select({ id: writings.id, student_id: writings.student_id, status: writings.status })
      .from(writings)
      .where(and(eq(writings.id, writingId), writingsVisibleTo(caller)))
  )[0];

/** The same, whole and locked until the transaction ends. */
export const lockVisibleWriting = async (
  db: Db,
  caller: Caller,
  writingId: number,
): Promise<WritingRow | undefined> =>
  (
    await db
      .select()
      .from(writings)
      .where(and(eq(writings.id, writingId), writingsVisibleTo(caller)))
      .for('no key update')
  )[0];
