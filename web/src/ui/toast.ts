export interface Toast {
  message: string;
  color: 'leaf' | 'red';
  autoClose: number;
}

let show: ((toast: Toast) => void) | undefined;

/** The host shows what is told from anywhere, inside components or outside of them. */
export const onToast = (listener: (toast: Toast) => void): (() => void) => {
  show = listener;
  return () => {
    if (show === listener) show = undefined;
  };
};

export const toastSuccess = (message: string): void => show?.({ message, color: 'leaf', autoClose: 3000 });

export const toastError = (message: string): void => show?.({ message, color: 'red', autoClose: 5000 });
