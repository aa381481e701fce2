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

/** What is held on a writing by its activity or its course; null when nothing is. */
const heldHere = (writing: SQL): SQL => sql`coalesce(
  (select ${everything} from ${activities} a where a.id = ${writing}.activity_id and a.holds_feedback),
  (select c.held_criteria from ${courses} c where c.id = ${writing}.course_id and c.held_criteria <> '{}'))`;

/** The same for each of several, `pieces`: which of their activities and courses hold anything is looked up once. */
const heldAmong = (writing: SQL, pieces: SQL): SQL => sql`coalesce(
  case when ${writing}.activity_id = any(array(select a.id from ${activities} a
    where a.id = any(array(select p.activity_id from ${pieces} p)) and a.holds_feedback)) then ${everything} end,
  case when ${writing}.course_id = any(array(select c.id from ${courses} c
      where c.id = any(array(select p.course_id from ${pieces} p)) and c.held_criteria <> '{}'))
    then (select c.held_criteria from ${courses} c where c.id = ${writing}.course_id) end)`;

/**
 * Where the teacher of a writing reads first: on all criteria, on those held back in its course, or on none. Whether
 * anything is held is asked first, among the few that hold: with most writings it ends there. A list names what it is
 * about, `pieces`, with their `activity_id` and `course_id`.
 */
export const criteriaAwaitingApprovalOf = (writing: SQL, pieces?: SQL): SQL<FeedbackCategory[]> => sql`(
  select case when kept.criteria is not null and ${hasApprover(writing)} then kept.criteria else '{}' end
  from (select ${pieces ? heldAmong(writing, pieces) : heldHere(writing)} as criteria offset 0) kept)::text[]`;

/**
 * To join laterally to a writing whose hold is asked about more than once, for each criterion or draft: as
 * `criteriaAwaitingApprovalColumn`, it is then worked out once.
 */
export const criteriaAwaitingApprovalSubquery = (writing: SQL): SQL =>
  sql`(select ${criteriaAwaitingApprovalOf(writing)} as criteria offset 0) held`;
export const criteriaAwaitingApprovalColumn: SQL<FeedbackCategory[]> = sql`held.criteria`;

/** For a `with`: the writings that `rows` selects, called `name`, each with what is `held` of it. */
export const writingsWithCriteriaAwaitingApproval = (name: SQL, rows: SQL): SQL => sql`
  found as materialized (${rows}), ${name} as materialized (
    select found.*, ${criteriaAwaitingApprovalOf(sql`found`, sql`found`)} as held from found)`;

const isApproved = (writing: SQL, version: SQL): SQL =>
  sql`coalesce(${writing}.approved_version >= ${version}, false)`;

/** What a child could read before its teacher chose to read first is not taken away. */
const wasShown = (writing: SQL, criterion: SQL, version: SQL): SQL =>
  sql`coalesce((${writing}.shown_versions ->> (${criterion}))::int >= ${version}, false)`;

/** Whether a child and its parents do not see yet what the coach said on a criterion of this version. */
export const isCriterionAwaitingApproval = (
  writing: SQL,
  { criterion, version, held }: { criterion: SQL; version: SQL; held: SQL },
): SQL<boolean> => {
  const read = sql`coalesce(${version}, ${writing}.version)`;
  return sql`(${criterion} = any(${held}) and not ${isApproved(writing, read)} and not ${wasShown(writing, criterion, read)})`;
};

/** The overall rests on every criterion: with one of them held, it would give that one away. */
export const isOverallAwaitingApproval = (
  writing: SQL,
  { version, held }: { version: SQL; held: SQL },
): SQL<boolean> => sql`(cardinality(${held}) > 0 and not ${isApproved(writing, version)}
  and exists (select from unnest(${held}) as h(criterion) where not ${wasShown(writing, sql`h.criterion`, version)}))`;

/** The score of a writing as its child and the parents see it. */
export const scoreForFamily = (writing: SQL, held: SQL): SQL<number | null> =>
  sql`coalesce(${writing}.teacher_scoring,
    case when not ${isOverallAwaitingApproval(writing, { version: sql`${writing}.version`, held })} then ${writing}.ai_scoring end)`;

/** The marks of a round, `round`, as the child and the parents see them. */
export const marksForFamily = (
  writing: SQL,
  given: { marks: SQL; version: SQL },
  held: SQL,
): SQL => sql`coalesce(
  (select jsonb_agg(m.mark) from jsonb_array_elements(${given.marks}) as m(mark)
    where not ${isCriterionAwaitingApproval(writing, { criterion: sql`m.mark ->> 'criterion'`, version: given.version, held })}), '[]')`;
