import type { Db } from '../../db/connect.ts';
import { type SupportMessageRow, supportMessages } from '../../db/schema/index.ts';

export const insertSupportMessage = async (
  db: Db,
  row: typeof supportMessages.$inferInsert,
): Promise<SupportMessageRow> => {
  const [created] = await db.insert(supportMessages).values(row).returning();
  if (!created) throw new Error('insert returned no row');
  return created;
};
