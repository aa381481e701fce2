import type { CheckedInput, writings as declared, WritingStatus } from '@inkling/contract';
import { and, asc, desc, eq, getTableColumns, lt, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, SelectedFields } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { materialisedRows } from '../../db/materialised-rows.ts';
import { activities, challenges, courses, uploads, users, writings } from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';
import type { PageRange } from '../../http/paging.ts';
import { isScoreHiddenForBlindMarking } from '../blind-marking/index.ts';
import {
  criteriaAwaitingApprovalOf,
  mayReadUnapproved,
  scoreForFamily,
} from '../feedback-awaiting-approval/index.ts';
import { nameMatches, titleMatches } from './search-writings.queries.ts';
import { lastReviewerOf, onlyTeacherOf } from './teacher-names.queries.ts';
import { writingsVisibleTo } from './visible-writings.queries.ts';
import { awaitsApproval, awaitsReview, wasReturned } from './waiting-work.queries.ts';
import { sumWorkCounts } from './work-counts.queries.ts';

type WritingQuery = CheckedInput<typeof declared.listWritings>['query'] & {
  /** At school. */
  today: string;
  /** Finished pieces are there for every parent; the others come with a plan. */
  readsUnfinished: boolean;
};

const { data: _data, content: _content, own_steps: _steps, ...withoutTexts } = getTableColumns(writings);

/** What a card shows of a writing and what it belongs to; a list never reads the texts. */
export const writingCardColumns = {
  writing: withoutTexts,
  student: {
    id: users.id,
    screen_name: users.screen_name,
    full_name: users.full_name,
    role: users.role,
  },
  avatar: { signed_id: uploads.signed_id, filename: uploads.filename },
  activity: {
    id: activities.id,
    title: activities.title,
    description: activities.description,
    activity_type: activities.activity_type,
    due_date: activities.due_date,
  },
  course: { id: courses.id, title: courses.title },
  challenge: { id: challenges.id, title: challenges.title },
  held_criteria: criteriaAwaitingApprovalOf(sql`writings`),
  teacher_name: onlyTeacherOf(sql`writings`),
  reviewer_name: lastReviewerOf(sql`writings`),
};

const same = <Value>(column: Parameters<typeof eq>[0], value: Value | undefined): SQL | undefined =>
  value === undefined ? undefined : eq(column, value);

const activityKind = sql`(select a.activity_kind_id from ${activities} a where a.id = ${writings.activity_id})`;

/** Everything but the state, which is counted by itself. */
const matching = async (db: Db, caller: Caller, query: WritingQuery): Promise<SQL | undefined> =>
  and(
    titleMatches(caller, query.keyword),
    await nameMatches(db, caller, query.teacher_keyword),
    same(writings.subject, query.subject_eq),
    same(writings.writing_type, query.activity_type_eq),
    same(activityKind, query.activity_activity_kind_id_eq),
    same(writings.course_id, query.course_id_eq),
    same(writings.challenge_id, query.challenge_id_eq),
    same(writings.student_id, query.student_id_eq),
    same(writings.activity_id, query.activity_id_eq),
    query.to_review || query.handed_in_again ? awaitsReview : undefined,
    query.handed_in_again ? wasReturned : undefined,
    query.to_approve ? awaitsApproval : undefined,
    query.readsUnfinished ? undefined : eq(writings.status, 'completed'),
    query.overdue ? and(ne(writings.status, 'completed'), lt(writings.due_date, query.today)) : undefined,
  );

const score = sql`coalesce(${writings.teacher_scoring}, ${writings.ai_scoring})`;
/** A place in the list would tell a held score too, and the coach's to a teacher who marks blind. */
const scoreFor = (caller: Caller, { blind = false }: Pick<WritingQuery, 'blind'>): SQL => {
  if (mayReadUnapproved(caller))
    return blind
      ? sql`case when not ${isScoreHiddenForBlindMarking(sql`writings`)} then ${score} end`
      : score;
  return scoreForFamily(sql`writings`, criteriaAwaitingApprovalOf(sql`writings`));
};
const orders: Record<Exclude<WritingQuery['order_by'], 'to_do' | 'ai_scoring desc' | undefined>, SQL> = {
  'updated_at desc': desc(writings.updated_at),
  'updated_at asc': asc(writings.updated_at),
  'due_date asc': sql`${writings.due_date} asc nulls last`,
  'due_date desc': sql`${writings.due_date} desc nulls last`,
  'created_at desc': desc(writings.created_at),
  'completed_at desc': sql`${writings.completed_at} desc nulls last`,
};

/** Days before its day on which a piece comes before all that has more time. */
const soonDays = 3;

