import type { TargetPosition } from './use-target-position.ts';

/** Where there is no room beside a place the words stand at the edge of the screen that is further from it. */
export const screenEdgePosition = ({
  top,
}: TargetPosition): { side: 'top' | 'bottom'; anchor: TargetPosition } => {
  const isLow = top > window.innerHeight / 2;
  const edge = isLow ? 0 : window.innerHeight;
  return {
    side: isLow ? 'bottom' : 'top',
    anchor: { top: edge, left: 0, width: window.innerWidth, height: 0 },
  };
};
