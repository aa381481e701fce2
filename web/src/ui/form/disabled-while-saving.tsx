import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useDelayedFlag } from '../use-delayed-flag.ts';
import classes from './form-section.module.css';

/** Fields that wait while what is in them is saved: words typed meanwhile would go with the form when it closes. */
export const DisabledWhileSaving = ({ isSaving, children }: { isSaving: boolean; children: ReactNode }) => {
  const fields = useRef<HTMLDivElement>(null);
  const isHeld = useDelayedFlag(isSaving) && isSaving;
  useLayoutEffect(() => {
    const { activeElement: left } = document;
    if (!isHeld || !(left instanceof HTMLElement) || !fields.current?.contains(left)) return;
    return () => left.focus();
  }, [isHeld]);
  return (
    <div ref={fields} className={classes.held} inert={isHeld}>
      {children}
    </div>
  );
};
