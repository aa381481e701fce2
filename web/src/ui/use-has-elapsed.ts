import { useEffect, useState } from 'react';

/** True once this much time has passed since the component was mounted. */
export const useHasElapsed = (ms: number): boolean => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
};
