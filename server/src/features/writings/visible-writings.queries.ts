import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { activities, challenges, courses, users, writings } from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';

/**
 * Whose writings a person sees. A teacher sees the work they set, never what a child began alone or wrote for
 * somebody else. Arrays rather than joins, so that each part is answered from its own index.
 */
export const visibleTo = ({ id, role }: Pick<Caller, 'id' | 'role'>): SQL | undefined => {
  if (role === 'student') return eq(writings.student_id, id);
  if (role === 'parent')
    return sql`${writings.student_id} = any(array(select ${users.id} from ${users} where ${users.parent_id} = ${id}))`;
  return or(
    sql`${writings.course_id} = any(array(select ${courses.id} from ${courses} where ${courses.teacher_id} = ${id}))`,
    sql`${writings.challenge_id} = any(array(select ${challenges.id} from ${challenges} where ${challenges.teacher_id} = ${id}))`,
    // Of a course or challenge that is gone, the work stays with the owner of its activity.
    and(
      isNull(writings.course_id),
      isNull(writings.challenge_id),
      sql`${writings.activity_id} = any(array(select ${activities.id} from ${activities} where ${activities.teacher_id} = ${id}))`,
    ),
  );
};

/** The little that is needed to judge a call about a writing; nothing when the caller does not see it. */
export const findVisibleWriting = async (db: Db, caller: Caller, writingId: number) =>
  (
    await db
      .select({ id: writings.id, student_id: writings.student_id, status: writings.status })
      .from(writings)
      .where(and(eq(writings.id, writingId), visibleTo(caller)))
  )[0];
