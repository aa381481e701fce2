import {
  activityTypes,
  type FeedbackCategory,
  type Step,
  type StepEntry,
  unscoredReasons,
} from '@inkling/contract';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgEnum, pgTable, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts-and-uploads.ts';
import { baseColumns, timestamptz } from './columns.ts';
import { activities, challenges, courses, subjectColumn } from './courses-and-activities.ts';

export const writingStatus = pgEnum('writing_status', ['pending', 'progressing', 'completed']);
export const unscoredReason = pgEnum('unscored_reason', unscoredReasons);

const writingId = () =>
  integer()
    .notNull()
    .references(() => writings.id, { onDelete: 'cascade' });

export type ShownVersions = Partial<Record<FeedbackCategory, number>>;

export const writings = pgTable(
  'writings',
  {
    ...baseColumns,
    student_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    activity_id: integer().references(() => activities.id, { onDelete: 'set null' }),
    course_id: integer().references(() => courses.id, { onDelete: 'set null' }),
    challenge_id: integer().references(() => challenges.id, { onDelete: 'set null' }),
    /** Whose course, challenge or activity it was written for; empty for what a child began alone. */
    teacher_id: integer().references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    subject: subjectColumn().notNull().default('writing'),
    writing_type: text({ enum: activityTypes }).notNull(),
    grade_level: integer(),
    status: writingStatus().notNull().default('pending'),
    due_date: date({ mode: 'string' }),
    /** When it was due before its student alone was given more time; empty where nobody was. */
    usual_due_date: date({ mode: 'string' }),
    /** The steps of a self-started writing; others follow their activity. */
    own_steps: jsonb().$type<Step[]>(),
    data: jsonb().$type<StepEntry[]>().notNull().default([]),
    /** The text of the last free-writing step: what is marked and shown. */
    content: text().notNull().default(''),
    /** Of the content, kept beside it so that lists never read the text. */
    word_count: integer().notNull().default(0),
    /** Counts saves; a save names the one it saw last. */
    version: integer().notNull().default(0),
    /** The version that was last read for signs of a child in trouble. */
    checked_version: integer().notNull().default(0),
    ai_scoring: real(),
    /** Of the first draft the coach read, by the coach that gave the score above; empty until it read a second. */
    first_scoring: real(),
    /** Why the coach gave none. */
    unscored: unscoredReason(),
    /** Set when a teacher replaced the coach's score. */
    teacher_scoring: real(),
    started_at: timestamptz(),
    completed_at: timestamptz(),
    /** Set while a teacher waits for another draft. */
    returned_at: timestamptz(),
    times_returned: integer().notNull().default(0),
    /** When a teacher last said that it is looked at; older than the completion once it is handed in again. */
    reviewed_at: timestamptz(),
    /** When a teacher last said something about it: the child reads that before the review is done. */
    commented_at: timestamptz(),
    /** The newest draft whose feedback a teacher has confirmed: by marks, a score, returning it, calling it reviewed or approving it unfinished. */
    approved_version: integer(),
    /** By criterion the newest draft whose feedback the child could read before the teacher chose to read first. */
    shown_versions: jsonb().$type<ShownVersions>().notNull().default({}),
    /** When it began to count against the family's plan; empty for work a teacher assigned. */
    counted_at: timestamptz(),
  },
  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of indexes has no seam to cut at
  (table) => [
    uniqueIndex('writings_assignment_key')
      .on(
        table.student_id,
        table.activity_id,
        sql`coalesce(${table.course_id}, 0)`,
        sql`coalesce(${table.challenge_id}, 0)`,
      )
      // Work whose courses are deleted keeps its activity: two such pieces of one student may stand side by side.
      .where(
        sql`${table.activity_id} is not null and (${table.course_id} is not null or ${table.challenge_id} is not null)`,
      ),
    // All that a child's or a family's list reads to find its page.
    index('writings_student_idx').on(
      table.student_id,
      table.updated_at,
      table.id,
      table.status,
      table.course_id,
      table.challenge_id,
      table.title,
      // What is to be finished next.
      table.due_date,
    ),
    index('writings_activity_idx').on(
      table.activity_id,
      table.teacher_id,
      table.due_date.desc().nullsLast(),
      table.student_id,
      table.status,
    ),
    index('writings_unchecked_idx').on(table.id).where(sql`${table.version} <> ${table.checked_version}`),
    index('writings_course_idx').on(table.course_id, table.status, table.id),
    index('writings_challenge_idx').on(table.challenge_id, table.status),
    // A teacher's lists in each of their orders; state and student are there so that no text is touched to pass a row over.
    index('writings_teacher_recent_idx').on(
      table.teacher_id,
      table.updated_at,
      table.id,
      table.student_id,
      table.status,
      // What a search by name comes down to.
      table.activity_id,
      table.course_id,
      table.challenge_id,
    ),
    index('writings_teacher_due_idx').on(
      table.teacher_id,
      table.due_date.desc().nullsLast(),
      table.id.desc().nullsFirst(),
      table.student_id,
      table.status,
    ),
    index('writings_teacher_score_idx').on(
      table.teacher_id,
      sql`coalesce(${table.teacher_scoring}, ${table.ai_scoring}) desc nulls last`,
      table.id.desc().nullsFirst(),
      table.student_id,
      table.status,
    ),
    // What waits for a teacher: few rows however many there are in a year.
    index('writings_to_review_idx')
      .on(
        table.teacher_id,
        table.completed_at,
        table.id,
        table.student_id,
        table.times_returned,
        table.course_id,
      )
      .where(
        sql`${table.status} = 'completed' and (${table.reviewed_at} is null or ${table.reviewed_at} < ${table.completed_at})`,
      ),
    index('writings_unfinished_idx')
      .on(table.teacher_id, table.due_date, table.student_id)
      .where(sql`${table.status} <> 'completed'`),
    // One student's finished pieces, the newest first, and which of the others are late; also in a search by name.
    index('writings_teacher_student_idx').on(
      table.teacher_id,
      table.student_id,
      table.status,
      table.completed_at.desc().nullsLast(),
      table.id.desc().nullsFirst(),
      table.due_date,
      table.updated_at,
    ),
    // The newest marked piece of each student of a class.
    index('writings_marked_idx')
      .on(
        table.teacher_id,
        table.student_id,
        table.completed_at.desc().nullsLast(),
        table.id.desc().nullsFirst(),
        table.ai_scoring,
        table.version,
        table.course_id,
      )
      .where(
        sql`${table.status} = 'completed' and (${table.ai_scoring} is not null or ${table.approved_version} is not null)`,
      ),
  ],
);
export type WritingRow = typeof writings.$inferSelect;

