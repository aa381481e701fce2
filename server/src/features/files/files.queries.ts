import { and, eq, inArray, isNull, lt, or, sum } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { type UploadRow, uploads } from '../../db/schema/index.ts';

export const insertUpload = async (db: Db, row: typeof uploads.$inferInsert): Promise<UploadRow> => {
  const [created] = await db.insert(uploads).values(row).returning();
  if (!created) throw new Error('insert returned no row');
  return created;
};

export const findUpload = async (db: Db, signedId: string): Promise<UploadRow | undefined> =>
  (await db.select().from(uploads).where(eq(uploads.signed_id, signedId)))[0];

/** Bytes of this person's uploads that no record has taken. */
export const countUnusedBytes = async (db: Db, ownerId: number): Promise<number> => {
  const [row] = await db
    .select({ total: sum(uploads.byte_size) })
    .from(uploads)
    .where(and(eq(uploads.owner_id, ownerId), isNull(uploads.attached_at)));
  return Number(row?.total ?? 0);
};

/** Notes that the bytes are there and right; false when the upload has been removed meanwhile. */
export const markUploadStored = async (db: Db, uploadId: number): Promise<boolean> => {
  const stored = await db
    .update(uploads)
    .set({ status: 'stored' })
    .where(eq(uploads.id, uploadId))
    .returning({ id: uploads.id });
  return stored.length > 0;
};

/** Gives a stored upload to a record, once; false when another record was quicker. */
export const markUploadAttached = async (db: Db, uploadId: number, now: Date): Promise<boolean> => {
  const attached = await db
    .update(uploads)
    .set({ attached_at: now })
    .where(and(eq(uploads.id, uploadId), isNull(uploads.attached_at)))
    .returning({ id: uploads.id });
  return attached.length > 0;
};

/** The keys of deleted rows' bytes. */
const keys = (rows: { signed_id: string }[]): string[] => rows.map((row) => row.signed_id);
const key = { signed_id: uploads.signed_id };

/** Uploads that no record took in time, or whose owner is gone. */
export const deleteUnusedUploads = async (db: Db, before: Date): Promise<string[]> =>
  keys(
    await db
      .delete(uploads)
      .where(and(isNull(uploads.attached_at), or(lt(uploads.created_at, before), isNull(uploads.owner_id))))
      .returning(key),
  );

export const deleteUploadRow = async (db: Db, uploadId: number): Promise<string[]> =>
  keys(await db.delete(uploads).where(eq(uploads.id, uploadId)).returning(key));

export const deleteUploadRows = async (db: Db, uploadIds: number[]): Promise<string[]> =>
  keys(await db.delete(uploads).where(inArray(uploads.id, uploadIds)).returning(key));

export const deleteUploadRowsOf = async (db: Db, ownerIds: number[]): Promise<string[]> =>
  keys(await db.delete(uploads).where(inArray(uploads.owner_id, ownerIds)).returning(key));
