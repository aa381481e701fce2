import { z } from 'zod';
import { endpoints, list } from './endpoint.ts';
import { paging, timestamp } from './fields.ts';

const picture = z.object({ url: z.string() });

export const achievement = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  type: z.string(),
  points: z.number(),
  /** 0 to 1; unlocked at exactly 1. */
  progress: z.number().min(0).max(1),
  badge_image: picture,
  unlocked_badge_image: picture,
  list_image: picture,
  unlocked_date: timestamp.nullable(),
});
export type Achievement = z.infer<typeof achievement>;

export const achievements = endpoints({
  listAchievements: {
    method: 'GET',
    path: '/achievement_rules',
    summary: "Achievements with the caller's progress, unlocked ones first",
    access: ['student'],
    query: z.object({
      ...paging,
      keyword: z.string().max(100).optional(),
      unlocked: z.stringbool().optional(),
      in_progress: z.stringbool().optional(),
    }),
    response: list(achievement),
  },
});
