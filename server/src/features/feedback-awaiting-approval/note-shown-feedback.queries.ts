import { feedbackCategories } from '@inkling/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { aiFeedbackItems, aiFeedbacks, writings } from '../../db/schema/index.ts';
import {
  criteriaAwaitingApprovalColumn,
  criteriaAwaitingApprovalSubquery,
  isCriterionAwaitingApproval,
} from './feedback-awaiting-approval.queries.ts';

type Where = { activity_id: number } | { course_id: number };

const isIn = (where: Where): SQL =>
  'activity_id' in where ? sql`w.activity_id = ${where.activity_id}` : sql`w.course_id = ${where.course_id}`;

const allCriteria = sql`unnest(${sql.param([...feedbackCategories])}::text[])`;

/** What the coach has said to a writing, `w`, by criterion. */
const items = sql`${aiFeedbackItems} i join ${aiFeedbacks} f on f.id = i.feedback_id and f.writing_id = w.id`;

/**
 * Up to which draft a child has the coach's words on a criterion: the text as it stands where nothing of it was
 * written since, the draft before while the coach is reading. Criteria on which it never speaks go with the others.
 */
const readVersions = sql`
  select c.criterion, case
      when i.criterion is null then (select case when bool_and(i.output is not null) then
        case when bool_and(i.status = 'generated') then w.version else min(i.made_from_version) end end from ${items})
      when i.output is not null and i.status = 'generated' then w.version
      when i.output is not null then i.made_from_version end as version
  from ${allCriteria} as c(criterion) left join (${items}) on i.criterion = c.criterion`;

/** Notes what children can read now. Call it before anything is held that was not. */
export const noteShownFeedback = async (db: Db, where: Where): Promise<void> => {
  await db.execute(sql`
    update ${writings} set shown_versions = writings.shown_versions || shown.versions
    from (select w.id, (select jsonb_object_agg(r.criterion, greatest(r.version, (w.shown_versions ->> r.criterion)::int))
        from (${readVersions}) r where r.version is not null and r.criterion <> all(held.criteria)) as versions
      from ${writings} w cross join lateral ${criteriaAwaitingApprovalSubquery(sql`w`)} where ${isIn(where)}) shown
    where writings.id = shown.id and shown.versions is not null`);
};

export interface HeldFeedback extends Record<string, unknown> {
  id: number;
  student_id: number;
  title: string;
  /** Of the newest draft that the coach read. */
  version: number;
}

/** The pieces of an activity on which a child waits for what the coach has said. */
export const listHeldFeedback = async (db: Db, activityId: number): Promise<HeldFeedback[]> => {
  const item = {
    criterion: sql`i.criterion`,
    version: sql`i.made_from_version`,
    held: criteriaAwaitingApprovalColumn,
  };
  const { rows } = await db.execute<HeldFeedback>(sql`
    select w.id, w.student_id, w.title, max(coalesce(i.made_from_version, w.version)) as version
    from ${writings} w cross join lateral ${criteriaAwaitingApprovalSubquery(sql`w`)}
    join ${aiFeedbacks} f on f.writing_id = w.id
    join ${aiFeedbackItems} i on i.feedback_id = f.id and i.output is not null
    where w.activity_id = ${activityId} and ${isCriterionAwaitingApproval(sql`w`, item)}
    group by w.id order by w.id`);
  return rows;
};
