import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { type UserRow, users } from '../db/schema/index.ts';
import type { Deps } from '../deps.ts';
import { createUser, hashPassword, startSession } from '../features/accounts/index.ts';

export const testPassword = 'lantern-in-the-fog';
/** Hashed once: it costs 40 ms by design. */
const passwordHash = hashPassword(testPassword);

let count = 0;
const nextNumber = (): number => {
  count += 1;
  return count;
};

type UserOverrides = Partial<typeof users.$inferInsert>;

/** A person of any role; what a test does not state is made up. */
export const buildUser = async (
  db: Db,
  overrides: UserOverrides & Pick<UserRow, 'role'>,
): Promise<UserRow> => {
  const name = `${overrides.role}${nextNumber()}`;
  return createUser(db, {
    full_name: `The ${name}`,
    screen_name: name,
    email: overrides.role === 'student' ? null : `${name}@example.test`,
    email_verified_at: new Date(),
    password_hash: await passwordHash,
    ...(overrides.role === 'student' && { grade_level: 5 }),
    ...overrides,
  });
};

export const buildStudent = async (db: Db, overrides: UserOverrides = {}): Promise<UserRow> => {
  const parent_id =
    overrides.parent_id === undefined ? (await buildUser(db, { role: 'parent' })).id : overrides.parent_id;
  return buildUser(db, { role: 'student', ...overrides, parent_id });
};

/** A signed-in token of this person. */
export const signInAs = async (deps: Deps, user: UserRow): Promise<string> =>
  (await startSession(deps, deps.db, { userId: user.id, device: 'test' })).token;

/** Somebody who is there already. */
export const findUserByName = async (db: Db, username: string): Promise<UserRow> => {
  const [user] = await db.select().from(users).where(eq(users.screen_name, username));
  if (!user) throw new Error(`nobody is called ${username}`);
  return user;
};
