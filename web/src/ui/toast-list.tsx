import { t } from './texts.ts';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { Notice, useNoticePlace } from './notice-place.tsx';
import type { Toast } from './toast.ts';
import classes from './toast-list.module.css';

const atOnceMs = 1000;
const latest = new Map<string, { id: string; at: number }>();

/** The same words are never on the screen twice; said again a little later, they are shown again. */
export const addToast = (toast: Toast): void => {
  const before = latest.get(toast.message);
  const at = Date.now();
  if (before && at - before.at < atOnceMs) return;
  if (before) notifications.hide(before.id);
  const id = notifications.show({ closeButtonProps: { 'aria-label': t.close }, ...toast });
  latest.set(toast.message, { id, at });
};

export const ToastList = () => {
  const place = useNoticePlace();
  return (
    <Notice>
      <Notifications
        withinPortal={false}
        position="top-right"
        autoClose={3000}
        className={classes.toasts}
        mod={{ placed: place !== null }}
      />
    </Notice>
  );
};
