import type { Achievement } from '@inkling/contract';

let show: ((achievements: Achievement[]) => void) | undefined;

/** The host celebrates what is told from anywhere, and goes on when the page changes. */
export const onCelebrate = (listener: (achievements: Achievement[]) => void): (() => void) => {
  show = listener;
  return () => {
    if (show === listener) show = undefined;
  };
};

/** For what an answer of the server names as newly unlocked, which is mostly nothing. */
export const celebrate = (achievements: Achievement[]): void => {
  if (achievements.length > 0) show?.(achievements);
};
