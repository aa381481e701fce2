import type { growthLetters } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { readGrowthLetter } from './read-growth-letter.ts';

export const growthLettersRoutes = (deps: Deps): Handlers<typeof growthLetters> => ({
  readGrowthLetter: ({ caller, params, query }) =>
    readGrowthLetter(deps, caller, { childId: params.id, month: query.month }),
});
