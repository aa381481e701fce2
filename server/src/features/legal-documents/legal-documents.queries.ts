import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { legalDocuments } from '../../db/schema/index.ts';

export const findLegalDocument = async (db: Db, slug: string) =>
  (await db.select().from(legalDocuments).where(eq(legalDocuments.slug, slug)))[0];

/** Adds what is missing and leaves what an operator has edited. */
export const insertMissingLegalDocuments = async (
  db: Db,
  rows: (typeof legalDocuments.$inferInsert)[],
): Promise<void> => {
  await db.insert(legalDocuments).values(rows).onConflictDoNothing();
};
