import { type NotificationTopic, notificationTopics } from '@inkling/contract';
import type { UserRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import { presentSettings } from './accounts.presenter.ts';
import { findUserByUnsubscribeToken } from './accounts.queries.ts';
import { changeSettings } from './settings.ts';

const isTopic = (text: string | undefined): text is NotificationTopic =>
  notificationTopics.some((topic) => topic === text);

/** An unsubscribe token is `<topic>.<the account's mail token>`. */
const readToken = async (
  deps: Pick<Deps, 'db'>,
  token: string,
): Promise<{ topic: NotificationTopic; user: UserRow }> => {
  const dot = token.indexOf('.');
  const topic = token.slice(0, dot);
  const user = isTopic(topic) ? await findUserByUnsubscribeToken(deps.db, token.slice(dot + 1)) : undefined;
  if (!user || !isTopic(topic)) throw notFound('This link');
  return { topic, user };
};

const mask = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••');

export const readUnsubscribe = async (deps: Pick<Deps, 'db'>, token: string) => {
  const { topic, user } = await readToken(deps, token);
  const { notifications } = presentSettings(user);
  return { topic, email: mask(user.email ?? ''), subscribed: notifications[topic].email };
};

export const unsubscribe = async (deps: Pick<Deps, 'db'>, token: string) => {
  const { topic, user } = await readToken(deps, token);
  await changeSettings(deps, user.id, ({ notifications }) => ({
    notifications: { ...notifications, [topic]: { ...notifications[topic], email: false } },
  }));
  return { topic, email: mask(user.email ?? ''), subscribed: false };
};
