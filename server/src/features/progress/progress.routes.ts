import type { progress } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/serve.ts';
import { readChildProgress } from './read-child-progress.ts';
import { readProgress } from './read-progress.ts';

export const progressRoutes = ({ db }: Deps): Handlers<typeof progress> => ({
  readMyProgress: ({ caller }) => readProgress(db, caller.id),
  readChildProgress: ({ caller, params }) => readChildProgress(db, caller.id, params.id),
});
