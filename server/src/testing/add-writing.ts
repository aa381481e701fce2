import type { FeedbackCategory } from '@inkling/contract';
import { and, eq } from 'drizzle-orm';
import {
  activities,
  aiFeedbackItems,
  aiFeedbacks,
  chatMessages,
  chats,
  users,
  type writings,
} from '../db/schema/index.ts';
import type { Deps } from '../deps.ts';
import { buildWriting } from './build-courses-and-writings.ts';
import { buildStudent, buildUser, signInAs } from './build-user.ts';

export interface NewWriting extends Partial<Omit<typeof writings.$inferInsert, 'started_at'>> {
  /** The title of an activity of the demo school; without it, the writing belongs to no activity. */
  activity?: string;
  /** Somebody of the demo school; a new student without. */
  screen_name?: string;
  /** How many messages are already in its chat. */
  messages?: number;
  /** What the coach could not give feedback on. */
  failed?: FeedbackCategory[];
}

export interface AddedWriting {
  writing_id: number;
  screen_name: string;
  token: string;
}

const one = <Row>(rows: Row[], what: string): Row => {
  const [row] = rows;
  if (!row) throw new Error(`the demo school has no ${what}`);
  return row;
};

/** Named by chance: the counting of the factories starts over with a restarted server. */
const newStudent = async ({ db }: Deps) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const parent = await buildUser(db, {
    role: 'parent',
    screen_name: `parent_${mark}`,
    email: `parent_${mark}@example.test`,
  });
  return buildStudent(db, { parent_id: parent.id, screen_name: `child_${mark}` });
};

const studentOf = async (deps: Deps, name: string | undefined) =>
  name ? one(await deps.db.select().from(users).where(eq(users.screen_name, name)), name) : newStudent(deps);

const activityOf = async ({ db }: Deps, title: string | undefined) =>
  title && one(await db.select().from(activities).where(eq(activities.title, title)), title);

const fillChat = async ({ db, clock }: Deps, writingId: number, count: number): Promise<void> => {
  const ofWriting = and(eq(chats.target_id, writingId), eq(chats.target_type, 'Writing'));
  const chat = one(await db.select().from(chats).where(ofWriting), 'chat');
  const rows = Array.from({ length: count }, (_, index) => ({
    chat_id: chat.id,
    role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content: `Message ${index + 1}`,
    extra: {},
    created_at: new Date(clock.now().getTime() - (count - index) * 1000),
  }));
  if (rows.length > 0) await db.insert(chatMessages).values(rows);
};

const failFeedback = async (
  { db }: Deps,
  writing_id: number,
  criteria: FeedbackCategory[],
): Promise<void> => {
  if (criteria.length === 0) return;
  const { id: feedback_id } = one(
    await db.insert(aiFeedbacks).values({ writing_id }).returning(),
    'feedback just added',
  );
  const rows = criteria.map((criterion) => ({ feedback_id, criterion, status: 'failed' as const }));
  await db.insert(aiFeedbackItems).values(rows);
};

/** A writing and its student, signed in. */
export const addWriting = async (
  deps: Deps,
  { activity: title, screen_name, messages = 0, failed = [], ...overrides }: NewWriting,
): Promise<AddedWriting> => {
  const student = await studentOf(deps, screen_name);
  const activity = await activityOf(deps, title);
  const writing = await buildWriting(deps.db, {
    student_id: student.id,
    ...(activity && {
      activity_id: activity.id,
      title: activity.title,
      writing_type: activity.activity_type,
      subject: activity.subject,
    }),
    ...(overrides.status === 'completed' && { completed_at: deps.clock.now() }),
    ...overrides,
  });
  await fillChat(deps, writing.id, messages);
  await failFeedback(deps, writing.id, failed);
  return {
    writing_id: writing.id,
    screen_name: student.screen_name,
    token: await signInAs(deps, student),
  };
};
