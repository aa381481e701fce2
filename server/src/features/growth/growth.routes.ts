import type { growth } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { noteSeenMarks } from '../blind-marking/index.ts';
import { readGrowth } from './read-growth.ts';

export const growthRoutes = (deps: Deps): Handlers<typeof growth> => ({
  readMyGrowth: ({ caller }) => readGrowth(deps.db, { ...caller, isBlind: false }, caller.id),
  readStudentGrowth: async ({ caller, params, query }) => {
    const found = await readGrowth(deps.db, { ...caller, isBlind: query.blind ?? false }, params.id);
    await noteSeenMarks(
      deps,
      caller,
      found.pieces.map(({ id }) => id),
    );
    return found;
  },
});
