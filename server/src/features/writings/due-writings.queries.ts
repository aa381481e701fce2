import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { writings } from '../../db/schema/index.ts';
import type { WritingsOfStudent } from './assignments.queries.ts';

/** What is due on a day and not completed, by student. */
export const listWritingsDueOn = async (db: Db, day: string): Promise<WritingsOfStudent[]> => {
  const { rows } = await db.execute<WritingsOfStudent>(sql`
    select student_id, count(*)::int as count, min(id) as writing_id, min(title) as title,
      min(due_date)::text as due_date
    from ${writings} where due_date = ${day} and status <> 'completed' group by student_id order by student_id`);
  return rows;
};
