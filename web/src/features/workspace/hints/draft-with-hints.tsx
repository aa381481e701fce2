import { type ReactNode, useEffect, useRef } from 'react';
import classes from '../draft-textarea.module.css';
import type { DraftHints } from './draft-hints.tsx';

/** As much as the screen shows: a keyboard on the screen takes its part. */
const followShownHeight = (place: HTMLElement): (() => void) => {
  const screen = window.visualViewport;
  const fit = () => {
    if (screen) place.style.setProperty('--shown-height', `${screen.height}px`);
  };
  fit();
  screen?.addEventListener('resize', fit);
  return () => screen?.removeEventListener('resize', fit);
};

/** The sheet, and while it has hints their bar below it: both fit on the screen, so that neither covers the other. */
export const DraftWithHints = ({
  hints,
  children,
}: {
  hints: Pick<DraftHints, 'underlines' | 'bar'>;
  children: ReactNode;
}) => {
  const place = useRef<HTMLDivElement>(null);
  const isLined = Boolean(hints.underlines);
  useEffect(() => {
    if (!isLined || !place.current) return;
    return followShownHeight(place.current);
  }, [isLined]);
  return (
    <div ref={place} className={classes.desk} data-lined={isLined || undefined}>
      <div className={classes.paper} data-lined={isLined || undefined}>
        {hints.underlines}
        {children}
      </div>
      {hints.bar}
    </div>
  );
};
