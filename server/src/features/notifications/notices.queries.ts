import { defaultSettings, type MailTopic } from '@inkling/contract';
import { and, count, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { type NoticeRow, notices, users } from '../../db/schema/index.ts';
import type { Window } from '../../http/paging.ts';

export interface NewNotice {
  user_id: number;
  topic: MailTopic;
  title: string;
  body: string;
  /** A path of our own, as screenPath gives it. */
  link?: string | null;
  /** Where the same may be said again (a job that runs twice): the person is told once per name. */
  told_once?: string | null;
}

/** Whether a person left the topic switched on; what they never touched follows the defaults. */
const wants = (topic: SQL): SQL =>
  sql`coalesce((u.settings->'notifications'->${topic}->>'in_app')::boolean,
    (${JSON.stringify(defaultSettings.notifications)}::jsonb->${topic}->>'in_app')::boolean)`;

/** One statement however many; leaves out whoever does not want the topic and whoever was told before. */
export const insertNotices = async (db: Db, rows: NewNotice[], now: Date): Promise<number> => {
  const { rows: made } = await db.execute(sql`
    insert into ${notices} (user_id, topic, title, body, link, told_once, created_at, updated_at)
    select n.user_id, n.topic, n.title, n.body, n.link, n.told_once, ${now.toISOString()}, ${now.toISOString()}
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as n(user_id int, topic text, title text, body text, link text, told_once text)
    join ${users} u on u.id = n.user_id
    where ${wants(sql`n.topic`)}
    on conflict do nothing
    returning id`);
  return made.length;
};

export type NoticeName = Pick<NewNotice, 'user_id' | 'topic'> & { told_once: string };
export type NoticeWords = Pick<NewNotice, 'title' | 'body'> & { link: string };

/** Holds the notice of this name until the transaction ends, made if need be; null for whoever does not want it. */
export const holdNotice = async (db: Db, name: NoticeName, now: Date): Promise<number | null> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into ${notices} (user_id, topic, title, body, told_once, created_at, updated_at)
    select u.id, ${name.topic}, '', '', ${name.told_once}, ${now.toISOString()}, ${now.toISOString()}
    from ${users} u where u.id = ${name.user_id} and ${wants(sql`${name.topic}::text`)}
    on conflict (user_id, told_once) do update set updated_at = excluded.updated_at
    returning id`);
  return rows[0]?.id ?? null;
};

/** Says it anew: unread, and on top of the others. */
export const retellNotice = async (db: Db, id: number, told: NoticeWords & { now: Date }): Promise<void> => {
  const { now, ...words } = told;
  await db
    .update(notices)
    .set({ ...words, created_at: now, updated_at: now, read_at: null })
    .where(eq(notices.id, id));
};

const matching = (userId: number, unread: boolean | undefined): SQL | undefined =>
  and(
    eq(notices.user_id, userId),
    unread === undefined ? undefined : unread ? isNull(notices.read_at) : isNotNull(notices.read_at),
  );

export const listNotices = (
  db: Db,
  userId: number,
  { unread, window }: { unread: boolean | undefined; window: Window },
): Promise<NoticeRow[]> =>
  db
    .select()
    .from(notices)
    .where(matching(userId, unread))
    .orderBy(desc(notices.created_at), desc(notices.id))
    .limit(window.limit)
    .offset(window.offset);

export const countNotices = async (db: Db, userId: number, unread: boolean | undefined): Promise<number> =>
  (await db.select({ total: count() }).from(notices).where(matching(userId, unread)))[0]?.total ?? 0;

export const markAllRead = async (db: Db, userId: number, now: Date): Promise<void> => {
  await db.update(notices).set({ read_at: now }).where(matching(userId, true));
};

/** Answers whether this person has such a notice; one that was read keeps its moment. */
export const markRead = async (
  db: Db,
  { userId, noticeId, now }: { userId: number; noticeId: number; now: Date },
): Promise<boolean> => {
  const changed = await db
    .update(notices)
    .set({ read_at: sql`coalesce(${notices.read_at}, ${now.toISOString()})` })
    .where(and(eq(notices.id, noticeId), eq(notices.user_id, userId)))
    .returning({ id: notices.id });
  return changed.length > 0;
};

export const deleteNoticesBefore = async (db: Db, moment: Date): Promise<void> => {
  await db.delete(notices).where(lt(notices.created_at, moment));
};
