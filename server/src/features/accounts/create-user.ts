import { randomBytes, randomInt } from 'node:crypto';
import type { Db } from '../../db/connect.ts';
import type { UserRow, users } from '../../db/schema/index.ts';
import { findUserByIdentifier, insertUser, insertUsers } from './accounts.queries.ts';
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

const lastSmallNumber = 9;

/** Small numbers first; where many share a name, a random one instead of counting through them all. */
export const usernameWithNumber = (base: string, number: number): string => {
  if (number === 1) return base;
  return `${base}${number <= lastSmallNumber ? number : randomInt(lastSmallNumber + 1, 1_000_000)}`;
};

/** The characters a username may have, with room for a number at the end. */
export const cleanUsername = (wish: string): string =>
  wish.replace(/[^A-Za-z0-9_]/g, '').slice(0, 30) || 'writer';

/**
 * Reduces a name to the characters a username may have, and adds a number if it is taken.
 * After a lost race for a small number it takes a random one, instead of racing for the next.
 */
export const findAvailableUsername = async (db: Db, wish: string, lostRace = false): Promise<string> => {
  const base = cleanUsername(wish);
  for (let number = lostRace ? lastSmallNumber + 1 : 1; ; number += 1) {
    const name = usernameWithNumber(base, number);
    if (!(await findUserByIdentifier(db, name))) return name;
  }
};
