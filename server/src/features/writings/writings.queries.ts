import type { CheckedInput, writings as declared } from '@inkling/contract';
import { and, asc, count, desc, eq, getTableColumns, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { containing } from '../../db/containing.ts';
import {
  activities,
  challenges,
  chats,
  courses,
  uploads,
  users,
  type WritingRow,
  writings,
  writingViews,
} from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';
import type { Window } from '../../http/paging.ts';
import { studentsOf } from '../students/index.ts';
import { visibleTo } from './visible-writings.queries.ts';

export type WritingQuery = CheckedInput<typeof declared.listWritings>['query'] & {
  /** At school. */
  today: string;
};

/** A list never reads the texts. */
const { data: _data, content: _content, own_steps: _steps, ...cardColumns } = getTableColumns(writings);

const same = <Value>(column: Parameters<typeof eq>[0], value: Value | undefined): SQL | undefined =>
  value === undefined ? undefined : eq(column, value);

/** Names beside a writing, looked up for the rows one may see rather than joined from all there are. */
const courseTitle = sql`(select c.title from ${courses} c where c.id = ${writings.course_id})`;
const challengeTitle = sql`(select c.title from ${challenges} c where c.id = ${writings.challenge_id})`;
const studentNames = sql`(select u.full_name || ' ' || u.screen_name from ${users} u where u.id = ${writings.student_id})`;
const activityKind = sql`(select a.activity_kind_id from ${activities} a where a.id = ${writings.activity_id})`;

/** A teacher has many writings of few students and classes: their names are searched once, not for every writing. */
const namedFor = (teacherId: number, text: string | undefined): SQL | undefined => {
  const fits = (columns: Parameters<typeof containing>[1]) => containing(text, columns) ?? sql`true`;
  return or(
    containing(text, [writings.title]),
    sql`${writings.student_id} in (select u.id from ${users} u where u.id in (${studentsOf(teacherId)})
      and ${fits([sql`u.full_name`, sql`u.screen_name`])})`,
    sql`${writings.course_id} in (select c.id from ${courses} c where c.teacher_id = ${teacherId} and ${fits([sql`c.title`])})`,
    sql`${writings.challenge_id} in (select c.id from ${challenges} c where c.teacher_id = ${teacherId} and ${fits([sql`c.title`])})`,
  );
};

const named = ({ id, role }: Caller, text: string | undefined): SQL | undefined => {
  if (!text?.trim()) return undefined;
  return role === 'teacher'
    ? namedFor(id, text)
    : containing(text, [writings.title, studentNames, courseTitle, challengeTitle]);
};

const matching = (caller: Caller, query: WritingQuery): SQL | undefined =>
  and(
    containing(query.keyword, [writings.title, courseTitle, challengeTitle]),
    named(caller, query.teacher_keyword),
    same(writings.status, query.status_eq),
    same(writings.subject, query.subject_eq),
    same(writings.writing_type, query.activity_type_eq),
    same(activityKind, query.activity_activity_kind_id_eq),
    same(writings.course_id, query.course_id_eq),
    same(writings.challenge_id, query.challenge_id_eq),
    same(writings.student_id, query.student_id_eq),
    same(writings.activity_id, query.activity_id_eq),
    query.overdue ? and(ne(writings.status, 'completed'), lt(writings.due_date, query.today)) : undefined,
  );

const score = sql`coalesce(${writings.teacher_scoring}, ${writings.ai_scoring})`;
const orders: Record<NonNullable<WritingQuery['order_by']>, SQL> = {
  'updated_at desc': desc(writings.updated_at),
  'updated_at asc': asc(writings.updated_at),
  'due_date asc': sql`${writings.due_date} asc nulls last`,
  'due_date desc': sql`${writings.due_date} desc nulls last`,
  'created_at desc': desc(writings.created_at),
  'ai_scoring desc': sql`${score} desc nulls last`,
  'completed_at desc': sql`${writings.completed_at} desc nulls last`,
};

const orderOf = ({ order_by = 'updated_at desc' }: WritingQuery): SQL => orders[order_by];

/** The page is found among the writings alone; only its few rows are joined. */
const pageIds = (db: Db, caller: Caller, query: WritingQuery & { window: Window }) =>
  db
    .select({ id: writings.id })
    .from(writings)
    .where(and(visibleTo(caller), matching(caller, query)))
    .orderBy(orderOf(query), desc(writings.id))
    .limit(query.window.limit)
    .offset(query.window.offset)
    .as('page');

export const listWritings = (db: Db, caller: Caller, query: WritingQuery & { window: Window }) => {
  const page = pageIds(db, caller, query);
  return db
    .select({
      writing: cardColumns,
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
    })
    .from(page)
    .innerJoin(writings, eq(writings.id, page.id))
    .innerJoin(users, eq(users.id, writings.student_id))
    .leftJoin(uploads, eq(uploads.id, users.avatar_id))
    .leftJoin(activities, eq(activities.id, writings.activity_id))
    .leftJoin(courses, eq(courses.id, writings.course_id))
    .leftJoin(challenges, eq(challenges.id, writings.challenge_id))
    .orderBy(orderOf(query), desc(writings.id));
};

export type WritingCardRow = Awaited<ReturnType<typeof listWritings>>[number];

export const countWritings = async (db: Db, caller: Caller, query: WritingQuery): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(writings)
    .where(and(visibleTo(caller), matching(caller, query)));
  return row?.total ?? 0;
};

/** A student's own writing, held until the transaction ends. */
export const lockWriting = async (
  db: Db,
  studentId: number,
  writingId: number,
): Promise<WritingRow | undefined> =>
  (
    await db
      .select()
      .from(writings)
      .where(and(eq(writings.id, writingId), eq(writings.student_id, studentId)))
      .for('no key update')
  )[0];

export const updateWriting = async (
  db: Db,
  writingId: number,
  change: Partial<typeof writings.$inferInsert> & { updated_at: Date },
): Promise<void> => {
  await db.update(writings).set(change).where(eq(writings.id, writingId));
};

/** Every writing has its chat from the first moment. */
export const insertWriting = async (db: Db, row: typeof writings.$inferInsert): Promise<number> => {
  const [created] = await db.insert(writings).values(row).returning({ id: writings.id });
  if (!created) throw new Error('insert returned no row');
  await db.insert(chats).values({ title: row.title, target_id: created.id });
  return created.id;
};

const sameVisitMs = 60 * 60 * 1000;

const noteViews = (db: Db, opened: SQL, view: { viewerId: number; now: Date }) => {
  const since = new Date(view.now.getTime() - sameVisitMs).toISOString();
  const now = view.now.toISOString();
  return db.execute(sql`
    insert into ${writingViews} (writing_id, viewer_id, created_at, updated_at)
    select w.id, ${view.viewerId}, ${now}, ${now} from ${writings} w
    where ${opened} and not exists (select 1 from ${writingViews} v where v.writing_id = w.id
      and v.viewer_id = ${view.viewerId} and v.created_at > ${since})
    order by w.id`);
};

/** Notes who opened a child's work; looking again within the hour is the same visit. */
export const recordView = (db: Db, view: { writingId: number; viewerId: number; now: Date }) =>
  noteViews(db, sql`w.id = ${view.writingId}`, view);

/** The same for whoever takes all of a child's work with them; what was never begun has nothing to read. */
export const recordViewsOfAll = (db: Db, view: { studentId: number; viewerId: number; now: Date }) =>
  noteViews(db, sql`w.student_id = ${view.studentId} and w.started_at is not null`, view);
