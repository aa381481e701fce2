import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import {
  criteriaAwaitingApprovalSubquery,
  criteriaAwaitingApprovalColumn as held,
  isCriterionAwaitingApproval,
  scoreForFamily,
} from '../../feedback-awaiting-approval/index.ts';
import { isNextStepStanding } from '../../standing-marks/index.ts';

export interface ChildWeek extends Record<string, unknown> {
  parent_id: number;
  child_id: number;
  full_name: string;
  finished: number;
  words: number;
  under_way: number;
  best_title: string | null;
  best_score: number | null;
  average_before: number | null;
  next_step: string | null;
  badge_ids: number[];
}

/** What each child with a parent did in these days, for those who did anything; in one statement for everybody. */
export const listChildWeeks = async (
  db: Db,
  days: { from: string; to: string; zone: string },
): Promise<ChildWeek[]> => {
  const start = sql`(${days.from}::date)::timestamp at time zone ${days.zone}`;
  const end = sql`(${days.to}::date + 1)::timestamp at time zone ${days.zone}`;
  const score = scoreForFamily(sql`w`, held);
  const nextStep = { criterion: sql`f.next_step ->> 'criterion'`, version: sql`w.version`, held };
  const inWeek = sql`w.status = 'completed' and w.completed_at >= ${start} and w.completed_at < ${end}`;
  const { rows } = await db.execute<ChildWeek>(sql`
    with worked as (
      select w.student_id,
        (count(*) filter (where ${inWeek}))::int as finished,
        coalesce(sum(w.word_count) filter (where ${inWeek}), 0)::int as words,
        (count(*) filter (where w.status <> 'completed'))::int as under_way
      from writings w
      where w.started_at is not null and w.updated_at >= ${start} and w.updated_at < ${end}
      group by w.student_id
    )
    select u.parent_id, u.id as child_id, u.full_name, worked.finished, worked.words, worked.under_way,
      best.title as best_title, best.score as best_score, before.average as average_before,
      latest.text as next_step,
      array(select a.rule_id from achievement_unlocks a where a.student_id = u.id
        and a.unlocked_at >= ${start} and a.unlocked_at < ${end} order by a.rule_id) as badge_ids
    from worked join users u on u.id = worked.student_id
    left join lateral (select w.title, ${score}::float as score from writings w cross join lateral ${criteriaAwaitingApprovalSubquery(sql`w`)}
      where w.student_id = u.id and ${inWeek} and ${score} is not null
      order by 2 desc, w.id limit 1) best on true
    left join lateral (select avg(${score})::float as average from writings w cross join lateral ${criteriaAwaitingApprovalSubquery(sql`w`)}
      where w.student_id = u.id and w.status = 'completed' and w.completed_at < ${start}) before on true
    left join lateral (select f.next_step->>'text' as text from writings w
      join ai_feedbacks f on f.writing_id = w.id cross join lateral ${criteriaAwaitingApprovalSubquery(sql`w`)}
      where w.student_id = u.id and ${inWeek} and f.next_step is not null
        and not ${isCriterionAwaitingApproval(sql`w`, nextStep)} and ${isNextStepStanding(sql`w`)}
      order by w.completed_at desc limit 1) latest on true
    where u.parent_id is not null and worked.finished + worked.under_way > 0
    order by u.parent_id, u.id`);
  return rows;
};
