import { Popover, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconBell, IconBellRinging } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import classes from './notification-bell.module.css';
import { unreadNotifications } from './notifications.queries.ts';
import { t } from './texts.ts';

const NotificationPanel = lazyComponent(
  async () => (await import('./notification-panel.tsx')).NotificationPanel,
);

interface Unread {
  count: number;
  isUrgent: boolean;
}

const labelOf = ({ count, isUrgent }: Unread): string => {
  if (count === 0) return t.noticesNothingNew;
  return (isUrgent ? t.noticesNewPleaseCheck : t.noticesNew)(count);
};

const nothing: Unread = { count: 0, isUrgent: false };

/** How many are unread, and the latest of them behind a click. */
export const NotificationBell = () => {
  const [opened, setOpened] = useState(false);
  const unread = useQuery(unreadNotifications).data ?? nothing;
  const { count, isUrgent } = unread;
  return (
    <>
      {/* Said once when it comes, on whatever page somebody is. */}
      <VisuallyHidden role="status">{isUrgent ? t.aNewNoticePleaseCheck : ''}</VisuallyHidden>
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
            aria-label={labelOf(unread)}
            data-urgent={isUrgent || undefined}
            onClick={() => setOpened(!opened)}
          >
            {isUrgent ? <IconBellRinging size={22} aria-hidden /> : <IconBell size={22} aria-hidden />}
            {count > 0 && (
              <span className={classes.count} aria-hidden>
                {count > 99 ? '99+' : count}
              </span>
            )}
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown className={classes.panel} aria-label={t.notices}>
          <Suspense fallback={null}>
            <NotificationPanel unread={count} onClose={() => setOpened(false)} />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
    </>
  );
};
