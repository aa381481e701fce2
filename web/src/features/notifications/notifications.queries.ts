import type { Notification } from '@inkling/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { notifications } from '../../api/typed-calls.ts';
import { refetchQueries } from '../../ui/refetch-queries.ts';

const shown = 20;
const everyMinute = 60_000;

/** How many, and whether one is a worry about a child: such a one is the first row, which comes with the number. */
export const unreadNotifications = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: async ({ signal }) => {
    const query = { unread: 'true', per_page: 1 } as const;
    const { items, meta } = await call(notifications.listNotifications, { query }, { signal });
    return { count: meta.total, isUrgent: items[0]?.topic === 'safety' };
  },
  refetchInterval: everyMinute,
  meta: { silent: true },
});

export const latestNotifications = queryOptions({
  queryKey: ['notifications', 'latest'],
  queryFn: ({ signal }) => call(notifications.listNotifications, { query: { per_page: shown } }, { signal }),
  // A panel that is opened shows what is new, not what was.
  staleTime: 0,
  meta: { silent: true },
});

/** Marks one, or all when none is named. */
export const useMarkNotificationsRead = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (notification?: Notification) =>
      notification
        ? call(notifications.markNotificationRead, { params: { id: notification.id } })
        : call(notifications.markAllNotificationsRead),
    onSuccess: () => refetchQueries(queryClient, ['notifications']),
  });
};
