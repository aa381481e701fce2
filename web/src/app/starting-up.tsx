import { useDelayedFlag } from '../ui/use-delayed-flag.ts';
import { LoadingLine } from './loading-bar.tsx';

/** Until the first screen is there. */
export const StartingUp = () => {
  const shown = useDelayedFlag(true);
  return shown ? <LoadingLine /> : null;
};
