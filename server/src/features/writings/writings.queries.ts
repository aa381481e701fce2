import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { chats, type WritingRow, writings, writingViews } from '../../db/schema/index.ts';

/** A student's own writing, locked until the transaction ends. */
export const lockWriting = async (
  db: Db,
  studentId: number,
  writingId: number,
): Promise<WritingRow | undefined> =>
  (
    await db
      .select()
      .from(writings)
      .where(and(eq(writings.id, writingId), eq(writings.student_id, studentId)))
      .for('no key update')
  )[0];

export const updateWriting = async (
  db: Db,
  writingId: number,
  change: Partial<typeof writings.$inferInsert> & { updated_at: Date },
): Promise<void> => {
  await db.update(writings).set(change).where(eq(writings.id, writingId));
};

/** Every writing has its chat from the first moment. */
export const insertWriting = async (db: Db, row: typeof writings.$inferInsert): Promise<number> => {
  const [created] = await db.insert(writings).values(row).returning({ id: writings.id });
  if (!created) throw new Error('insert returned no row');
  await db.insert(chats).values({ title: row.title, target_id: created.id });
  return created.id;
};

const sameVisitMs = 60 * 60 * 1000;

const noteViews = (db: Db, opened: SQL, view: { viewerId: number; now: Date }) => {
  const since = new Date(view.now.getTime() - sameVisitMs).toISOString();
  const now = view.now.toISOString();
  return db.execute(sql`
    insert into ${writingViews} (writing_id, viewer_id, created_at, updated_at)
    select w.id, ${view.viewerId}, ${now}, ${now} from ${writings} w
    where ${opened} and not exists (select 1 from ${writingViews} v where v.writing_id = w.id
      and v.viewer_id = ${view.viewerId} and v.created_at > ${since})
    order by w.id`);
};

/** Notes who opened a child's work; looking again within the hour is the same visit. */
export const recordView = (db: Db, view: { writingId: number; viewerId: number; now: Date }) =>
  noteViews(db, sql`w.id = ${view.writingId}`, view);

/** The same for an export of all of a child's work; writings never begun have nothing to read. */
export const recordViewsOfAll = (db: Db, view: { studentId: number; viewerId: number; now: Date }) =>
  noteViews(db, sql`w.student_id = ${view.studentId} and w.started_at is not null`, view);
