import type { growth } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { readGrowth } from './read-growth.ts';

export const growthRoutes = ({ db }: Deps): Handlers<typeof growth> => ({
  readMyGrowth: ({ caller }) => readGrowth(db, caller, caller.id),
  readStudentGrowth: ({ caller, params }) => readGrowth(db, caller, params.id),
});
