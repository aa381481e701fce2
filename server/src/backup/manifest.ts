import { z } from 'zod';

/** What is found in a table: how many rows, and a sum over the digests of all of them, in whatever order. */
const contentOf = z.object({ rows: z.number(), digest: z.string() });
export type TableContent = z.infer<typeof contentOf>;

export const manifest = z.object({
  format: z.literal(1),
  made_at: z.string(),
  /** The newest migration of the database it was made from. */
  migration: z.number(),
  tables: z.record(z.string(), contentOf),
  /** The number that each sequence gave out last. */
  sequences: z.record(z.string(), z.string()),
  /** Names of files with the digest of their bytes; those deleted while the backup was made are missing. */
  files: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof manifest>;

export const erasedAccount = z.object({ user_id: z.number(), user_created_at: z.iso.datetime() });
export type ErasedAccount = z.infer<typeof erasedAccount>;
