import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { type UploadRow, uploads } from '../../db/schema/index.ts';

export const insertUpload = async (db: Db, row: typeof uploads.$inferInsert): Promise<UploadRow> => {
  const [created] = await db.insert(uploads).values(row).returning();
  if (!created) throw new Error('insert returned no row');
  return created;
};

export const findUpload = async (db: Db, signedId: string): Promise<UploadRow | undefined> =>
  (await db.select().from(uploads).where(eq(uploads.signed_id, signedId)))[0];

export const updateUpload = async (
  db: Db,
  uploadId: number,
  change: Partial<typeof uploads.$inferInsert>,
) => {
  await db.update(uploads).set(change).where(eq(uploads.id, uploadId));
};

export const listUnusedUploads = (db: Db, before: Date): Promise<UploadRow[]> =>
  db
    .select()
    .from(uploads)
    .where(and(isNull(uploads.attached_at), lt(uploads.created_at, before)))
    .limit(500);

export const deleteUpload = async (db: Db, uploadId: number): Promise<void> => {
  await db.delete(uploads).where(eq(uploads.id, uploadId));
};
