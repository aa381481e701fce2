import { type IdeaCard, quickReply } from '@inkling/contract';
import { and, asc, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { activities, chatMessages, chats, users, writings } from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';
import type { PageRange } from '../../http/paging.ts';
import { writingsVisibleTo } from '../writings/index.ts';

export type MessageRow = typeof chatMessages.$inferSelect;
type Extra = MessageRow['extra'];

/** The writing behind a chat, if the caller sees it. */
export const findChat = async (db: Db, caller: Caller, chatId: number) => {
  const [row] = await db
    .select({
      chat: chats,
      writing: writings,
      student: users,
      activity: { title: activities.title, description: activities.description, steps: activities.steps },
    })
    .from(chats)
    .innerJoin(writings, eq(writings.id, chats.target_id))
    .innerJoin(users, eq(users.id, writings.student_id))
    .leftJoin(activities, eq(activities.id, writings.activity_id))
    .where(and(eq(chats.id, chatId), writingsVisibleTo(caller)));
  return row;
};
export type ChatWithWriting = NonNullable<Awaited<ReturnType<typeof findChat>>>;

export const listMessages = async (
  db: Db,
  chatId: number,
  { pageRange, oldestFirst }: { pageRange: Pick<PageRange, 'limit' | 'offset'>; oldestFirst: boolean },
): Promise<MessageRow[]> => {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.chat_id, chatId))
    .orderBy(oldestFirst ? asc(chatMessages.id) : desc(chatMessages.id))
    .limit(pageRange.limit)
    .offset(pageRange.offset);
  return rows.map(withKnownOffers);
};

/** An earlier release may have offered what nobody can do any more. */
const withKnownOffers = (row: MessageRow): MessageRow => {
  const { offers, ...extra } = row.extra;
  return !offers || quickReply.array().safeParse(offers).success ? row : { ...row, extra };
};

export const countMessages = async (db: Db, chatId: number): Promise<number> =>
  (await db.select({ total: count() }).from(chatMessages).where(eq(chatMessages.chat_id, chatId)))[0]
    ?.total ?? 0;

export const findOpeningMessage = async (
  db: Db,
  chatId: number,
  stepId: string,
): Promise<MessageRow | undefined> =>
  (
    await db
      .select()
      .from(chatMessages)
      .where(
        and(
          eq(chatMessages.chat_id, chatId),
          sql`${chatMessages.extra} @> ${JSON.stringify({ opening: true, step_id: stepId })}::jsonb`,
        ),
      )
  )[0];

export const insertMessage = async (
  db: Db,
  row: Pick<MessageRow, 'chat_id' | 'role' | 'content'> & { extra: Extra; now: Date },
): Promise<MessageRow> => {
  const { now, ...values } = row;
  const [created] = await db
    .insert(chatMessages)
    .values({ ...values, created_at: now, updated_at: now })
    .returning();
  if (!created) throw new Error('insert returned no row');
  return created;
};

export const updateMessage = async (
  db: Db,
  messageId: number,
  change: { content: string; extra: Extra; now: Date },
): Promise<MessageRow | undefined> =>
  (
    await db
      .update(chatMessages)
      .set({ content: change.content, extra: change.extra, updated_at: change.now })
      .where(eq(chatMessages.id, messageId))
      .returning()
  )[0];

export const deleteMessage = async (db: Db, messageId: number): Promise<void> => {
  await db.delete(chatMessages).where(eq(chatMessages.id, messageId));
};

/** Takes the chat for one reply; false while another is being made. A process that died gives it back by time. */
export const markChatBusy = async (
  db: Db,
  chatId: number,
  { now, staleBefore }: { now: Date; staleBefore: Date },
) => {
  const taken = await db
    .update(chats)
    .set({ busy_since: now })
    .where(and(eq(chats.id, chatId), or(isNull(chats.busy_since), lt(chats.busy_since, staleBefore))))
    .returning({ id: chats.id });
  return taken.length > 0;
};

export const markChatFree = async (db: Db, chatId: number): Promise<void> => {
  await db.update(chats).set({ busy_since: null }).where(eq(chats.id, chatId));
};

export const lockCards = async (db: Db, chatId: number): Promise<IdeaCard[]> =>
  (await db.select({ cards: chats.cards }).from(chats).where(eq(chats.id, chatId)).for('update'))[0]?.cards ??
  [];

export const saveCards = async (db: Db, chatId: number, cards: IdeaCard[]): Promise<void> => {
  await db.update(chats).set({ cards }).where(eq(chats.id, chatId));
};

export const lockChatRow = async (db: Db, chatId: number): Promise<void> => {
  await db.select({ id: chats.id }).from(chats).where(eq(chats.id, chatId)).for('update');
};
