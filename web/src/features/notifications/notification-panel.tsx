import type { Notification } from '@inkling/contract';
import { Box, Button, Divider, Group, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconHeartHandshake } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { QueryState } from '../../shared/query-state.tsx';
import { formatDateTime } from '../../ui/dates.ts';
import { Mascot } from '../../ui/mascot/mascot.tsx';
import classes from './notification-bell.module.css';
import { latestNotifications, useMarkNotificationsRead } from './notifications.queries.ts';
import { t } from './texts.ts';

interface NotificationPanelProps {
  unread: number;
  onClose: () => void;
}

/** Worries about a child are told apart by more than a colour. */
const NewMark = ({ topic }: Notification) =>
  topic === 'safety' ? (
    <IconHeartHandshake size={18} className={classes.worry} role="img" aria-label={t.newAboutAChild} />
  ) : (
    <span className={classes.dot} role="img" aria-label={t.newIt} />
  );

const NotificationText = ({ notification }: { notification: Notification }) => (
  <>
    <span className={classes.title}>
      {notification.read_at === null && <NewMark {...notification} />}
      {notification.title}
    </span>
    <span>{notification.body}</span>
    <Box dateTime={notification.created_at} component="time" fz="xs" c="dimmed">
      {formatDateTime(notification.created_at)}
    </Box>
  </>
);

const NotificationItem = ({ notification, onClose }: { notification: Notification; onClose: () => void }) => {
  const read = useMarkNotificationsRead();
  const markRead = () => notification.read_at === null && read.mutate(notification);
  const isNew = notification.read_at === null || undefined;
  return (
    <li>
      {notification.link ? (
        <Link
          to={notification.link}
          className={classes.notification}
          data-new={isNew}
          onClick={() => {
            markRead();
            onClose();
          }}
        >
          <NotificationText notification={notification} />
        </Link>
      ) : (
        <UnstyledButton className={classes.notification} data-new={isNew} onClick={markRead}>
          <NotificationText notification={notification} />
        </UnstyledButton>
      )}
    </li>
  );
};

const Nothing = () => (
  <Stack align="center" gap="sm" px="md" py="xl" ta="center">
    <Mascot mood="asleep" size={72} />
    <Text c="dimmed">{t.nothingNewNewsAboutYour}</Text>
  </Stack>
);

const waiting = (
  <Box px="md" py="xl" role="status" aria-label={t.loading}>
    <Skeleton height={14} width="60%" radius="xl" />
    <Skeleton height={14} mt="sm" radius="xl" />
  </Box>
);

/** The latest notifications, newest first. */
export const NotificationPanel = ({ unread, onClose }: NotificationPanelProps) => {
  const read = useMarkNotificationsRead();
  return (
    <>
      <Group justify="space-between" wrap="nowrap" mih="3.5rem" pl="md" pr="xs">
        <Text fw={600} component="h2" fz="lg" m={0}>
          {t.notices}
        </Text>
        {unread > 0 && (
          <Button variant="subtle" px="sm" loading={read.isPending} onClick={() => read.mutate(undefined)}>
            {t.markAllAsRead}
          </Button>
        )}
      </Group>
      <Divider />
      <QueryState query={useQuery(latestNotifications)} skeleton={waiting}>
        {({ items }) =>
          items.length === 0 ? (
            <Nothing />
          ) : (
            <ul className={classes.list}>
              {items.map((notification) => (
                <NotificationItem key={notification.id} notification={notification} onClose={onClose} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </>
  );
};
