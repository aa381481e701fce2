import { useRef } from 'react';

/** Escape is heard by every open dialog: one that stands beneath another stays open. */
export const useCloseTopmost = (onClose: () => void) => {
  const ref = useRef<HTMLDivElement>(null);
  const closeOnTop = () => {
    const focused = document.activeElement?.closest('[role="dialog"]');
    if (!focused || ref.current?.contains(focused)) onClose();
  };
  return { ref, onClose: closeOnTop };
};
