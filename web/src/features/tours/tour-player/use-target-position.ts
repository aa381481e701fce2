import { useEffect, useState } from 'react';
import { findTarget } from './find-target.ts';
import { stopDelayMs, targetWaitMs } from './tour-timing.ts';

export interface TargetPosition {
  top: number;
  left: number;
  width: number;
  height: number;
}

const roomPx = 10;

/** The part that is on the screen, with a little room around it. */
const onScreen = (element: Element): TargetPosition => {
  const box = element.getBoundingClientRect();
  const top = Math.max(box.top - roomPx, roomPx);
  const left = Math.max(box.left - roomPx, roomPx);
  const bottom = Math.min(box.bottom + roomPx, window.innerHeight - roomPx);
  const right = Math.min(box.right + roomPx, window.innerWidth - roomPx);
  return { top, left, width: Math.max(right - left, 0), height: Math.max(bottom - top, 0) };
};

const middle = (): TargetPosition => ({
  top: window.innerHeight / 2,
  left: window.innerWidth / 2,
  width: 0,
  height: 0,
});

const bringIntoView = (element: Element): void => {
  const isTall = element.getBoundingClientRect().height > window.innerHeight * 0.4;
  element.scrollIntoView({ block: isTall ? 'start' : 'center', behavior: 'instant' });
};

/** Waits for the named part, which may still be loading, and follows it while the page moves. */
export const useTargetPosition = (name: string): TargetPosition | null => {
  const [place, setPlace] = useState<TargetPosition | null>(null);
  useEffect(() => {
    let element: Element | undefined;
    const measure = () => element && setPlace(onScreen(element));
    const sizes = new ResizeObserver(measure);
    const began = Date.now();
    const look = () => {
      element = findTarget(name);
      if (element) {
        bringIntoView(element);
        sizes.observe(element);
        measure();
      } else if (Date.now() - began < targetWaitMs) timer = setTimeout(look, stopDelayMs);
      else setPlace(middle());
    };
    let timer = setTimeout(look, stopDelayMs);
    window.addEventListener('scroll', measure, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      window.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, [name]);
  return place;
};
