import {
  type Advice,
  type AiFeedback,
  adviceOutcomes,
  type CriterionFeedback,
  type CriterionResult,
  childAdviceAnswers,
  criteria,
  feedbackCategories,
  type NotCounted,
  type RoundMark,
} from '@inkling/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { users } from './accounts-and-uploads.ts';
import { baseColumns, timestamptz } from './columns.ts';
import { unscoredReason, writings } from './writings.ts';

export const generatedStatus = pgEnum('generated_status', [
  'not_generated',
  'generating',
  'generated',
  'need_refresh',
  'failed',
]);
export const feedbackSourceColumn = pgEnum('coach_kind', ['built-in', 'model']);

export const aiFeedbacks = pgTable('ai_feedbacks', {
  ...baseColumns,
  writing_id: integer()
    .notNull()
    .references(() => writings.id, { onDelete: 'cascade' })
    .unique(),
  /** The one thing to do next, across all criteria. */
  next_step: jsonb().$type<AiFeedback['next_step']>(),
  /** What earned nothing and why, for adults. */
  not_counted: jsonb().$type<NotCounted[]>().notNull().default([]),
});

/** One row per criterion, so that each is stored the moment it is ready. */
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
    coach: feedbackSourceColumn(),
    /** The writing's version this was made from. */
    made_from_version: integer(),
    /** Lines that a teacher keeps from the child and the parents, word for word. */
    left_out: jsonb().$type<string[]>().notNull().default([]),
    updated_at: timestamptz().notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.feedback_id, table.criterion] })],
);

/** What the coach said to one draft, kept for good: the tables above hold only the newest words. */
export const feedbackRounds = pgTable(
  'feedback_rounds',
  {
    ...baseColumns,
    writing_id: integer()
      .notNull()
      .references(() => writings.id, { onDelete: 'cascade' }),
    /** 1 is the first attempt, the others are revisions. */
    number: integer().notNull(),
    /** Of the draft that was read, and its text. */
    version: integer().notNull(),
    content: text().notNull(),
    words: integer().notNull(),
    marks: jsonb().$type<RoundMark[]>().notNull(),
    /** The draft before as this coach marks it; empty in the first round. */
    marks_before: jsonb().$type<RoundMark[]>(),
    overall: real(),
    unscored: unscoredReason(),
    /** Which state of the marking code gave the marks. */
    coach_version: text().notNull(),
  },
  (table) => [uniqueIndex('feedback_rounds_writing_key').on(table.writing_id, table.number)],
);

/**
 * What a teacher gives a draft on one criterion, beside the coach's mark, which stays. A draft is known by its version:
 * finished work keeps it, and returned work has another. Two teachers have a row each.
 */
export const teacherMarks = pgTable(
  'teacher_marks',
  {
    ...baseColumns,
    writing_id: integer()
      .notNull()
      .references(() => writings.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** In which the coach read the same draft; empty where it never did. */
    round_id: integer().references(() => feedbackRounds.id, { onDelete: 'set null' }),
    teacher_id: integer().references(() => users.id, { onDelete: 'set null' }),
    criterion: text({ enum: criteria }).notNull(),
    mark: integer().notNull(),
    maximum: integer().notNull(),
    /** The mark that was given before the teacher saw the coach's; a later change leaves it as it was. */
    blind_mark: integer(),
    reason: text(),
    /** Since when the coach's mark holds again; the row stays, as what was given blind goes on counting. */
    taken_back_at: timestamptz(),
  },
  (table) => [
    uniqueIndex('teacher_marks_key').on(table.writing_id, table.version, table.teacher_id, table.criterion),
    index('teacher_marks_teacher_idx').on(table.teacher_id, table.writing_id),
    index('teacher_marks_round_idx').on(table.round_id),
  ],
);

/**
 * Of which drafts a teacher was sent the coach's marks before giving their own, on whatever screen: what they give from
 * then on is no longer blind.
 */
export const seenCoachMarks = pgTable(
  'seen_coach_marks',
  {
    writing_id: integer()
      .notNull()
      .references(() => writings.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    teacher_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.writing_id, table.teacher_id, table.version] }),
    index('seen_coach_marks_teacher_idx').on(table.teacher_id),
  ],
);

/** A teacher's own words for comments. */
export const commentPhrases = pgTable(
  'comment_phrases',
  {
    ...baseColumns,
    teacher_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    criterion: text({ enum: criteria }),
    text: text().notNull(),
    is_praise: boolean().notNull().default(false),
  },
  (table) => [index('comment_phrases_teacher_idx').on(table.teacher_id, table.id)],
);

export const adviceAnswer = pgEnum('advice_answer', childAdviceAnswers);
export const adviceOutcome = pgEnum('advice_outcome', adviceOutcomes);

export const feedbackAdvice = pgTable(
  'feedback_advice',
  {
    ...baseColumns,
    round_id: integer()
      .notNull()
      .references(() => feedbackRounds.id, { onDelete: 'cascade' }),
    criterion: text({ enum: criteria }).notNull(),
    rule: text().notNull(),
    text: text().notNull(),
    passage: jsonb().$type<Advice['passage']>(),
    /** The words the rule is about, such as those to spell again. */
    words: jsonb().$type<string[]>().notNull(),
    answer: adviceAnswer(),
    outcome: adviceOutcome(),
    /** What stands there in the next draft. */
    after: text(),
    /** The number of the round in whose draft that was found. */
    judged_in: integer(),
  },
  (table) => [index('feedback_advice_round_id_idx').on(table.round_id, table.id)],
);
