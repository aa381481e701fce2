import { type RefObject, useEffect, useRef } from 'react';

/** Whether the dialog that began something is closed by the time it ends, so that its end is told elsewhere. */
export const useUnmountedRef = (): RefObject<boolean> => {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return isGone;
};
