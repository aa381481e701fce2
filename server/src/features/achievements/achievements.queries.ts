import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  achievementUnlocks,
  aiFeedbackItems,
  aiFeedbacks,
  challengeParticipants,
  enrollments,
  teacherMarks,
  timeLogs,
  writingRevisions,
  writings,
} from '../../db/schema/index.ts';
import {
  criteriaAwaitingApprovalColumn,
  criteriaAwaitingApprovalSubquery,
  isCriterionAwaitingApproval,
  scoreForFamily,
  writingsWithCriteriaAwaitingApproval,
} from '../feedback-awaiting-approval/index.ts';
import { isOfDraftReadAbout } from '../standing-marks/index.ts';

const done = sql`${writings.status} = 'completed'`;
const countWhere = (condition: ReturnType<typeof sql>) =>
  sql<number>`(count(*) filter (where ${done} and ${condition}))::int`;

const readWritingStatistics = async (db: Db, studentId: number, zone: string) => {
  const [row] = await db
    .select({
      completed: countWhere(sql`true`),
      words: sql<number>`coalesce(sum(${writings.word_count}) filter (where ${done}), 0)::int`,
      longest: sql<number>`coalesce(max(${writings.word_count}) filter (where ${done}), 0)::int`,
      types: sql<number>`(count(distinct ${writings.writing_type}) filter (where ${done} and ${writings.subject} = 'writing'))::int`,
      narratives: countWhere(sql`${writings.writing_type} in ('narrative', 'creative')`),
      persuasives: countWhere(sql`${writings.writing_type} = 'persuasive'`),
      wellbeing: countWhere(sql`${writings.subject} = 'wellbeing'`),
      own: countWhere(sql`${writings.activity_id} is null`),
      on_time: countWhere(sql`${writings.due_date} >= (${writings.completed_at} at time zone ${zone})::date`),
      best_score: sql<number>`coalesce(max(${scoreForFamily(sql`writings`, criteriaAwaitingApprovalColumn)}) filter (where ${done}), 0)::float`,
    })
    .from(writings)
    .crossJoinLateral(criteriaAwaitingApprovalSubquery(sql`writings`))
    .where(eq(writings.student_id, studentId));
  if (!row) throw new Error('an aggregate answers one row');
  return row;
};
export type WritingStatistics = Awaited<ReturnType<typeof readWritingStatistics>>;

export interface PracticeDay {
  day: string;
  seconds: number;
  is_early: boolean;
}

const earlyHour = 9;

/** Days on which something was worked on or finished, as the school's calendar counts them. */
const readPracticeDays = async (db: Db, studentId: number, zone: string): Promise<PracticeDay[]> => {
  const { rows } = await db.execute<{ day: string; seconds: number; is_early: boolean }>(sql`
    select to_char(local, 'YYYY-MM-DD') as day, sum(seconds)::int as seconds,
      bool_or(extract(hour from local) < ${earlyHour}) as is_early
    from (
      select l.started_at at time zone ${zone} as local, l.spent_time as seconds
      from ${timeLogs} l join ${writings} w on w.id = l.writing_id where w.student_id = ${studentId}
      union all
      select w.completed_at at time zone ${zone}, 0
      from ${writings} w where w.student_id = ${studentId} and w.completed_at is not null
    ) practice group by 1`);
  return rows;
};

export interface BestCriterionShare {
  criterion: string;
  /** The best mark as a share of the criterion's own maximum. */
  share: number;
}

