import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { ltiMembers } from '../../db/schema/index.ts';

interface Removal {
  course_id: number;
  user_ids: number[];
  now: Date;
}

/**
 * Notes whom somebody took out of a class: no learning platform brings them back, whether or not they ever came from one.
 * Whoever is added again is in the class, whatever stands here.
 */
export const noteRemovals = async (db: Db, { course_id, user_ids, now }: Removal): Promise<void> => {
  if (user_ids.length === 0) return;
  const row = { is_brought: false, seen_at: now, left_at: null };
  await db
    .insert(ltiMembers)
    .values(user_ids.map((user_id) => ({ course_id, user_id, ...row })))
    .onConflictDoUpdate({
      target: [ltiMembers.course_id, ltiMembers.user_id],
      set: { is_brought: false, seen_at: sql`excluded.seen_at`, left_at: null },
    });
};
