import { notifications } from '@mantine/notifications';

const closeButtonProps = { 'aria-label': 'Close' };

/** The text is the id too: the same words never stand on the screen twice. */
export const toastSuccess = (message: string): string =>
  notifications.show({ id: message, message, color: 'leaf', autoClose: 3000, closeButtonProps });

export const toastError = (message: string): string =>
  notifications.show({ id: message, message, color: 'red', autoClose: 5000, closeButtonProps });
