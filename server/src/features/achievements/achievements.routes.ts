import type { achievements } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { listAchievements } from './list-achievements.ts';

export const achievementsRoutes = (deps: Deps): Handlers<typeof achievements> => ({
  listAchievements: ({ caller, query }) => listAchievements(deps, caller.id, query),
});
