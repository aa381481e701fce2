import { and, arrayOverlaps, asc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { type EmailRow, emails, users } from '../../db/schema/index.ts';

/** Undefined if an email with the same key was sent before. */
export const insertEmail = async (db: Db, row: typeof emails.$inferInsert): Promise<EmailRow | undefined> =>
  (await db.insert(emails).values(row).onConflictDoNothing().returning())[0];

/** Unsent emails to other people that mention these children; sent ones keep no text. */
export const deleteQueuedEmailsAbout = async (db: Db, childIds: number[]): Promise<void> => {
  await db
    .delete(emails)
    .where(and(eq(emails.status, 'queued'), arrayOverlaps(emails.mentioned_child_ids, childIds)));
};

export const findEmail = async (db: Db, emailId: number): Promise<EmailRow | undefined> =>
  (await db.select().from(emails).where(eq(emails.id, emailId)))[0];

/**
 * A sent email loses its text, because that may hold a link that opens an account.
 * One whose recipient has no account is deleted.
 */
export const recordEmailOutcome = async (
  db: Db,
  emailId: number,
  end: { status: 'sent'; sent_at: Date } | { status: 'failed' },
): Promise<void> => {
  await db.delete(emails).where(and(eq(emails.id, emailId), isNull(emails.user_id)));
  await db
    .update(emails)
    .set({ ...end, html: '', plain: '' })
    .where(eq(emails.id, emailId));
};

export const deleteEmailsBefore = async (db: Db, moment: Date): Promise<void> => {
  await db.delete(emails).where(lt(emails.created_at, moment));
};

/** Those who have a verified address. */
export const findEmailRecipients = async (db: Db, ids: number[]) =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(users)
        .where(and(inArray(users.id, ids), isNotNull(users.email_verified_at)));

export const listParentsOf = async (db: Db, studentIds: number[]) =>
  studentIds.length === 0
    ? []
    : db
        .select({ id: users.id, parent_id: users.parent_id })
        .from(users)
        .where(and(inArray(users.id, studentIds), isNotNull(users.parent_id)));

const children = alias(users, 'children');

/** All children of these parents, in the order they were added, with what decides how they are called. */
export const listChildrenToName = async (db: Db, parentIds: number[]) =>
  parentIds.length === 0
    ? []
    : db
        .select({
          id: children.id,
          full_name: children.full_name,
          grade_level: children.grade_level,
          parent: { id: users.id, settings: users.settings, email_verified_at: users.email_verified_at },
        })
        .from(children)
        .innerJoin(users, eq(users.id, children.parent_id))
        .where(inArray(users.id, parentIds))
        .orderBy(asc(children.id));
