import type { Db } from '../../db/connect.ts';
import { StartupError } from '../../startup-error.ts';
import { findOrInsertSchool, insertMember, isSchoolKnown } from './school.queries.ts';

/** A name alone makes nobody an admin of a school that has one. */
export const checkSchoolIsNew = async (db: Db, name: string): Promise<void> => {
  if (await isSchoolKnown(db, name))
    throw new StartupError(
      `There is a school called ${name} already. One of its admins can invite this person under School in the menu of the profile.`,
    );
};

/** The first admin of a school: whoever runs the server says so. Returns which school it is. */
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
  });
  return organisation_id;
};
