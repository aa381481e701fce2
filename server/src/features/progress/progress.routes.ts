import type { progress } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { pageRangeOf } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { exportScores, exportStudentProgress } from './export-progress.ts';
import { readChildProgress } from './read-child-progress.ts';
import { readActivities, readAnalytics, readStudent, readStudents } from './read-class-progress.ts';
import { readProgress } from './read-progress.ts';

export const progressRoutes = (deps: Deps): Handlers<typeof progress> => ({
  readMyProgress: ({ caller }) => readProgress(deps.db, caller.id),
  readChildProgress: ({ caller, params }) => readChildProgress(deps.db, caller.id, params.id),
  listStudentProgress: ({ caller, query }) =>
    readStudents(deps, caller.id, { ...query, pageRange: pageRangeOf(query) }),
  readStudentProgress: ({ caller, params }) => readStudent(deps, caller.id, params.id),
  exportStudentProgress: ({ caller }) => exportStudentProgress(deps, caller.id),
  listActivityCompletion: ({ caller, query }) =>
    readActivities(deps, caller.id, { ...query, pageRange: pageRangeOf(query) }),
  readAnalytics: ({ caller }) => readAnalytics(deps, caller.id),
  exportScores: ({ caller }) => exportScores(deps, caller.id),
});
