import {
  activityTimeUnits,
  activityTypes,
  criteria,
  durationUnits,
  type Step,
  templateStatuses,
} from '@inkling/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { uploads, users } from './accounts-and-uploads.ts';
import { baseColumns, timestamptz } from './columns.ts';

export const subjectColumn = pgEnum('subject', ['writing', 'wellbeing']);
export const courseOrChallengeStatus = pgEnum('run_status', ['active', 'upcoming', 'past', 'archived']);
export const activityStatus = pgEnum('activity_status', ['draft', 'published', 'archived']);
export const participantStatus = pgEnum('participant_status', ['joined', 'completed']);

const teacherId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const studentId = teacherId;
const textList = () => text().array().notNull().default(sql`'{}'`);
const gradeLevels = () => integer().array().notNull().default(sql`'{}'`);

export const courses = pgTable(
  'courses',
  {
    ...baseColumns,
    teacher_id: teacherId(),
    title: text().notNull(),
    description: text().notNull(),
    subject: subjectColumn().notNull(),
    learning_goal: text().notNull(),
    grade_levels: gradeLevels(),
    skills: textList(),
    estimated_time: integer().notNull(),
    estimated_time_unit: text({ enum: durationUnits }).notNull(),
    code: text().notNull().unique(),
    status: courseOrChallengeStatus().notNull().default('active'),
    badge_and_reward: text(),
    /** What the coach says on these waits until the teacher has confirmed it. */
    held_criteria: text({ enum: criteria }).array().notNull().default(sql`'{}'`),
  },
  (table) => [
    index('courses_teacher_id_idx').on(table.teacher_id, table.status),
    // Few hold something back, and every mark that is shown asks.
    index('courses_held_idx').on(table.id).where(sql`${table.held_criteria} <> '{}'`),
  ],
);

export const enrollments = pgTable(
  'enrollments',
  {
    ...baseColumns,
    course_id: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    student_id: studentId(),
    /** Its number in the school's roster, which then also ends it; null for one that was made by hand. */
    roster_id: text(),
  },
  (table) => [
    uniqueIndex('enrollments_key').on(table.course_id, table.student_id),
    index('enrollments_student_id_idx').on(table.student_id, table.course_id),
  ],
);

/** Students a teacher made or took on without a class. */
export const teacherStudents = pgTable(
  'teacher_students',
  {
    teacher_id: teacherId(),
    student_id: studentId(),
    created_at: timestamptz().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.teacher_id, table.student_id] }),
    index('teacher_students_student_id_idx').on(table.student_id),
  ],
);

/** A row for each activity type; columns and API call it a kind. */
export const activityTypeRows = pgTable('activity_kinds', {
  ...baseColumns,
  name: text().notNull(),
  key: text({ enum: activityTypes }).notNull().unique(),
});

export const workflowTemplates = pgTable('workflow_templates', {
  ...baseColumns,
  name: text().notNull().unique(),
  activity_kind_id: integer()
    .notNull()
    .references(() => activityTypeRows.id, { onDelete: 'cascade' }),
  status: text({ enum: templateStatuses }).notNull().default('active'),
  steps: jsonb().$type<Step[]>().notNull(),
});

