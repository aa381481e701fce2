import type { Achievement } from '@inkling/contract';

/** Only at exactly 1. */
export const isUnlocked = ({ progress }: Pick<Achievement, 'progress'>): boolean => progress === 1;

/** Rounded down: 100 is for what is unlocked. */
export const percentOf = ({ progress }: Pick<Achievement, 'progress'>): number => Math.floor(progress * 100);

export const badgeImageUrl = (achievement: Achievement): string =>
  (isUnlocked(achievement) ? achievement.unlocked_badge_image : achievement.badge_image).url;
