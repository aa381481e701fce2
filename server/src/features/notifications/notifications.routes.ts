import type { notifications } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import { pageOf, pageRangeOf } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { loadChildDisplayNames } from './load-child-display-names.ts';
import { presentNotification } from './notifications.presenter.ts';
import {
  countNotifications,
  findReader,
  listNotifications,
  markAllRead,
  markRead,
} from './notifications.queries.ts';

const readsEnglish = { role: 'teacher', settings: {} } as const;

export const notificationsRoutes = ({ db, clock }: Deps): Handlers<typeof notifications> => ({
  listNotifications: async ({ caller, query }) => {
    const pageRange = pageRangeOf(query);
    const unread = query.unread && query.unread === 'true';
    const rows = await listNotifications(db, caller.id, { unread, pageRange });
    const namesChildren = rows.some(({ child_id }) => child_id !== null);
    const called = namesChildren ? await loadChildDisplayNames(db, [caller.id]) : new Map<number, string>();
    const isTranslated = rows.some(({ translations }) => translations !== null);
    const reader = (isTranslated && (await findReader(db, caller.id))) || readsEnglish;
    const items = rows.map((row) => presentNotification(row, { reader, called }));
    return pageOf(items, await countNotifications(db, caller.id, unread), pageRange);
  },
  markAllNotificationsRead: ({ caller }) => markAllRead(db, caller.id, clock.now()),
  markNotificationRead: async ({ caller, params }) => {
    const isOwn = await markRead(db, { userId: caller.id, notificationId: params.id, now: clock.now() });
    if (!isOwn) throw notFound('This notification');
  },
});
