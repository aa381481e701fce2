import type { StepEntry, TeacherMark } from '@inkling/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepareOncePerPool } from '../../db/prepared-statements.ts';
import {
  activities,
  activityImages,
  type aiFeedbackItems,
  aiFeedbacks,
  challenges,
  chatMessages,
  chats,
  courses,
  teacherMarks,
  timeLogs,
  uploads,
  users,
  writingRevisions,
  writings,
} from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';
import { isOfDraftReadAbout } from '../standing-marks/index.ts';
import { writingCardColumns } from './list-writings.queries.ts';
import { writingsVisibleTo } from './visible-writings.queries.ts';

/** Rows that arrive inside JSON carry their moments as text. */
type InJson<Row> = { [K in keyof Row]: Row[K] extends Date ? string : Row[K] };
export type TimeLogJson = InJson<typeof timeLogs.$inferSelect>;
export type FeedbackItem = Omit<typeof aiFeedbackItems.$inferSelect, 'updated_at' | 'feedback_id'>;
export interface LastRevision {
  version: number;
  reason: (typeof writingRevisions.$inferSelect)['reason'];
  created_at: string;
  data: StepEntry[];
  content: string;
}

const shownTimeLogs = 50;
const shownMessages = 25;

const images = sql<{ id: number; signed_id: string; filename: string }[]>`(
  select coalesce(json_agg(json_build_object('id', u.id, 'signed_id', u.signed_id, 'filename', u.filename) order by i.position), '[]')
  from ${activityImages} i join ${uploads} u on u.id = i.upload_id where i.activity_id = ${writings.activity_id})`;

const logs = sql<TimeLogJson[]>`(
  select coalesce(json_agg(l order by l.id), '[]')
  from (select * from ${timeLogs} x where x.writing_id = ${writings.id} order by x.id desc limit ${shownTimeLogs}) l)`;

const secondsByType = sql<Record<string, number> | null>`(
  select json_object_agg(t.type, t.total)
  from (select x.data->>'type' as type, sum(x.spent_time)::int as total
    from ${timeLogs} x where x.writing_id = ${writings.id} group by 1) t)`;

const messages = sql<{ role: string; content: string; created_at: string }[]>`(
  select coalesce(json_agg(json_build_object('role', m.role, 'content', m.content, 'created_at', m.created_at) order by m.id), '[]')
  from (select * from ${chatMessages} x where x.chat_id = ${chats.id} order by x.id desc limit ${shownMessages}) m)`;

const items = sql<FeedbackItem[]>`(
  select coalesce(json_agg(json_build_object('criterion', i.criterion, 'status', i.status, 'output', i.output,
    'result', i.result, 'coach', i.coach, 'made_from_version', i.made_from_version, 'left_out', i.left_out)), '[]')
  from ai_feedback_items i where i.feedback_id = ${aiFeedbacks.id})`;

/** Returned work has another version; its marks stand until the coach has read another draft. */
const marksByTeachers = sql<TeacherMark[]>`(
  select coalesce(json_agg(json_build_object('criterion', t.criterion, 'mark', t.mark, 'maximum', t.maximum,
    'reason', t.reason, 'updated_at', t.updated_at, 'teacher',
    case when u.id is not null then json_build_object('id', u.id, 'full_name', u.full_name) end)
    order by t.updated_at, t.id), '[]')
  from ${teacherMarks} t left join ${users} u on u.id = t.teacher_id
  where ${isOfDraftReadAbout(sql`writings`)} and t.taken_back_at is null)`;

/** Read only by those who are about to replace the text. */
const lastRevision = sql<LastRevision | null>`(
  select row_to_json(r) from (select x.version, x.reason, x.created_at, x.data, x.content
    from ${writingRevisions} x where x.writing_id = ${writings.id} order by x.id desc limit 1) r)`;
const noRevision = sql<LastRevision | null>`null`;

/** Everything about one writing in one statement: it is read with each save. */
const selectDetail = (db: Db, where: SQL | undefined, wantsLastRevision: boolean) =>
  db
    .select({
      ...writingCardColumns,
      writing: writings,
      student: { ...writingCardColumns.student, grade_level: users.grade_level },
      activity: {
        ...writingCardColumns.activity,
        requirements: activities.requirements,
        steps: activities.steps,
        hints_allowed: activities.hints_allowed,
        keyboard_help: activities.keyboard_help,
      },
      chat: { id: chats.id },
      feedback: aiFeedbacks,
      images,
      logs,
      secondsByType,
      messages,
      items,
      marksByTeachers,
      lastRevision: wantsLastRevision ? lastRevision : noRevision,
    })
    .from(writings)
    .innerJoin(users, eq(users.id, writings.student_id))
    .leftJoin(uploads, eq(uploads.id, users.avatar_id))
    .leftJoin(activities, eq(activities.id, writings.activity_id))
    .leftJoin(courses, eq(courses.id, writings.course_id))
    .leftJoin(challenges, eq(challenges.id, writings.challenge_id))
    .leftJoin(chats, eq(chats.target_id, writings.id))
    .leftJoin(aiFeedbacks, eq(aiFeedbacks.writing_id, writings.id))
    .where(where);

export type WritingDetail = Awaited<ReturnType<typeof selectDetail>>[number];

const isOwn = and(
  eq(writings.id, sql.placeholder('writingId')),
  eq(writings.student_id, sql.placeholder('studentId')),
);
const ownWriting = prepareOncePerPool((db) => selectDetail(db, isOwn, false).prepare('own_writing'));
const writingToSave = prepareOncePerPool((db) => selectDetail(db, isOwn, true).prepare('writing_to_save'));

export const findWritingDetail = async (
  db: Db,
  caller: Caller,
  writingId: number,
): Promise<WritingDetail | undefined> => {
  const found =
    caller.role === 'student'
      ? ownWriting(db).execute({ writingId, studentId: caller.id })
      : selectDetail(db, and(eq(writings.id, writingId), writingsVisibleTo(caller)), false);
  return (await found)[0];
};

export const findWritingToSave = async (
  db: Db,
  studentId: number,
  writingId: number,
): Promise<WritingDetail | undefined> => (await writingToSave(db).execute({ writingId, studentId }))[0];
