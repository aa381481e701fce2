import { type WaitingWork, waitingCountMaximum } from '@inkling/contract';
import { type SQL, sql } from 'drizzle-orm';
import { activities, aiFeedbackItems, aiFeedbacks, courses, writings } from '../../db/schema/index.ts';
import type { Teacher } from '../../http/caller.ts';
import {
  criteriaAwaitingApprovalOf,
  isCriterionAwaitingApproval,
} from '../feedback-awaiting-approval/index.ts';
import { isWritingVisibleToTeacher } from '../teacher-students/index.ts';
import { selectWorkCounts } from './work-counts.queries.ts';

/** Handed in and not looked at since. In the very words of the index, which holds exactly these. */
export const awaitsReview: SQL = sql`(${writings.status} = 'completed'
  and (${writings.reviewed_at} is null or ${writings.reviewed_at} < ${writings.completed_at}))`;

/** A teacher has asked for another draft of it before. */
export const wasReturned: SQL = sql`${writings.times_returned} > 0`;

/** A child asked for feedback on a draft it goes on with, which its teacher reads first. What holds anything is few, and found first. */
export const awaitsApproval: SQL = sql`(${writings.status} = 'progressing'
  and (${writings.activity_id} = any(array(select a.id from ${activities} a where a.holds_feedback))
    or ${writings.course_id} = any(array(select c.id from ${courses} c where c.held_criteria <> '{}')))
  and exists (select from ${aiFeedbackItems} i join ${aiFeedbacks} f on f.id = i.feedback_id
    where f.writing_id = ${writings.id} and i.made_from_version is not null
      and ${isCriterionAwaitingApproval(sql`writings`, {
        criterion: sql`i.criterion`,
        version: sql`i.made_from_version`,
        held: criteriaAwaitingApprovalOf(sql`writings`),
      })}))`;

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
    to_approve: counted(awaitsApproval),
    overdue: counted(sql`${isUnfinished} and ${writings.due_date} < ${today}`),
    not_started: sql`(select least(coalesce(sum(c.total), 0), ${waitingCountMaximum})::int
      from (${selectWorkCounts(teacher, { isBlind: false })}) c where c.status = 'pending' and c.student_id in (select student_id from students))`,
  };
};
