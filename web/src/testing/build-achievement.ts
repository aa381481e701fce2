import type { Achievement } from '@inkling/contract';

const picture = { url: '/badge.svg' };

export const buildAchievement = (values: Partial<Achievement> = {}): Achievement => ({
  id: 1,
  name: 'A first plan',
  description: 'Finish a plan.',
  type: 'writing',
  points: 10,
  progress: 1,
  badge_image: picture,
  unlocked_badge_image: picture,
  list_image: picture,
  unlocked_date: '2026-03-02T09:00:00.000Z',
  ...values,
});
