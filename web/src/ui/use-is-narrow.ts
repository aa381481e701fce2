import { useMediaQuery } from '@mantine/hooks';
import { breakpoints } from './theme/sizes.ts';

/** Where the help beside a child's work lies behind a switch. */
export const useIsNarrow = (): boolean =>
  !useMediaQuery(`(min-width:${breakpoints.md})`, true, { getInitialValueInEffect: false });
