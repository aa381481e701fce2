import type { studentOverviews } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { noteSeenMarksOfStudents } from '../blind-marking/index.ts';
import { omitCoachMarksFromOverview } from './omit-coach-marks-from-overview.ts';
import { readStudentOverview } from './read-student-overview.ts';

export const studentOverviewsRoutes = (deps: Deps): Handlers<typeof studentOverviews> => ({
  readStudentOverview: async ({ caller, params, query }) => {
    const isBlind = query.blind ?? false;
    const overview = await readStudentOverview(deps, caller, { studentId: params.id, isBlind });
    const shown = isBlind ? omitCoachMarksFromOverview(overview) : overview;
    const { pieces, growth, advice } = shown;
    const scored = pieces.filter(({ score, scored_by_teacher }) => score !== null && !scored_by_teacher);
    const seen = [...scored, ...growth, ...advice.map(({ writing }) => writing)];
    await noteSeenMarksOfStudents(
      deps,
      { teacher: caller, isBlind },
      { studentIds: [params.id], writingIds: seen.map(({ id }) => id) },
    );
    return shown;
  },
});
