import { type WaitingWork, waitingCountMaximum } from '@inkling/contract';
import { type SQL, sql } from 'drizzle-orm';
import { workCounts, writings } from '../../db/schema/index.ts';

/** Handed in and not looked at since. In the very words of the index, which holds exactly these. */
export const awaitsReview: SQL = sql`(${writings.status} = 'completed'
  and (${writings.reviewed_at} is null or ${writings.reviewed_at} < ${writings.completed_at}))`;

/** The coach's score of a piece of `writing` that a teacher who marks blind is not to see yet. */
export const hidesScore = (writing: SQL): SQL => sql`(${writing}.status = 'completed'
  and (${writing}.reviewed_at is null or ${writing}.reviewed_at < ${writing}.completed_at)
  and ${writing}.teacher_scoring is null and ${writing}.ai_scoring is not null)`;

/** A teacher has asked for another draft of it before. */
export const wasReturned: SQL = sql`${writings.times_returned} > 0`;

const isUnfinished = sql`${writings.status} <> 'completed'`;

/**
 * How much of the work a teacher set waits for them, as columns of a statement that has the teacher's students as
 * `students`. What depends on the day is counted in an index of the few rows it can be among.
 */
export const waitingWorkColumns = (
  teacherId: number,
  today: string,
): Record<Exclude<keyof WaitingWork, 'alerts'>, SQL> => {
  const counted = (condition: SQL) => sql`(select count(*)::int from (select from ${writings}
    where ${writings.teacher_id} = ${teacherId} and ${condition}
      and (${writings.student_id} in (select student_id from students)) is true
    limit ${waitingCountMaximum}) found)`;
  return {
    to_review: counted(awaitsReview),
    handed_in_again: counted(sql`${awaitsReview} and ${wasReturned}`),
    overdue: counted(sql`${isUnfinished} and ${writings.due_date} < ${today}`),
    not_started: sql`(select least(coalesce(sum(c.total), 0), ${waitingCountMaximum})::int from ${workCounts} c
      where c.teacher_id = ${teacherId} and c.status = 'pending'
        and c.student_id in (select student_id from students))`,
  };
};
