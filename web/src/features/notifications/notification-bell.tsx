import { Popover, UnstyledButton } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import classes from './notification-bell.module.css';
import { unreadCount } from './notifications.queries.ts';

const NotificationPanel = lazyComponent(
  async () => (await import('./notification-panel.tsx')).NotificationPanel,
);

const labelOf = (count: number): string => {
  if (count === 0) return 'Notices, nothing new';
  return count === 1 ? 'Notices, 1 new' : `Notices, ${count} new`;
};

/** How many are unread, and the latest of them behind a click. */
export const NotificationBell = () => {
  const [opened, setOpened] = useState(false);
  const count = useQuery(unreadCount).data ?? 0;
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={360}
      shadow="md"
      radius="md"
      trapFocus
    >
      <Popover.Target>
        <UnstyledButton
          className={classes.bell}
          aria-label={labelOf(count)}
          onClick={() => setOpened(!opened)}
        >
          <IconBell size={22} aria-hidden />
          {count > 0 && (
            <span className={classes.count} aria-hidden>
              {count > 99 ? '99+' : count}
            </span>
          )}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label="Notices">
        <Suspense fallback={null}>
          <NotificationPanel unread={count} onClose={() => setOpened(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
};
