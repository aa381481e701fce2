import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/connect.ts';
import type { UserRow, users } from '../../db/schema/index.ts';
import { insertUser, insertUsers } from './accounts.queries.ts';
import { newToken } from './hashing.ts';

export type NewUser = Omit<typeof users.$inferInsert, 'tracking_code' | 'unsubscribe_token'>;

const withTokens = (user: NewUser) => ({
  ...user,
  tracking_code: randomBytes(6).toString('hex'),
  unsubscribe_token: newToken(),
});

/** The only way to create an account. */
export const createUser = (db: Db, user: NewUser): Promise<UserRow> => insertUser(db, withTokens(user));

/** Many at once, in one statement; people whose email or username was taken meanwhile are left out of the result. */
export const createUsers = (db: Db, people: NewUser[]) => insertUsers(db, people.map(withTokens));
