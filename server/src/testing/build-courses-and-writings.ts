import type { ActivityType, Step } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import {
  activities,
  activityTypeRows,
  challengeActivities,
  challengeParticipants,
  challenges,
  chats,
  courseActivities,
  courses,
  enrollments,
  type UserRow,
  type WritingRow,
  writings,
} from '../db/schema/index.ts';
import { defaultWorkflows } from '../features/workflows/index.ts';
import { buildStudent, buildUser } from './build-user.ts';

let count = 0;
const nextNumber = (): number => {
  count += 1;
  return count;
};

const first = <Row>(rows: Row[]): Row => {
  const [row] = rows;
  if (!row) throw new Error('insert returned no row');
  return row;
};

const teacherOf = async (db: Db, teacher_id: number | undefined): Promise<number> =>
  teacher_id ?? (await buildUser(db, { role: 'teacher' })).id;

export const buildCourse = async (db: Db, overrides: Partial<typeof courses.$inferInsert> = {}) => {
  const number = nextNumber();
  const row = {
    teacher_id: await teacherOf(db, overrides.teacher_id),
    title: `Course ${number}`,
    description: 'A course',
    subject: 'writing' as const,
    learning_goal: 'To write',
    estimated_time: 4,
    estimated_time_unit: 'weeks' as const,
    code: String(10_000_000 + number),
    ...overrides,
  };
  return first(await db.insert(courses).values(row).returning());
};

/** The kind of this key, made when it is not there yet. */
export const buildActivityType = async (db: Db, key: ActivityType = 'narrative'): Promise<number> =>
  first(
    await db
      .insert(activityTypeRows)
      .values({ key, name: key })
      .onConflictDoUpdate({ target: activityTypeRows.key, set: { key } })
      .returning({ id: activityTypeRows.id }),
  ).id;

const steps: Step[] = defaultWorkflows.narrative;

/** A published activity, in the courses and challenges named. */
export const buildActivity = async (
  db: Db,
  {
    course_id,
    challenge_id,
    ...overrides
  }: Partial<typeof activities.$inferInsert> & { course_id?: number; challenge_id?: number } = {},
) => {
  const row = {
    teacher_id: await teacherOf(db, overrides.teacher_id),
    title: `Activity ${nextNumber()}`,
    description: 'An activity',
    requirements: '<p>Write</p>',
    status: 'published' as const,
    steps,
    ...overrides,
  };
  const activity = first(await db.insert(activities).values(row).returning());
  if (course_id) await db.insert(courseActivities).values({ course_id, activity_id: activity.id });
  if (challenge_id) await db.insert(challengeActivities).values({ challenge_id, activity_id: activity.id });
  return activity;
};

/** A challenge that runs for ever unless dated. */
export const buildChallenge = async (db: Db, overrides: Partial<typeof challenges.$inferInsert> = {}) => {
  const row = {
    teacher_id: await teacherOf(db, overrides.teacher_id),
    title: `Challenge ${nextNumber()}`,
    brief: 'A challenge',
    description: 'A challenge',
    requirements: '',
    start_date: '2020-01-01',
    end_date: '2090-01-01',
    estimated_time: 30,
    ...overrides,
  };
  return first(await db.insert(challenges).values(row).returning());
};

export const buildEnrollment = async (db: Db, course_id: number, student_id: number): Promise<void> => {
  await db.insert(enrollments).values({ course_id, student_id }).onConflictDoNothing();
};

export const buildParticipant = async (db: Db, challenge_id: number, student_id: number): Promise<void> => {
  await db.insert(challengeParticipants).values({ challenge_id, student_id }).onConflictDoNothing();
};

type NewWriting = Partial<typeof writings.$inferInsert>;

/** The teacher of the course, challenge or activity a writing is for. */
const teacherOfWork = async (db: Db, { course_id, challenge_id, activity_id }: NewWriting) => {
  const places = [
    { table: courses, id: course_id },
    { table: challenges, id: challenge_id },
    { table: activities, id: activity_id },
  ];
  for (const { table, id } of places)
    if (id)
      return first(await db.select({ teacher_id: table.teacher_id }).from(table).where(eq(table.id, id)))
        .teacher_id;
  return null;
};

/** A writing under way, of a student of its own unless named, who is in its course or challenge. */
export const buildWriting = async (db: Db, overrides: NewWriting = {}): Promise<WritingRow> => {
  const row = {
    student_id: overrides.student_id ?? (await buildStudent(db)).id,
    title: `Writing ${nextNumber()}`,
    writing_type: 'narrative' as const,
    status: 'progressing' as const,
    started_at: new Date(),
    teacher_id: await teacherOfWork(db, overrides),
    ...(!overrides.activity_id && { own_steps: steps }),
    ...overrides,
  };
  const writing = first(await db.insert(writings).values(row).returning());
  if (row.course_id) await buildEnrollment(db, row.course_id, row.student_id);
  if (row.challenge_id) await buildParticipant(db, row.challenge_id, row.student_id);
  await db.insert(chats).values({ title: writing.title, target_id: writing.id });
  return writing;
};

export const readWritingRow = async (db: Db, writingId: number): Promise<WritingRow> =>
  first(await db.select().from(writings).where(eq(writings.id, writingId)));

export const listWritingRows = (db: Db, student: Pick<UserRow, 'id'>): Promise<WritingRow[]> =>
  db.select().from(writings).where(eq(writings.student_id, student.id)).orderBy(writings.id);
