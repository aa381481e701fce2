import { useDelayedFlag } from '../ui/use-delayed-flag.ts';
import { LoadingIndicator } from './loading-bar.tsx';

/** Until the first screen is there. */
export const AppLoading = () => {
  const shown = useDelayedFlag(true);
  return shown ? <LoadingIndicator /> : null;
};
