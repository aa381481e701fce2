import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** The shape rate-limiter-flexible works on. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});
