import { useIsMutating } from '@tanstack/react-query';
import { useNavigation } from 'react-router';
import { useDelayedFlag } from '../ui/use-delayed-flag.ts';
import classes from './loading-bar.module.css';

/** A thin line on top while a page is on its way or something is being saved. */
export const LoadingBar = () => {
  const navigating = useNavigation().state !== 'idle';
  const saving = useIsMutating() > 0;
  const shown = useDelayedFlag(navigating || saving);
  return shown ? <div className={classes.bar} role="progressbar" aria-label="Loading" /> : null;
};
