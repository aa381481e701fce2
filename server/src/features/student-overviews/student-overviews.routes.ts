import type { studentOverviews } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { omitCoachMarksFromOverview } from './omit-coach-marks-from-overview.ts';
import { readStudentOverview } from './read-student-overview.ts';

export const studentOverviewsRoutes = (deps: Deps): Handlers<typeof studentOverviews> => ({
  readStudentOverview: async ({ caller, params, query }) => {
    const overview = await readStudentOverview(deps, caller, {
      studentId: params.id,
      isBlind: query.blind ?? false,
    });
    return query.blind ? omitCoachMarksFromOverview(overview) : overview;
  },
});
