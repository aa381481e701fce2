import type { Db } from '../../db/connect.ts';
import { findOrInsertSchool, insertMember } from './school.queries.ts';

/** The first admin of a school, or one more: whoever runs the server says so. Returns which school it is. */
export const addSchoolAdmin = async (
  db: Db,
  { name, userId, now }: { name: string; userId: number; now: Date },
): Promise<number> => {
  const organisation_id = await findOrInsertSchool(db, name);
  await insertMember(db, {
    organisation_id,
    user_id: userId,
    role: 'admin',
    joined_at: now,
    created_at: now,
  });
  return organisation_id;
};
