import { type SQL, sql } from 'drizzle-orm';

/** Of finished work, what the coach or a teacher may have marked: the condition of an index, word for word. */
export const isMarkedOrConfirmed = (writing: SQL): SQL =>
  sql`(${writing}.status = 'completed' and (${writing}.ai_scoring is not null or ${writing}.approved_version is not null))`;
