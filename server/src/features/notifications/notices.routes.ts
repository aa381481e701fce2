import type { notices } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import { pageOf, windowOf } from '../../http/paging.ts';
import type { Handlers } from '../../http/serve.ts';
import { presentNotice } from './notices.presenter.ts';
import { countNotices, listNotices, markAllRead, markRead } from './notices.queries.ts';

export const noticesRoutes = ({ db, clock }: Deps): Handlers<typeof notices> => ({
  listNotices: async ({ caller, query }) => {
    const window = windowOf(query);
    const unread = query.unread && query.unread === 'true';
    const rows = await listNotices(db, caller.id, { unread, window });
    return pageOf(rows.map(presentNotice), await countNotices(db, caller.id, unread), window);
  },
  readNotices: ({ caller }) => markAllRead(db, caller.id, clock.now()),
  readNotice: async ({ caller, params }) => {
    const isOwn = await markRead(db, { userId: caller.id, noticeId: params.id, now: clock.now() });
    if (!isOwn) throw notFound('This notice');
  },
});
