import type { RoundMark } from '@inkling/contract';
import { type SQL, sql } from 'drizzle-orm';
import { aiFeedbackItems, aiFeedbacks, feedbackRounds, teacherMarks } from '../../db/schema/index.ts';

const marksGiven = (isOfText: SQL): SQL<RoundMark[]> => sql`(
  select coalesce(json_agg(json_build_object('criterion', t.criterion, 'mark', t.mark, 'maximum', t.maximum)
    order by t.updated_at, t.id), '[]')
  from ${teacherMarks} t where t.taken_back_at is null and ${isOfText})`;

/** What is said by the item `i` of feedback, as `SaidOnCriterion`. */
export const saidOnCriterion = sql`json_build_object('criterion', i.criterion, 'output', i.output, 'left_out', i.left_out,
  'result', case when i.result is not null then json_build_object('mark', i.result -> 'mark') end)`;

/** What teachers gave the draft of a `round`, the newest last. */
export const teacherMarksOfRound = (round: SQL): SQL<RoundMark[]> =>
  marksGiven(sql`t.writing_id = ${round}.writing_id
    and case when t.round_id is null then t.version = ${round}.version else t.round_id = ${round}.id end`);

/**
 * Whether a mark of a teacher (`t`) is of the draft that a child reads about in a `writing`: the present one, and in work
 * that was returned the one that the coach read last, until it reads another.
 */
export const isOfDraftReadAbout = (writing: SQL): SQL => sql`(t.writing_id = ${writing}.id
  and (t.version = ${writing}.version or (${writing}.status = 'progressing' and exists (
    select from (select r.id, r.version from ${feedbackRounds} r where r.writing_id = ${writing}.id
      order by r.number desc limit 1) newest
    where case when t.round_id is null then t.version = newest.version else t.round_id = newest.id end))))`;

/** What teachers gave the draft that a child reads about in a `writing`, the newest last. */
export const teacherMarksOfDraft = (writing: SQL): SQL<RoundMark[]> =>
  marksGiven(isOfDraftReadAbout(writing));

/** The lines of the coach that a teacher left out, by criterion. */
export const leftOutOf = (writing: SQL): SQL<Record<string, string[]>> => sql`(
  select coalesce(json_object_agg(i.criterion, i.left_out), '{}')
  from ${aiFeedbackItems} i join ${aiFeedbacks} f on f.id = i.feedback_id
  where f.writing_id = ${writing}.id and i.left_out <> '[]')`;

/**
 * Whether the next step of feedback (`f`) on the present draft of a `writing` is still one: no teacher left it out, or
 * gave the mark that it leads to.
 */
export const isNextStepStanding = (writing: SQL): SQL => sql`not exists (
  select from ${aiFeedbackItems} i where i.feedback_id = f.id and i.criterion = f.next_step ->> 'criterion'
    and (i.left_out @> (f.next_step -> 'text') or (i.result ->> 'mark')::int < (
      select t.mark from ${teacherMarks} t where ${isOfDraftReadAbout(writing)}
        and t.criterion = i.criterion and t.taken_back_at is null order by t.updated_at desc, t.id desc limit 1)))`;
