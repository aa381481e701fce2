import { useEffect, useRef, useState } from 'react';

const delayMs = 200;
const minimumMs = 300;

/** Follows `active`, but ignores short spells and, once shown, stays long enough not to flicker. */
export const useDelayedFlag = (active: boolean): boolean => {
  const [shown, setShown] = useState(false);
  const shownAt = useRef(0);

  useEffect(() => {
    if (active === shown) return;
    const wait = active ? delayMs : Math.max(0, shownAt.current + minimumMs - Date.now());
    const timer = setTimeout(() => {
      if (active) shownAt.current = Date.now();
      setShown(active);
    }, wait);
    return () => clearTimeout(timer);
  }, [active, shown]);

  return shown;
};
