import { useIsMutating } from '@tanstack/react-query';
import { useNavigation } from 'react-router';
import { useDelayedFlag } from '../ui/use-delayed-flag.ts';
import classes from './loading-bar.module.css';
import { t } from './texts.ts';

/** A live region is a place of its own: a bare progress bar would stand outside of every landmark. */
export const LoadingIndicator = () => <div className={classes.bar} role="status" aria-label={t.loading} />;

/** A thin line on top while a page is on its way or something is being saved. */
export const LoadingBar = () => {
  const navigating = useNavigation().state !== 'idle';
  const saving = useIsMutating() > 0;
  const shown = useDelayedFlag(navigating || saving);
  return shown ? <LoadingIndicator /> : null;
};
