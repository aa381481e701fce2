import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { activities, users, writingRevisions, writings } from '../../db/schema/index.ts';

/** What the coach needs to know of a writing. */
export const findDraftWithTask = async (db: Db, writingId: number) => {
  const [row] = await db
    .select({
      writing: writings,
      activity: { title: activities.title, description: activities.description, steps: activities.steps },
      student: users,
    })
    .from(writings)
    .innerJoin(users, eq(users.id, writings.student_id))
    .leftJoin(activities, eq(activities.id, writings.activity_id))
    .where(eq(writings.id, writingId));
  return row;
};
export type DraftWithTask = NonNullable<Awaited<ReturnType<typeof findDraftWithTask>>>;

/** The first draft that feedback was asked on, where it is not the present one. */
export const findDraftOfFirstFeedback = async (db: Db, { id, content }: DraftWithTask['writing']) => {
  const [row] = await db
    .select({
      content: writingRevisions.content,
      version: writingRevisions.version,
      created_at: writingRevisions.created_at,
    })
    .from(writingRevisions)
    .where(
      and(
        eq(writingRevisions.writing_id, id),
        eq(writingRevisions.reason, 'feedback'),
        ne(writingRevisions.content, content),
      ),
    )
    .orderBy(asc(writingRevisions.id))
    .limit(1);
  return row;
};
