import { eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { type MailRow, mails } from '../../db/schema/index.ts';

export const insertMail = async (db: Db, row: typeof mails.$inferInsert): Promise<MailRow> => {
  const [created] = await db.insert(mails).values(row).returning();
  if (!created) throw new Error('insert returned no row');
  return created;
};

export const findMail = async (db: Db, mailId: number): Promise<MailRow | undefined> =>
  (await db.select().from(mails).where(eq(mails.id, mailId)))[0];

/** A letter that has left is forgotten but for the fact: it may hold a link that opens an account. */
export const closeMail = async (
  db: Db,
  mailId: number,
  end: { status: 'sent'; sent_at: Date } | { status: 'failed' },
): Promise<void> => {
  await db
    .update(mails)
    .set({ ...end, html: '', plain: '' })
    .where(eq(mails.id, mailId));
};

export const deleteMailsBefore = async (db: Db, moment: Date): Promise<void> => {
  await db.delete(mails).where(lt(mails.created_at, moment));
};
