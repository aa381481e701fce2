import type { Notification } from '@inkling/contract';
import { Box, Button, Divider, Group, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { QueryState } from '../../shared/query-state.tsx';
import { formatDateTime } from '../../ui/dates.ts';
import { Mascot } from '../../ui/mascot/mascot.tsx';
import classes from './notice-bell.module.css';
import { latestNotices, useReadNotices } from './notices.queries.ts';

interface NoticePanelProps {
  unread: number;
  onClose: () => void;
}

const NoticeWords = ({ notice }: { notice: Notification }) => (
  <>
    <span className={classes.title}>
      {notice.read_at === null && <span className={classes.dot} role="img" aria-label="New" />}
      {notice.title}
    </span>
    <span>{notice.body}</span>
    <Box dateTime={notice.created_at} component="time" fz="xs" c="dimmed">
      {formatDateTime(notice.created_at)}
    </Box>
  </>
);

const NoticeItem = ({ notice, onClose }: { notice: Notification; onClose: () => void }) => {
  const read = useReadNotices();
  const markRead = () => notice.read_at === null && read.mutate(notice);
  const isNew = notice.read_at === null || undefined;
  return (
    <li>
      {notice.link ? (
        <Link
          to={notice.link}
          className={classes.notice}
          data-new={isNew}
          onClick={() => {
            markRead();
            onClose();
          }}
        >
          <NoticeWords notice={notice} />
        </Link>
      ) : (
        <UnstyledButton className={classes.notice} data-new={isNew} onClick={markRead}>
          <NoticeWords notice={notice} />
        </UnstyledButton>
      )}
    </li>
  );
};

const Nothing = () => (
  <Stack align="center" gap="sm" px="md" py="xl" ta="center">
    <Mascot mood="asleep" size={72} />
    <Text c="dimmed">Nothing new. News about your work comes here.</Text>
  </Stack>
);

const waiting = (
  <Box px="md" py="xl" role="status" aria-label="Loading">
    <Skeleton height={14} width="60%" radius="xl" />
    <Skeleton height={14} mt="sm" radius="xl" />
  </Box>
);

/** The latest notices, newest first. */
export const NoticePanel = ({ unread, onClose }: NoticePanelProps) => {
  const read = useReadNotices();
  return (
    <>
      <Group justify="space-between" wrap="nowrap" mih="3.5rem" pl="md" pr="xs">
        <Text fw={600} component="h2" fz="lg" m={0}>
          Notices
        </Text>
        {unread > 0 && (
          <Button variant="subtle" px="sm" loading={read.isPending} onClick={() => read.mutate(undefined)}>
            Mark all as read
          </Button>
        )}
      </Group>
      <Divider />
      <QueryState query={useQuery(latestNotices)} skeleton={waiting}>
        {({ items }) =>
          items.length === 0 ? (
            <Nothing />
          ) : (
            <ul className={classes.list}>
              {items.map((notice) => (
                <NoticeItem key={notice.id} notice={notice} onClose={onClose} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </>
  );
};
