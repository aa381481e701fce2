import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { accountTokens } from '../../db/schema/index.ts';

type Purpose = (typeof accountTokens.$inferInsert)['purpose'];

export const insertAccountToken = async (db: Db, row: typeof accountTokens.$inferInsert): Promise<void> => {
  await db.insert(accountTokens).values(row);
};

export const deleteAccountTokens = async (db: Db, userId: number, purpose: Purpose): Promise<void> => {
  await db
    .delete(accountTokens)
    .where(and(eq(accountTokens.user_id, userId), eq(accountTokens.purpose, purpose)));
};

export const findAccountToken = async (db: Db, purpose: Purpose, tokenHash: string, now: Date) => {
  const [row] = await db
    .select()
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.token_hash, tokenHash),
        eq(accountTokens.purpose, purpose),
        gt(accountTokens.expires_at, now),
      ),
    );
  return row;
};

/** Uses a token up: a second call with the same one finds nothing. */
export const consumeAccountToken = async (db: Db, purpose: Purpose, tokenHash: string, now: Date) => {
  const [row] = await db
    .delete(accountTokens)
    .where(and(eq(accountTokens.token_hash, tokenHash), eq(accountTokens.purpose, purpose)))
    .returning();
  return row && row.expires_at > now ? row : undefined;
};
