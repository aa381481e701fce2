import type { Achievement } from '@inkling/contract';
import { createChannel } from '../../ui/channel.ts';

export const celebrations = createChannel<Achievement[]>();

/** For what an answer of the server names as newly unlocked, which is mostly nothing. */
export const celebrate = (achievements: Achievement[]): void => {
  if (achievements.length > 0) celebrations.send(achievements);
};
