import { createEmitter } from './emitter.ts';

export interface Toast {
  message: string;
  color: 'leaf' | 'red';
  autoClose: number;
}

export const toasts = createEmitter<Toast>();

export const toastSuccess = (message: string): void =>
  void toasts.send({ message, color: 'leaf', autoClose: 3000 });

export const toastError = (message: string): void =>
  void toasts.send({ message, color: 'red', autoClose: 5000 });
