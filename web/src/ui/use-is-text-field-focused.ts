import { useSyncExternalStore } from 'react';

const isWriting = (): boolean => {
  const field = document.activeElement;
  return field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text');
};

const subscribe = (listener: () => void) => {
  // The next field has the focus only after the one before has lost it.
  const later = () => setTimeout(listener);
  document.addEventListener('focusin', later);
  document.addEventListener('focusout', later);
  return () => {
    document.removeEventListener('focusin', later);
    document.removeEventListener('focusout', later);
  };
};

/** Whether the keyboard is in a field for words. */
export const useIsTextFieldFocused = (): boolean => useSyncExternalStore(subscribe, isWriting);