export const revisionReason = pgEnum('revision_reason', [
  'interval',
  'cleared',
  'conflict',
  'restored',
  'feedback',
  'completed',
  'returned',
]);

/** Earlier drafts: kept every so often and before anything is replaced. */
export const writingRevisions = pgTable(
  'writing_revisions',
  {
    ...baseColumns,
    writing_id: writingId(),
    version: integer().notNull(),
    reason: revisionReason().notNull(),
    data: jsonb().$type<StepEntry[]>().notNull(),
    content: text().notNull(),
    word_count: integer().notNull(),
  },
  (table) => [index('writing_revisions_writing_id_idx').on(table.writing_id, table.id)],
);

export const timeLogs = pgTable(
  'writing_logs',
  {
    ...baseColumns,
    writing_id: writingId(),
    step: text().notNull(),
    started_at: timestamptz().notNull(),
    /** Seconds. */
    spent_time: integer().notNull().default(0),
    data: jsonb().$type<{ id: string; type: string; title: string }>().notNull(),
  },
  (table) => [index('writing_logs_writing_id_idx').on(table.writing_id, table.id)],
);

export const reviewAction = pgEnum('review_action', ['comment', 'score', 'return', 'reviewed']);

export const writingReviews = pgTable(
  'writing_reviews',
  {
    ...baseColumns,
    writing_id: writingId(),
    reviewer_id: integer().references(() => users.id, { onDelete: 'set null' }),
    action: reviewAction().notNull(),
    comment: text(),
    passage: jsonb().$type<{ start: number; end: number; quote: string }>(),
    score: real(),
    reason: text(),
  },
  (table) => [index('writing_reviews_writing_id_idx').on(table.writing_id, table.id)],
);
