import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { pages } from '../../db/schema/index.ts';

export const findPage = async (db: Db, slug: string) =>
  (await db.select().from(pages).where(eq(pages.slug, slug)))[0];

/** Adds what is missing and leaves what an operator has edited. */
export const insertMissingPages = async (db: Db, rows: (typeof pages.$inferInsert)[]): Promise<void> => {
  await db.insert(pages).values(rows).onConflictDoNothing();
};
