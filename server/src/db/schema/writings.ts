import {
  type AiFeedback,
  activityTypes,
  alertSources,
  type CriterionFeedback,
  type CriterionResult,
  feedbackCategories,
  reportTargets,
  type Step,
  type StepEntry,
  unscoredReasons,
} from '@inkling/contract';
import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { baseColumns, timestamptz } from './columns.ts';
import { activities, challenges, courses, subjectColumn } from './teaching.ts';

export const writingStatus = pgEnum('writing_status', ['pending', 'progressing', 'completed']);
export const generatedStatus = pgEnum('generated_status', [
  'not_generated',
  'generating',
  'generated',
  'need_refresh',
  'failed',
]);
export const unscoredReason = pgEnum('unscored_reason', unscoredReasons);
export const coachKind = pgEnum('coach_kind', ['built-in', 'model']);

const writingId = () =>
  integer()
    .notNull()
    .references(() => writings.id, { onDelete: 'cascade' });

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
    /** The steps of a self-started writing; others follow their activity. */
    own_steps: jsonb().$type<Step[]>(),
    data: jsonb().$type<StepEntry[]>().notNull().default([]),
    /** The text of the last free-writing step: what is marked and shown. */
    content: text().notNull().default(''),
    /** Of the content, kept beside it so that lists never read the text. */
    word_count: integer().notNull().default(0),
    /** Counts saves; a save names the one it saw last. */
    version: integer().notNull().default(0),
    ai_scoring: real(),
    /** Why the coach gave none. */
    unscored: unscoredReason(),
    /** Set when a teacher replaced the coach's score. */
    teacher_scoring: real(),
    started_at: timestamptz(),
    completed_at: timestamptz(),
    /** Set while a teacher waits for another draft. */
    returned_at: timestamptz(),
    reviewed_at: timestamptz(),
    /** When it began to count against the family's plan; empty for work a teacher assigned. */
    counted_at: timestamptz(),
  },
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
    ),
    index('writings_activity_idx').on(
      table.activity_id,
      table.teacher_id,
      table.due_date.desc().nullsLast(),
      table.student_id,
      table.status,
    ),
    index('writings_course_idx').on(table.course_id, table.status),
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
    // One student's finished pieces, the newest first, and which of the others are late.
    index('writings_teacher_student_idx').on(
      table.teacher_id,
      table.student_id,
      table.status,
      table.completed_at.desc().nullsLast(),
      table.id.desc().nullsFirst(),
      table.due_date,
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

export const writingLogs = pgTable(
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

export const chats = pgTable('chats', {
  ...baseColumns,
  title: text().notNull(),
  target_type: text().notNull().default('Writing'),
  target_id: writingId().unique(),
  /** Set while a reply is being made, so that two sends never interleave. */
  busy_since: timestamptz(),
});

export const messageRole = pgEnum('message_role', ['user', 'assistant']);

export const chatMessages = pgTable(
  'chat_messages',
  {
    ...baseColumns,
    chat_id: integer()
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    role: messageRole().notNull(),
    content: text().notNull(),
    extra: jsonb()
      .$type<{
        step_id?: string;
        coach?: 'built-in' | 'model';
        cut?: boolean;
        caring?: boolean;
        opening?: boolean;
      }>()
      .notNull()
      .default({}),
  },
  (table) => [index('chat_messages_chat_id_idx').on(table.chat_id, table.id)],
);

export const aiFeedbacks = pgTable('ai_feedbacks', {
  ...baseColumns,
  writing_id: writingId().unique(),
  /** The one thing to do next, across all criteria. */
  next_step: jsonb().$type<AiFeedback['next_step']>(),
});

/** One row per criterion, so that each is stored the timestamptz it is ready. */
export const aiFeedbackItems = pgTable(
  'ai_feedback_items',
  {
    feedback_id: integer()
      .notNull()
      .references(() => aiFeedbacks.id, { onDelete: 'cascade' }),
    criterion: text({ enum: feedbackCategories }).notNull(),
    status: generatedStatus().notNull().default('not_generated'),
    output: jsonb().$type<CriterionFeedback>(),
    result: jsonb().$type<CriterionResult>(),
    coach: coachKind(),
    /** The writing's version this was made from. */
    made_from_version: integer(),
    updated_at: timestamptz().notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.feedback_id, table.criterion] })],
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

/** Who opened a child's work, for the parents to see. */
export const writingViews = pgTable(
  'writing_views',
  {
    ...baseColumns,
    writing_id: writingId(),
    viewer_id: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('writing_views_writing_id_idx').on(table.writing_id, table.id)],
);

export const achievementUnlocks = pgTable(
  'achievement_unlocks',
  {
    student_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rule_id: integer().notNull(),
    unlocked_at: timestamptz().notNull(),
  },
  (table) => [primaryKey({ columns: [table.student_id, table.rule_id] })],
);

export const alertSeverity = pgEnum('alert_severity', ['low', 'medium', 'high']);

/** Worries about a child, for the parent and the teachers. */
export const alerts = pgTable(
  'alerts',
  {
    ...baseColumns,
    student_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    writing_id: integer().references(() => writings.id, { onDelete: 'set null' }),
    severity: alertSeverity().notNull(),
    category: text().notNull(),
    /** The sentence that raised it. */
    excerpt: text().notNull(),
    source: text({ enum: alertSources }).notNull(),
  },
  (table) => [index('alerts_student_id_idx').on(table.student_id, table.id)],
);

export const alertAcknowledgements = pgTable(
  'alert_acknowledgements',
  {
    alert_id: integer()
      .notNull()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    note: text(),
    acknowledged_at: timestamptz().notNull(),
  },
  (table) => [primaryKey({ columns: [table.alert_id, table.user_id] })],
);

export const reportStatus = pgEnum('report_status', ['pending', 'completed', 'failed']);

export const activityReports = pgTable(
  'activity_reports',
  {
    ...baseColumns,
    teacher_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    student_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    target_type: text({ enum: reportTargets }).notNull(),
    target_id: integer().notNull(),
    start_date: date({ mode: 'string' }).notNull(),
    end_date: date({ mode: 'string' }).notNull(),
    status: reportStatus().notNull().default('pending'),
    report_result: text(),
  },
  (table) => [
    uniqueIndex('activity_reports_key').on(
      table.teacher_id,
      table.student_id,
      table.target_type,
      table.target_id,
      table.start_date,
      table.end_date,
    ),
    index('activity_reports_teacher_id_idx').on(table.teacher_id, table.id),
    index('activity_reports_student_id_idx').on(table.student_id),
  ],
);
