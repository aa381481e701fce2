import { type BellTopic, defaultSettings } from '@inkling/contract';
import { and, count, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { type NotificationRow, notifications, type Translations, users } from '../../db/schema/index.ts';
import type { PageRange } from '../../http/paging.ts';

export interface NewNotification {
  user_id: number;
  topic: BellTopic;
  /** The child that `{child}` in the words stands for. */
  child_id?: number;
  title: string;
  body: string;
  /** The same for a parent who reads another language. */
  translations?: Translations;
  /** A path of our own, as screenPath gives it. */
  link?: string | null;
  /** Two notifications of one person with the same key are one: a job may run twice. */
  dedupe_key?: string | null;
}

/** Whether a person left the topic switched on; what they never touched follows the defaults, and what has no switch comes. */
const wants = (topic: SQL): SQL =>
  sql`coalesce((u.settings->'notifications'->${topic}->>'in_app')::boolean,
    (${JSON.stringify(defaultSettings.notifications)}::jsonb->${topic}->>'in_app')::boolean, true)`;

/** One statement for any number of rows; skips people who switched the topic off and duplicate keys. */
export const insertNotifications = async (db: Db, rows: NewNotification[], now: Date): Promise<number> => {
  const { rows: made } = await db.execute(sql`
    insert into ${notifications} (user_id, topic, child_id, title, body, translations, link, dedupe_key, created_at, updated_at)
    select n.user_id, n.topic, n.child_id, n.title, n.body, n.translations, n.link, n.dedupe_key, ${now.toISOString()}, ${now.toISOString()}
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as n(user_id int, topic text, child_id int, title text, body text, translations jsonb, link text, dedupe_key text)
    join ${users} u on u.id = n.user_id
    where ${wants(sql`n.topic`)}
    on conflict do nothing
    returning id`);
  return made.length;
};

type TranslatedTitles = Record<keyof Translations, string>;

/** In one statement: who has an unread one with the same key gets one more sentence in it, under these words. */
export const mergeNotifications = async (
  db: Db,
  rows: NewNotification[],
  merged: { title: string; translatedTitles: TranslatedTitles; link: string; now: Date },
): Promise<void> => {
  const now = merged.now.toISOString();
  const whileUnread = (kept: SQL, fresh: SQL) =>
    sql`case when ${notifications.read_at} is null then ${kept} else ${fresh} end`;
  const bothTranslated = sql`
    case when ${notifications.translations} is not null and excluded.translations is not null
    then jsonb_build_object('zh', jsonb_build_object(
      'title', ${merged.translatedTitles.zh}::text,
      'body', (${notifications.translations}->'zh'->>'body') || (excluded.translations->'zh'->>'body'))) end`;
  await db.execute(sql`
    insert into ${notifications} (user_id, topic, title, body, translations, link, dedupe_key, created_at, updated_at)
    select n.user_id, n.topic, n.title, n.body, n.translations, n.link, n.dedupe_key, ${now}, ${now}
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as n(user_id int, topic text, title text, body text, translations jsonb, link text, dedupe_key text)
    join ${users} u on u.id = n.user_id
    where ${wants(sql`n.topic`)}
    on conflict (user_id, dedupe_key) do update set
      title = ${whileUnread(sql`${merged.title}`, sql`excluded.title`)},
      body = ${whileUnread(sql`${notifications.body} || ' ' || excluded.body`, sql`excluded.body`)},
      translations = ${whileUnread(bothTranslated, sql`excluded.translations`)},
      link = ${whileUnread(sql`${merged.link}`, sql`excluded.link`)},
      created_at = excluded.created_at, updated_at = excluded.updated_at, read_at = null
    where position(excluded.body in ${notifications.body}) = 0`);
};

export type NotificationKey = Pick<NewNotification, 'user_id' | 'topic'> & { dedupe_key: string };
export type NotificationText = Pick<NewNotification, 'title' | 'body' | 'translations'> & { link: string };

/** Locks the notification with this key, created if it doesn't exist; null if the person switched the topic off. */
export const lockNotification = async (db: Db, key: NotificationKey, now: Date): Promise<number | null> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into ${notifications} (user_id, topic, title, body, dedupe_key, created_at, updated_at)
    select u.id, ${key.topic}, '', '', ${key.dedupe_key}, ${now.toISOString()}, ${now.toISOString()}
    from ${users} u where u.id = ${key.user_id} and ${wants(sql`${key.topic}::text`)}
    on conflict (user_id, dedupe_key) do update set updated_at = excluded.updated_at
    returning id`);
  return rows[0]?.id ?? null;
};

/** Gives it a new text, unread, at the top of the list. */
export const refreshNotification = async (
  db: Db,
  id: number,
  update: NotificationText & { now: Date },
): Promise<void> => {
  const { now, ...text } = update;
  await db
    .update(notifications)
    .set({ ...text, created_at: now, updated_at: now, read_at: null })
    .where(eq(notifications.id, id));
};

const matching = (userId: number, unread: boolean | undefined): SQL | undefined =>
  and(
    eq(notifications.user_id, userId),
    unread === undefined
      ? undefined
      : unread
        ? isNull(notifications.read_at)
        : isNotNull(notifications.read_at),
  );

/** A worry about a child is never pushed down by other news. */
const isUnreadWorry = sql`(${notifications.topic} = 'safety' and ${notifications.read_at} is null)`;

export const listNotifications = (
  db: Db,
  userId: number,
  { unread, pageRange }: { unread: boolean | undefined; pageRange: PageRange },
): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notifications)
    .where(matching(userId, unread))
    .orderBy(desc(isUnreadWorry), desc(notifications.created_at), desc(notifications.id))
    .limit(pageRange.limit)
    .offset(pageRange.offset);

/** What decides the language of this person's notifications. */
export const findReader = async (db: Db, userId: number) =>
  (
    await db.select({ role: users.role, settings: users.settings }).from(users).where(eq(users.id, userId))
  )[0];

export const countNotifications = async (
  db: Db,
  userId: number,
  unread: boolean | undefined,
): Promise<number> =>
  (await db.select({ total: count() }).from(notifications).where(matching(userId, unread)))[0]?.total ?? 0;

export const markAllRead = async (db: Db, userId: number, now: Date): Promise<void> => {
  await db.update(notifications).set({ read_at: now }).where(matching(userId, true));
};

/** Returns whether this person has such a notification; one already read keeps its time. */
export const markRead = async (
  db: Db,
  { userId, notificationId, now }: { userId: number; notificationId: number; now: Date },
): Promise<boolean> => {
  const changed = await db
    .update(notifications)
    .set({ read_at: sql`coalesce(${notifications.read_at}, ${now.toISOString()})` })
    .where(and(eq(notifications.id, notificationId), eq(notifications.user_id, userId)))
    .returning({ id: notifications.id });
  return changed.length > 0;
};

/** The notification of a person with this key, if it is still unread. */
export const markReadByKey = async (
  db: Db,
  { userId, dedupe_key, now }: { userId: number; dedupe_key: string; now: Date },
): Promise<void> => {
  await db
    .update(notifications)
    .set({ read_at: now })
    .where(and(matching(userId, true), eq(notifications.dedupe_key, dedupe_key)));
};

export const deleteNotificationsBefore = async (db: Db, moment: Date): Promise<void> => {
  await db.delete(notifications).where(lt(notifications.created_at, moment));
};
