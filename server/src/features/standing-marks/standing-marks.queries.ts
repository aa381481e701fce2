import type { RoundMark } from '@inkling/contract';
import { type SQL, sql } from 'drizzle-orm';
import { aiFeedbackItems, aiFeedbacks, teacherMarks } from '../../db/schema/index.ts';

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

/** What teachers gave the present draft of a `writing`, the newest last. */
export const teacherMarksOfDraft = (writing: SQL): SQL<RoundMark[]> =>
  marksGiven(sql`t.writing_id = ${writing}.id and t.version = ${writing}.version`);

/** The lines of the coach that a teacher left out, by criterion. */
export const leftOutOf = (writing: SQL): SQL<Record<string, string[]>> => sql`(
  select coalesce(json_object_agg(i.criterion, i.left_out), '{}')
  from ${aiFeedbackItems} i join ${aiFeedbacks} f on f.id = i.feedback_id
  where f.writing_id = ${writing}.id and i.left_out <> '[]')`;
