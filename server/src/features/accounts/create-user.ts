import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/connect.ts';
import type { UserRow, users } from '../../db/schema/index.ts';
import { findUserByIdentifier, insertUser } from './accounts.queries.ts';
import { newToken } from './secrets.ts';

type NewUser = Omit<typeof users.$inferInsert, 'tracking_code' | 'mail_token'>;

/** The one way an account begins, whoever makes it. */
export const createUser = (db: Db, user: NewUser): Promise<UserRow> =>
  insertUser(db, { ...user, tracking_code: randomBytes(6).toString('hex'), mail_token: newToken() });

export const isIdentifierTaken = async (db: Db, identifier: string): Promise<boolean> =>
  (await findUserByIdentifier(db, identifier)) !== undefined;

/** Cleans a wished name to what a username may hold, and numbers it on a clash. */
export const freeScreenName = async (db: Db, wish: string): Promise<string> => {
  const base = wish.replace(/[^A-Za-z0-9_]/g, '').slice(0, 30) || 'writer';
  for (let number = 0; ; number += 1) {
    const name = number === 0 ? base : `${base}${number + 1}`;
    if (!(await isIdentifierTaken(db, name))) return name;
  }
};