export const activities = pgTable(
  'activities',
  {
    ...baseColumns,
    teacher_id: teacherId(),
    title: text().notNull(),
    description: text().notNull(),
    requirements: text().notNull(),
    subject: subjectColumn().notNull().default('writing'),
    activity_kind_id: integer().references(() => activityTypeRows.id),
    activity_type: text({ enum: activityTypes }).notNull().default('narrative'),
    status: activityStatus().notNull().default('draft'),
    bookmarked: boolean().notNull().default(false),
    content: text(),
    grade_levels: gradeLevels(),
    skill_list: textList(),
    estimated_time: integer().notNull().default(1),
    estimated_time_unit: text({ enum: activityTimeUnits }).notNull().default('minute'),
    due_date: date({ mode: 'string' }),
    due_days: integer(),
    steps: jsonb().$type<Step[]>().notNull().default([]),
    instructions: jsonb().$type<{ title: string; description: string }[]>().notNull().default([]),
    resources: jsonb().$type<{ title: string; url: string }[]>().notNull().default([]),
    badge: text(),
    /** Whether children may ask for spelling and grammar hints while drafting. */
    hints_allowed: boolean().notNull().default(true),
    /** Whether their devices may capitalise, correct and underline, for children who need it. */
    keyboard_help: boolean().notNull().default(false),
    /** Whether children see what the coach says only once the teacher has approved it. */
    holds_feedback: boolean().notNull().default(false),
    /** Whether only the students in `activity_students` get it; kept apart, as the last of them may leave. */
    for_chosen_students: boolean().notNull().default(false),
    /** When a draft is published by itself. */
    publish_at: timestamptz(),
  },
  (table) => [
    index('activities_teacher_id_idx').on(table.teacher_id, table.status),
    index('activities_publish_at_idx')
      .on(table.publish_at)
      .where(sql`${table.status} = 'draft' and ${table.publish_at} is not null`),
    index('activities_held_idx').on(table.id).where(sql`${table.holds_feedback}`),
    check('activities_due_check', sql`${table.due_date} is null or ${table.due_days} is null`),
  ],
);

export const activityImages = pgTable(
  'activity_images',
  {
    activity_id: integer()
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    upload_id: integer()
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.activity_id, table.upload_id] })],
);

/** Who gets an activity that isn't for everybody in its courses. */
export const activityStudents = pgTable(
  'activity_students',
  {
    activity_id: integer()
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    student_id: studentId(),
  },
  (table) => [
    primaryKey({ columns: [table.activity_id, table.student_id] }),
    index('activity_students_student_id_idx').on(table.student_id),
  ],
);

export const courseActivities = pgTable(
  'course_activities',
  {
    course_id: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    activity_id: integer()
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.course_id, table.activity_id] }),
    index('course_activities_activity_id_idx').on(table.activity_id),
  ],
);

export const challenges = pgTable(
  'challenges',
  {
    ...baseColumns,
    teacher_id: teacherId(),
    title: text().notNull(),
    brief: text().notNull(),
    description: text().notNull(),
    requirements: text().notNull(),
    start_date: date({ mode: 'string' }).notNull(),
    end_date: date({ mode: 'string' }).notNull(),
    status: courseOrChallengeStatus().notNull().default('active'),
    subject: subjectColumn().notNull().default('writing'),
    grade_levels: gradeLevels(),
    estimated_time: integer().notNull(),
    estimated_time_unit: text({ enum: durationUnits }).notNull().default('minutes'),
    skill_list: textList(),
    difficulty_list: textList(),
    exam_list: textList(),
    challengeType: text(),
    reward_type: text(),
    reward_value: text(),
    cover_id: integer().references(() => uploads.id, { onDelete: 'set null' }),
    logo_id: integer().references(() => uploads.id, { onDelete: 'set null' }),
    banner_id: integer().references(() => uploads.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('challenges_teacher_id_idx').on(table.teacher_id),
    index('challenges_dates_idx').on(table.start_date, table.end_date),
    check('challenges_dates_check', sql`${table.start_date} <= ${table.end_date}`),
  ],
);

export const challengeFiles = pgTable(
  'challenge_files',
  {
    challenge_id: integer()
      .notNull()
      .references(() => challenges.id, { onDelete: 'cascade' }),
    upload_id: integer()
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.challenge_id, table.upload_id] })],
);

export const challengeActivities = pgTable(
  'challenge_activities',
  {
    challenge_id: integer()
      .notNull()
      .references(() => challenges.id, { onDelete: 'cascade' }),
    activity_id: integer()
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.challenge_id, table.activity_id] }),
    index('challenge_activities_activity_id_idx').on(table.activity_id),
  ],
);

export const challengeParticipants = pgTable(
  'challenge_participants',
  {
    ...baseColumns,
    challenge_id: integer()
      .notNull()
      .references(() => challenges.id, { onDelete: 'cascade' }),
    student_id: studentId(),
    status: participantStatus().notNull().default('joined'),
  },
  (table) => [
    uniqueIndex('challenge_participants_key').on(table.challenge_id, table.student_id),
    index('challenge_participants_student_id_idx').on(table.student_id),
  ],
);
