import { z } from 'zod';
import { endpoints, list, noContent } from './endpoint.ts';
import { baseRow, idParams, paging, timestamp } from './fields.ts';
import { bellTopics } from './notification-topics.ts';

/** An in-app notification; only for topics a person left switched on. */
export const notification = baseRow.extend({
  topic: z.enum(bellTopics),
  title: z.string(),
  body: z.string(),
  /** A path of our own. */
  link: z.string().nullable(),
  read_at: timestamp.nullable(),
});
export type Notification = z.infer<typeof notification>;

export const notifications = endpoints({
  listNotifications: {
    method: 'GET',
    path: '/notifications',
    summary: "The caller's notifications: worries that are unread first, then the newest",
    access: 'signed-in',
    query: z.object({ ...paging, unread: z.enum(['true', 'false']).optional() }),
    response: list(notification),
  },
  markAllNotificationsRead: {
    method: 'PUT',
    path: '/notifications/read',
    summary: 'Mark all as read',
    access: 'signed-in',
    response: noContent,
  },
  markNotificationRead: {
    method: 'PUT',
    path: '/notifications/:id/read',
    summary: 'Mark one as read',
    access: 'signed-in',
    params: idParams,
    response: noContent,
  },
});
