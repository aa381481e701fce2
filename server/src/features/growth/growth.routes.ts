import type { growth } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { readGrowth } from './read-growth.ts';

export const growthRoutes = ({ db }: Deps): Handlers<typeof growth> => ({
  readMyGrowth: ({ caller }) => readGrowth(db, { ...caller, isBlind: false }, caller.id),
  readStudentGrowth: ({ caller, params, query }) =>
    readGrowth(db, { ...caller, isBlind: query.blind ?? false }, params.id),
});
