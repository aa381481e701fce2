import { useEffect, useRef } from 'react';

/** Brings the words of an alert into view, once they are there. */
export const useScrollToAlertPassage = (isReady = true) => {
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isReady) return;
    const words = view.current?.querySelector('[data-told]');
    words?.scrollIntoView({ block: 'center' });
  }, [isReady]);
  return view;
};
