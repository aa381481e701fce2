import { and, arrayOverlaps, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { type MailRow, mails, users } from '../../db/schema/index.ts';

/** Nothing when the person was told the same before. */
export const insertMail = async (db: Db, row: typeof mails.$inferInsert): Promise<MailRow | undefined> =>
  (await db.insert(mails).values(row).onConflictDoNothing().returning())[0];

/** Letters to others that speak of these children and have not left yet; those that have hold no words any more. */
export const deleteLettersAbout = async (db: Db, childIds: number[]): Promise<void> => {
  await db.delete(mails).where(and(eq(mails.status, 'queued'), arrayOverlaps(mails.about_ids, childIds)));
};

export const findMail = async (db: Db, mailId: number): Promise<MailRow | undefined> =>
  (await db.select().from(mails).where(eq(mails.id, mailId)))[0];

/**
 * A letter that has left is forgotten but for the fact: it may hold a link that opens an account.
 * One whose reader has no account (any more) is forgotten wholly.
 */
export const closeMail = async (
  db: Db,
  mailId: number,
  end: { status: 'sent'; sent_at: Date } | { status: 'failed' },
): Promise<void> => {
  await db.delete(mails).where(and(eq(mails.id, mailId), isNull(mails.user_id)));
  await db
    .update(mails)
    .set({ ...end, html: '', plain: '' })
    .where(eq(mails.id, mailId));
};

export const deleteMailsBefore = async (db: Db, moment: Date): Promise<void> => {
  await db.delete(mails).where(lt(mails.created_at, moment));
};

/** Those of them with an address that is theirs for certain. */
export const findMailReaders = async (db: Db, ids: number[]) =>
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
