import type { Achievement } from '@inkling/contract';
import { createEmitter } from '../../ui/emitter.ts';

export const celebrations = createEmitter<Achievement[]>();

/** For what an answer of the server names as newly unlocked, which is mostly nothing. */
export const celebrate = (achievements: Achievement[]): void => {
  if (achievements.length > 0) celebrations.send(achievements);
};