/** What is late or due soon, then what is begun, then what waits, and at last what is done. */
const toDoOrder = (today: string): SQL => sql`case
    when ${writings.status} = 'completed' then 3
    when ${writings.due_date} <= ${today}::date + ${soonDays}::int then 0
    when ${writings.status} = 'progressing' then 1
    else 2 end,
  ${writings.status} = 'pending',
  case when ${writings.status} <> 'completed' then ${writings.due_date} end asc nulls last,
  coalesce(${writings.completed_at}, ${writings.updated_at}) desc`;

/** Who handed in first is read first. */
const longestWaitFirst = sql`${writings.completed_at} asc`;

const orderOf = (caller: Caller, { order_by, today, ...query }: WritingQuery): SQL => {
  if (order_by === 'ai_scoring desc') return sql`${scoreFor(caller, query)} desc nulls last`;
  if (order_by === 'to_do') return toDoOrder(today);
  if (order_by) return orders[order_by];
  if (query.to_approve) return orders['updated_at asc'];
  return query.to_review || query.handed_in_again ? longestWaitFirst : orders['updated_at desc'];
};

const isAmong = (id: SQLWrapper, ids: SQL): SQL => sql`${id} = any(array(${ids}))`;

const { student, avatar, activity, course, challenge } = writingCardColumns;
const studentsOfPage = sql`select student_id from page`;
const avatarsOfPage = sql`select avatar_id from ${users} where ${isAmong(users.id, studentsOfPage)}`;

/** What the rows of a page belong to, each table looked up once for all of them. */
const relatedTo = (db: Db) => {
  const find = <Name extends string, Columns extends SelectedFields>(
    as: Name,
    { columns, from, ids }: { columns: Columns & { id: PgColumn }; from: PgTable; ids: SQL },
  ) => materialisedRows({ as, columns, rows: db.select(columns).from(from).where(isAmong(columns.id, ids)) });
  return {
    users: find('users', {
      columns: { ...student, avatar_id: users.avatar_id },
      from: users,
      ids: studentsOfPage,
    }),
    uploads: find('uploads', { columns: { id: uploads.id, ...avatar }, from: uploads, ids: avatarsOfPage }),
    activities: find('activities', {
      columns: activity,
      from: activities,
      ids: sql`select activity_id from page`,
    }),
    courses: find('courses', { columns: course, from: courses, ids: sql`select course_id from page` }),
    challenges: find('challenges', {
      columns: challenge,
      from: challenges,
      ids: sql`select challenge_id from page`,
    }),
  };
};

/** The page is found among the writings alone; only its few rows are read and joined. */
const selectPage = (
  db: Db,
  fits: SQL | undefined,
  { caller, ...query }: WritingQuery & { caller: Caller; pageRange: PageRange },
) => {
  const { limit, offset } = query.pageRange;
  const order = [orderOf(caller, query), desc(writings.id)];
  const ids = db
    .select({ id: writings.id })
    .from(writings)
    .where(fits)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const page = db.$with('page').as(
    db
      .select(withoutTexts)
      .from(writings)
      .where(isAmong(writings.id, sql`${ids}`)),
  );
  const related = relatedTo(db);
  return db
    .with(page)
    .select({ ...writingCardColumns, held_criteria: criteriaAwaitingApprovalOf(sql`writings`, sql`page`) })
    .from(db.select().from(page).as('writings'))
    .innerJoin(related.users, eq(users.id, writings.student_id))
    .leftJoin(related.uploads, eq(uploads.id, users.avatar_id))
    .leftJoin(related.activities, eq(activities.id, writings.activity_id))
    .leftJoin(related.courses, eq(courses.id, writings.course_id))
    .leftJoin(related.challenges, eq(challenges.id, writings.challenge_id))
    .orderBy(...order);
};

export type WritingCardRow = Awaited<ReturnType<typeof selectPage>>[number];

/** Of all the work a teacher set, or all of it in one state, nothing needs counting. */
const countAllSet = async (db: Db, teacher: Caller, status: WritingStatus | undefined): Promise<number> => {
  const counts = await sumWorkCounts(db, teacher);
  return status ? counts[status] : counts.pending + counts.progressing + counts.completed;
};

export const listWritings = async (
  db: Db,
  caller: Caller,
  query: WritingQuery & { pageRange: PageRange },
): Promise<{ rows: WritingCardRow[]; total: number }> => {
  const matches = await matching(db, caller, query);
  const fits = and(writingsVisibleTo(caller), matches, same(writings.status, query.status_eq));
  const rows = await selectPage(db, fits, { ...query, caller });
  const total =
    caller.role === 'teacher' && !matches
      ? await countAllSet(db, caller, query.status_eq)
      : await db.$count(writings, fits);
  return { rows, total };
};
