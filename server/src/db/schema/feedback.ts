import {
  type AiFeedback,
  type CriterionFeedback,
  type CriterionResult,
  feedbackCategories,
} from '@inkling/contract';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { baseColumns, timestamptz } from './columns.ts';
import { writings } from './writings.ts';

export const generatedStatus = pgEnum('generated_status', [
  'not_generated',
  'generating',
  'generated',
  'need_refresh',
  'failed',
]);
export const coachKind = pgEnum('coach_kind', ['built-in', 'model']);

export const aiFeedbacks = pgTable('ai_feedbacks', {
  ...baseColumns,
  writing_id: integer()
    .notNull()
    .references(() => writings.id, { onDelete: 'cascade' })
    .unique(),
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
