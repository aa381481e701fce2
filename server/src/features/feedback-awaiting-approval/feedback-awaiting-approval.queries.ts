import { type FeedbackCategory, feedbackCategories } from '@inkling/contract';
import { type SQL, sql } from 'drizzle-orm';
import {
  activities,
  challengeParticipants,
  challenges,
  courses,
  enrollments,
  teacherStudents,
} from '../../db/schema/index.ts';

const everything = sql.raw(`array[${feedbackCategories.map((criterion) => `'${criterion}'`).join(', ')}]`);

/** Whether a teacher is left who sees the piece: without one, what waits for approval would wait for ever. */
const hasApprover = (writing: SQL): SQL => sql`(
  exists (select from ${enrollments} e join ${courses} c on c.id = e.course_id
    where e.student_id = ${writing}.student_id and (c.id = ${writing}.course_id or c.teacher_id = ${writing}.teacher_id))
  or exists (select from ${challengeParticipants} p join ${challenges} c on c.id = p.challenge_id
    where p.student_id = ${writing}.student_id and c.teacher_id = ${writing}.teacher_id)
  or exists (select from ${teacherStudents} t
    where t.student_id = ${writing}.student_id and t.teacher_id = ${writing}.teacher_id))`;

/** Where the teacher of a writing reads first: on all criteria, on those held back in its course, or on none. */
export const criteriaAwaitingApprovalOf = (writing: SQL): SQL<FeedbackCategory[]> => sql`coalesce(
  (select ${everything} from ${activities} held
    where held.id = ${writing}.activity_id and held.holds_feedback and ${hasApprover(writing)}),
  (select held.held_criteria from ${courses} held
    where held.id = ${writing}.course_id and held.held_criteria <> '{}' and ${hasApprover(writing)}), '{}')`;

const isApproved = (writing: SQL, version: SQL): SQL =>
  sql`coalesce(${writing}.approved_version >= ${version}, false)`;

/** Whether a child and its parents do not see yet what the coach said on a criterion of this version. */
export const isCriterionAwaitingApproval = (
  writing: SQL,
  { criterion, version }: { criterion: SQL; version: SQL },
): SQL<boolean> =>
  sql`(${criterion} = any(${criteriaAwaitingApprovalOf(writing)}) and not ${isApproved(writing, sql`coalesce(${version}, ${writing}.version)`)})`;

/** The overall rests on every criterion: with one of them held, it would give that one away. */
export const isOverallAwaitingApproval = (writing: SQL, version: SQL): SQL<boolean> =>
  sql`(cardinality(${criteriaAwaitingApprovalOf(writing)}) > 0 and not ${isApproved(writing, version)})`;

/** The score of a writing as its child and the parents see it. */
export const scoreForFamily = (writing: SQL): SQL<number | null> =>
  sql`coalesce(${writing}.teacher_scoring,
    case when not ${isOverallAwaitingApproval(writing, sql`${writing}.version`)} then ${writing}.ai_scoring end)`;

/** The marks of a round, `round`, as the child and the parents see them. */
export const marksForFamily = (writing: SQL, round: SQL): SQL => sql`coalesce(
  (select jsonb_agg(m.mark) from jsonb_array_elements(${round}.marks) as m(mark)
    where not ${isCriterionAwaitingApproval(writing, { criterion: sql`m.mark ->> 'criterion'`, version: sql`${round}.version` })}), '[]')`;
