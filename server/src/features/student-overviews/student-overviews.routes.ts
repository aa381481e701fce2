import type { studentOverviews } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { readStudentOverview } from './read-student-overview.ts';

export const studentOverviewsRoutes = (deps: Deps): Handlers<typeof studentOverviews> => ({
  readStudentOverview: ({ caller, params }) => readStudentOverview(deps, caller, params.id),
});