/** By the marks that stand, a teacher's before the coach's. A badge for a mark would tell the mark. */
const readBestCriterionShares = async (db: Db, studentId: number): Promise<BestCriterionShare[]> => {
  const item = { criterion: sql`i.criterion`, version: sql`i.made_from_version`, held: sql`w.held` };
  const read = sql`select w.id, w.status, f.id as feedback_id, w.student_id, w.teacher_id, w.activity_id, w.course_id, w.version,
      w.approved_version, w.shown_versions
    from ${aiFeedbacks} f join ${writings} w on w.id = f.writing_id and w.student_id = ${studentId}
    where f.writing_id = any(array(select w.id from ${writings} w where w.student_id = ${studentId}))`;
  const { rows } = await db.execute<{ criterion: string; share: number }>(sql`
    with ${writingsWithCriteriaAwaitingApproval(sql`w`, read)},
    i as materialized (
      select i.feedback_id, i.criterion, i.result, i.made_from_version from ${aiFeedbackItems} i
      where i.feedback_id = any(array(select w.feedback_id from w)) and i.result is not null),
    given as materialized (
      select distinct on (t.writing_id, t.criterion) t.writing_id, t.criterion, t.mark::float / t.maximum as share
      from ${teacherMarks} t join w on ${isOfDraftReadAbout(sql`w`)}
      where t.writing_id = any(array(select w.id from w)) and t.taken_back_at is null
      order by t.writing_id, t.criterion, t.updated_at desc, t.id desc)
    select i.criterion,
      max(coalesce(given.share, (i.result->>'mark')::float / (i.result->>'maximum')::float)) as share
    from i join w on w.feedback_id = i.feedback_id
    left join given on given.writing_id = w.id and given.criterion = i.criterion
    where not ${isCriterionAwaitingApproval(sql`w`, item)}
    group by i.criterion`);
  return rows;
};

/** What else counts: drafts changed after feedback, drafts kept, challenges and classes. */
const countRevisionsAndParticipation = async (db: Db, studentId: number) => {
  const { rows } = await db.execute<{
    improved: number;
    most_drafts: number;
    challenges_joined: number;
    challenges_completed: number;
    classes: number;
  }>(sql`
    select
      (select count(distinct w.id)::int from ${writings} w
        join ${writingRevisions} r on r.writing_id = w.id and r.reason = 'feedback'
        where w.student_id = ${studentId} and w.status = 'completed' and w.content <> r.content) as improved,
      (select coalesce(max(d.drafts), 0)::int from (select count(*) as drafts from ${writings} w
        join ${writingRevisions} r on r.writing_id = w.id where w.student_id = ${studentId} group by w.id) d) as most_drafts,
      (select count(*)::int from ${challengeParticipants} p where p.student_id = ${studentId}) as challenges_joined,
      (select count(*)::int from ${challengeParticipants} p
        where p.student_id = ${studentId} and p.status = 'completed') as challenges_completed,
      (select count(*)::int from ${enrollments} e where e.student_id = ${studentId}) as classes`);
  const [row] = rows;
  if (!row) throw new Error('an aggregate answers one row');
  return row;
};
export type RevisionAndParticipationCounts = Awaited<ReturnType<typeof countRevisionsAndParticipation>>;

/** A fixed number of statements, however much a student wrote. */
export const readStatisticsRows = async (db: Db, studentId: number, zone: string) => ({
  writing: await readWritingStatistics(db, studentId, zone),
  practice: await readPracticeDays(db, studentId, zone),
  criteria: await readBestCriterionShares(db, studentId),
  other: await countRevisionsAndParticipation(db, studentId),
});

export const listUnlocks = (db: Db, studentId: number) =>
  db.select().from(achievementUnlocks).where(eq(achievementUnlocks.student_id, studentId));

/** Stores each unlock once; answers the rules that were not unlocked before. */
export const insertUnlocks = async (
  db: Db,
  studentId: number,
  unlocks: { ruleIds: number[]; now: Date },
): Promise<number[]> => {
  if (unlocks.ruleIds.length === 0) return [];
  const rows = await db
    .insert(achievementUnlocks)
    .values(unlocks.ruleIds.map((rule_id) => ({ student_id: studentId, rule_id, unlocked_at: unlocks.now })))
    .onConflictDoNothing()
    .returning({ rule_id: achievementUnlocks.rule_id });
  return rows.map(({ rule_id }) => rule_id);
};
