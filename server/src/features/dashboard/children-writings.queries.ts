import type { ChildWriting, RoundMark, WritingStatus } from '@inkling/contract';
import { and, count, desc, gte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { activities, aiFeedbackItems, aiFeedbacks, users, writings } from '../../db/schema/index.ts';
import {
  criteriaAwaitingApprovalOf,
  isCriterionAwaitingApproval,
  isOverallAwaitingApproval,
  scoreForFamily,
} from '../feedback-awaiting-approval/index.ts';
import { type SaidOnCriterion, saidOnCriterion, teacherMarksOfDraft } from '../standing-marks/index.ts';
import { latestCoachVersion, writingsVisibleTo } from '../writings/index.ts';

const shownActivities = 10;

export const countWritingsOfChildren = (db: Db, parentId: number) =>
  db
    .select({
      student_id: writings.student_id,
      total: count(),
      completed: sql<number>`(count(*) filter (where ${writings.status} = 'completed'))::int`,
    })
    .from(writings)
    .where(writingsVisibleTo({ id: parentId, role: 'parent', shared_courses: [] }))
    .groupBy(writings.student_id);

/** The latest of each child. */
const latestOf = (db: Db, parentId: number) =>
  db.$with('latest').as(
    db
      .select({
        id: writings.id,
        student_id: writings.student_id,
        activity_id: writings.activity_id,
        title: writings.title,
        writing_type: writings.writing_type,
        status: writings.status,
        due_date: writings.due_date,
        updated_at: writings.updated_at,
        version: writings.version,
        approved_version: writings.approved_version,
        shown_versions: writings.shown_versions,
        course_id: writings.course_id,
        teacher_id: writings.teacher_id,
        ai_scoring: writings.ai_scoring,
        first_scoring: writings.first_scoring,
        teacher_scoring: writings.teacher_scoring,
      })
      .from(writings)
      .where(sql`${writings.id} = any(array(
        select newest.id from ${users} u
        cross join lateral (select w.id from ${writings} w where w.student_id = u.id
          order by w.updated_at desc, w.id desc limit ${shownActivities}) newest
        where u.parent_id = ${parentId}))`),
  );

const heldOfLatest = criteriaAwaitingApprovalOf(sql`latest`, sql`latest`);

/** What they were written for. */
const tasks = sql`(
  with a as materialized (select a.id, a.description, a.estimated_time, a.estimated_time_unit from ${activities} a
    where a.id = any(array(select activity_id from latest)))
  select * from a) task`;

/** What the coach said about those that are finished. */
const said = sql`(
  with f as materialized (
    select f.id, f.writing_id, latest.version, latest.approved_version, latest.shown_versions, ${heldOfLatest} as held,
      ${teacherMarksOfDraft(sql`latest`)} as teacher_marks
    from ${aiFeedbacks} f join latest on latest.id = f.writing_id
    where f.writing_id = any(array(select id from latest where status = 'completed'))),
  i as materialized (select i.feedback_id, i.criterion, i.output, i.result, i.left_out, i.made_from_version from ${aiFeedbackItems} i
    where i.feedback_id = any(array(select id from f)) and i.output is not null)
  select f.writing_id, json_agg(${saidOnCriterion}) as criteria, min(f.teacher_marks::text)::json as teacher_marks
  from f join i on i.feedback_id = f.id and not ${isCriterionAwaitingApproval(sql`f`, {
    criterion: sql`i.criterion`,
    version: sql`i.made_from_version`,
    held: sql`f.held`,
  })} group by f.writing_id) said`;

export type ChildWritingRow = Awaited<ReturnType<typeof listLatestWritings>>[number];

/** One statement for all children; whatever belongs to the writings is found in one go, not for each of them. */
export const listLatestWritings = (db: Db, parentId: number) => {
  const latest = latestOf(db, parentId);
  return db
    .with(latest)
    .select({
      id: latest.id,
      student_id: latest.student_id,
      title: latest.title,
      writing_type: latest.writing_type,
      status: latest.status,
      due_date: latest.due_date,
      updated_at: latest.updated_at,
      score: scoreForFamily(sql`latest`, heldOfLatest),
      first_score: sql<
        number | null
      >`case when latest.teacher_scoring is null and latest.ai_scoring is not null
        and not ${isOverallAwaitingApproval(sql`latest`, { version: sql`latest.version`, held: heldOfLatest })} then latest.first_scoring end`,
      coach_version: sql<
        string | null
      >`case when latest.teacher_scoring is null and latest.status = 'completed' then ${latestCoachVersion(sql`latest.id`)} end`,
      said: sql<SaidOnCriterion[] | null>`said.criteria`,
      teacher_marks: sql<RoundMark[] | null>`said.teacher_marks`,
      description: sql<string | null>`task.description`,
      estimated_time: sql<number | null>`task.estimated_time`,
      estimated_time_unit: sql<ChildWriting['estimated_time_unit']>`task.estimated_time_unit`,
    })
    .from(latest)
    .leftJoin(tasks, sql`task.id = ${latest.activity_id}`)
    .leftJoin(said, sql`said.writing_id = ${latest.id}`)
    .orderBy(desc(latest.updated_at), desc(latest.id));
};

interface NewestTextRow extends Record<string, unknown> {
  student_id: number;
  writing_id: number;
  title: string;
  status: WritingStatus;
  content: string;
}

/** The text each child worked on last, of all begun pieces or of the finished ones. */
export const listNewestTexts = async (
  db: Db,
  parentId: number,
  { onlyFinished }: { onlyFinished: boolean },
): Promise<NewestTextRow[]> => {
  const { rows } = await db.execute<NewestTextRow>(sql`
    select u.id as student_id, newest.* from ${users} u
    cross join lateral (
      select w.id as writing_id, w.title, w.status, w.content from ${writings} w
      where w.student_id = u.id and w.word_count > 0 ${onlyFinished ? sql`and w.status = 'completed'` : sql``}
      order by w.updated_at desc, w.id desc limit 1) newest
    where u.parent_id = ${parentId} order by u.id`);
  return rows;
};

/** What each child has to finish next. */
export const listNextDueWritings = (db: Db, parentId: number, today: string) =>
  db
    .selectDistinctOn([writings.student_id], {
      student_id: writings.student_id,
      writing_id: writings.id,
      title: writings.title,
      due_date: writings.due_date,
    })
    .from(writings)
    .where(
      and(
        writingsVisibleTo({ id: parentId, role: 'parent', shared_courses: [] }),
        ne(writings.status, 'completed'),
        gte(writings.due_date, today),
      ),
    )
    .orderBy(writings.student_id, writings.due_date, writings.id);
