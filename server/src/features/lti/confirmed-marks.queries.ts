import { sql } from 'drizzle-orm';
import {
  feedbackRounds,
  organisationMembers,
  teacherMarks,
  users,
  writingReviews,
} from '../../db/schema/index.ts';
import { isArchivedBy } from '../school-membership/index.ts';

/**
 * Whether marks of a student (`i`, an identity) still go from a class (`c`) to a platform (`p`): the class is led by the
 * staff of its school, and neither the school nor a family says otherwise. Work is also marked after a class has ended.
 */
export const areMarksSentToPlatform = sql`(exists (select from ${organisationMembers} s where s.user_id = c.teacher_id
    and s.organisation_id = p.organisation_id)
  and not ${isArchivedBy(sql`i.user_id`, sql`p.organisation_id`)}
  and exists (select from ${users} u where u.id = i.user_id and u.parent_id is null))`;

/** What a teacher said last of the score of a piece (`w`): with a reason of their own, or by marks. */
const lastScore = sql`select s.* from ${writingReviews} s where s.writing_id = w.id and s.action = 'score'
  order by s.updated_at desc, s.id desc limit 1`;

/** A criterion of this text that only the coach has marked: its mark is part of a score that follows from marks. */
const coachsOwn = sql`select from (select r.marks from ${feedbackRounds} r
    where r.writing_id = w.id and r.content = w.content order by r.number desc limit 1) round,
  jsonb_array_elements(round.marks) coachs
  where not exists (select from ${teacherMarks} t, (${lastScore}) score
    where t.writing_id = w.id and t.version = w.version and t.teacher_id = score.reviewer_id
      and t.criterion = coachs->>'criterion' and t.taken_back_at is null)`;

/**
 * Whether a piece (`w`) has a mark that a teacher has confirmed for the version that was handed in: called reviewed since,
 * a score of their own, or their own marks for every criterion. That its feedback was approved is not enough, as that is
 * also so of work that was returned and handed in again unchanged.
 */
export const isConfirmed = sql`(w.status = 'completed' and w.completed_at is not null and w.subject <> 'wellbeing'
  and w.approved_version >= w.version and coalesce(w.teacher_scoring, w.ai_scoring) is not null
  and (coalesce(w.reviewed_at >= w.completed_at, false) or (w.teacher_scoring is not null
    and (exists (select from (${lastScore}) score where score.reason is not null) or not exists (${coachsOwn})))))`;

/** When a teacher confirmed the mark of a piece (`w`): what somebody has entered in a platform since is newer. */
export const confirmedAt = sql`greatest((select score.updated_at from (${lastScore}) score),
  case when w.reviewed_at >= w.completed_at then w.reviewed_at end)`;
