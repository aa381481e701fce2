import { notifications } from '@mantine/notifications';

/** The text is the id too: the same words never stand on the screen twice. */
export const toastSuccess = (message: string): string =>
  notifications.show({ id: message, message, color: 'leaf', autoClose: 3000 });

export const toastError = (message: string): string =>
  notifications.show({ id: message, message, color: 'red', autoClose: 5000 });
