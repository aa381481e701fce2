import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import type { Toast } from './toast.ts';
import classes from './toast-list.module.css';

/** The text is the id too: the same words never stand on the screen twice. */
export const showToast = (toast: Toast): void => {
  notifications.show({ id: toast.message, closeButtonProps: { 'aria-label': 'Close' }, ...toast });
};

export const ToastList = () => (
  <Notifications position="top-right" autoClose={3000} className={classes.toasts} />
);
