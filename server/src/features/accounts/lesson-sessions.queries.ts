import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { sessions } from '../../db/schema/index.ts';

/** Sessions that were opened with pictures, in class. */
export const deleteLessonSessions = async (db: Db, userIds: number[]): Promise<void> => {
  await db
    .delete(sessions)
    .where(and(inArray(sessions.user_id, userIds), isNotNull(sessions.class_sign_in_id)));
};
