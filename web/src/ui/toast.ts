import { createEmitter } from './emitter.ts';

export interface Toast {
  message: string;
  color: 'leaf' | 'red';
  /** In milliseconds; false stays until it is closed. */
  autoClose: number | false;
}

export const toasts = createEmitter<Toast>();

export const toastSuccess = (message: string): void =>
  void toasts.send({ message, color: 'leaf', autoClose: 3000 });

export const toastError = (message: string, { stays = false } = {}): void =>
  void toasts.send({ message, color: 'red', autoClose: stays ? false : 5000 });
