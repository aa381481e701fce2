import { type WaitingWork, waitingCountMaximum } from '@inkling/contract';
import { type SQL, sql } from 'drizzle-orm';
import { writings } from '../../db/schema/index.ts';
import type { Teacher } from '../../http/caller.ts';
import { isWritingVisibleToTeacher } from '../teacher-students/index.ts';
import { selectWorkCounts } from './work-counts.queries.ts';

/** Handed in and not looked at since. In the very words of the index, which holds exactly these. */
export const awaitsReview: SQL = sql`(${writings.status} = 'completed'
  and (${writings.reviewed_at} is null or ${writings.reviewed_at} < ${writings.completed_at}))`;

/** A teacher has asked for another draft of it before. */
export const wasReturned: SQL = sql`${writings.times_returned} > 0`;

const isUnfinished = sql`${writings.status} <> 'completed'`;

/**
 * How much of the work a teacher set waits for them, as columns of a statement that has the teacher's students as
 * `students`. What depends on the day is counted in an index of the few rows it can be among.
 */
export const waitingWorkColumns = (
  teacher: Teacher,
  today: string,
): Record<Exclude<keyof WaitingWork, 'alerts'>, SQL> => {
  const counted = (condition: SQL) => sql`(select count(*)::int from (select from ${writings}
    where ${isWritingVisibleToTeacher(sql`writings`, teacher)} and ${condition}
      and (${writings.student_id} in (select student_id from students)) is true
    limit ${waitingCountMaximum}) found)`;
  return {
    to_review: counted(awaitsReview),
    handed_in_again: counted(sql`${awaitsReview} and ${wasReturned}`),
    overdue: counted(sql`${isUnfinished} and ${writings.due_date} < ${today}`),
    not_started: sql`(select least(coalesce(sum(c.total), 0), ${waitingCountMaximum})::int
      from (${selectWorkCounts(teacher, { isBlind: false })}) c where c.status = 'pending' and c.student_id in (select student_id from students))`,
  };
};
