import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { alerts, supportMessages, type UserRow, users } from '../../db/schema/index.ts';

export const deleteAlertsBefore = (db: Db, moment: Date) =>
  db.delete(alerts).where(lt(alerts.created_at, moment));

export const deleteSupportMessagesBefore = (db: Db, moment: Date) =>
  db.delete(supportMessages).where(lt(supportMessages.created_at, moment));

/** Parents who never proved their address, have no child and were not here since. */
export const listUnverifiedParentsBefore = (db: Db, moment: Date): Promise<UserRow[]> => {
  const children = alias(users, 'children');
  return db
    .select()
    .from(users)
    .where(
      and(
        eq(users.role, 'parent'),
        isNull(users.email_verified_at),
        lt(sql`coalesce(${users.last_login_at}, ${users.created_at})`, moment),
        lt(users.created_at, moment),
        notExists(db.select({ id: children.id }).from(children).where(eq(children.parent_id, users.id))),
      ),
    )
    .limit(500);
};
