import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { writings } from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';
import { writingsVisibleTo } from './visible-writings.queries.ts';

const reminded = {
  id: writings.id,
  student_id: writings.student_id,
  title: writings.title,
  due_date: writings.due_date,
  status: writings.status,
};

export const listUnstartedWritings = (db: Db, activityId: number) =>
  db
    .select(reminded)
    .from(writings)
    .where(and(eq(writings.activity_id, activityId), eq(writings.status, 'pending')))
    .orderBy(writings.id);

/** Those of these that the caller sees. */
export const listVisibleWritings = (db: Db, caller: Caller, ids: number[]) =>
  db
    .select(reminded)
    .from(writings)
    .where(and(inArray(writings.id, ids), writingsVisibleTo(caller)))
    .orderBy(writings.id);
