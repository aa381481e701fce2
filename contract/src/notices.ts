import { z } from 'zod';
import { mailTopics } from './accounts.ts';
import { endpoints, list, nothing } from './endpoint.ts';
import { idParams, paging, record, timestamp } from './fields.ts';

/** A message inside the product, for topics a person left switched on. */
export const notice = record.extend({
  topic: z.enum(mailTopics),
  title: z.string(),
  body: z.string(),
  /** A path of our own. */
  link: z.string().nullable(),
  read_at: timestamp.nullable(),
});
export type Notice = z.infer<typeof notice>;

export const notices = endpoints({
  listNotices: {
    method: 'GET',
    path: '/notices',
    summary: "The caller's notices, newest first",
    access: 'signed-in',
    query: z.object({ ...paging, unread: z.enum(['true', 'false']).optional() }),
    answer: list(notice),
  },
  readNotices: {
    method: 'PUT',
    path: '/notices/read',
    summary: 'Mark all as read',
    access: 'signed-in',
    answer: nothing,
  },
  readNotice: {
    method: 'PUT',
    path: '/notices/:id/read',
    summary: 'Mark one as read',
    access: 'signed-in',
    params: idParams,
    answer: nothing,
  },
});
