import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { feedbackRounds, seenCoachMarks, teacherMarks, writings } from '../../db/schema/index.ts';

/**
 * Whether a teacher has neither seen the coach's marks of the present draft nor given own ones. Handing in makes another
 * version of the same text: seen is whatever was sent since the coach read that text.
 */
export const mayStillMarkBlind = async (
  db: Db,
  { writingId, teacherId }: { writingId: number; teacherId: number },
): Promise<boolean> => {
  const { rows } = await db.execute<{ is_blind: boolean }>(sql`
    select not exists (select from ${teacherMarks} t
        where t.writing_id = w.id and t.version = w.version and t.teacher_id = ${teacherId})
      and not exists (select from ${seenCoachMarks} s
        where s.writing_id = w.id and s.teacher_id = ${teacherId} and s.version >= least(w.version, (
          select min(r.version) from ${feedbackRounds} r where r.writing_id = w.id and r.content = w.content)))
      as is_blind
    from ${writings} w where w.id = ${writingId}`);
  return rows[0]?.is_blind ?? false;
};
