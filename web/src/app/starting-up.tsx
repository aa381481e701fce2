import { useDelayedFlag } from '../ui/use-delayed-flag.ts';
import classes from './loading-bar.module.css';

/** Until the first screen is there. */
export const StartingUp = () => {
  const shown = useDelayedFlag(true);
  return shown ? <div className={classes.bar} role="progressbar" aria-label="Loading" /> : null;
};
