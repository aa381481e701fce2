import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  feedbackRounds,
  teacherMarks,
  writingReviews,
  writingRevisions,
  writings,
} from '../../db/schema/index.ts';

/**
 * A text that was returned and is handed in again as it was has the marks and the score a teacher gave it already:
 * they were of this text, and stand beside it again, and its feedback was approved with them.
 */
export const restoreTeacherMarks = async (db: Db, writingId: number): Promise<void> => {
  const returned = sql`(select v.version, v.created_at from ${writingRevisions} v
    where v.writing_id = w.id and v.reason = 'returned' and v.content = w.content order by v.id desc limit 1)`;
  await db.execute(sql`
    update ${teacherMarks} t set version = w.version, round_id = (select r.id from ${feedbackRounds} r
      where r.writing_id = w.id and r.content = w.content order by r.number desc limit 1)
    from ${writings} w cross join lateral ${returned} returned
    where w.id = ${writingId} and t.writing_id = w.id and t.version = returned.version`);
  await db.execute(sql`
    update ${writings} set approved_version = w.version, teacher_scoring = (select s.score from ${writingReviews} s
      where s.writing_id = w.id and s.action = 'score' and s.created_at <= returned.created_at
        and s.created_at >= (select max(c.created_at) from ${writingRevisions} c
          where c.writing_id = w.id and c.reason = 'completed' and c.version < returned.version)
      order by s.id desc limit 1)
    from ${writings} w cross join lateral ${returned} returned
    where w.id = ${writingId} and ${writings.id} = w.id`);
};
