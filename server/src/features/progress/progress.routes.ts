import type { progress } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { pageRangeOf } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { exportScores, exportStudentProgress } from './export-progress.ts';
import { readChildProgress } from './read-child-progress.ts';
import { readProgress } from './read-progress.ts';
import {
  readActivities,
  readAnalytics,
  readStudent,
  readStudents,
  type TeacherViewing,
} from './read-teacher-progress.ts';

const readerOf = (teacher: Caller, { blind = false }: { blind?: boolean | undefined }): TeacherViewing => ({
  teacher,
  isBlind: blind,
});

export const progressRoutes = (deps: Deps): Handlers<typeof progress> => ({
  readMyProgress: ({ caller }) => readProgress(deps.db, caller.id),
  readChildProgress: ({ caller, params }) => readChildProgress(deps.db, caller.id, params.id),
  listStudentProgress: ({ caller, query }) =>
    readStudents(deps, readerOf(caller, query), { ...query, pageRange: pageRangeOf(query) }),
  readStudentProgress: ({ caller, params, query }) => readStudent(deps, readerOf(caller, query), params.id),
  exportStudentProgress: ({ caller, query }) => exportStudentProgress(deps, readerOf(caller, query)),
  listActivityCompletion: ({ caller, query }) =>
    readActivities(deps, caller, { ...query, pageRange: pageRangeOf(query) }),
  readAnalytics: ({ caller, query }) => readAnalytics(deps, readerOf(caller, query)),
  exportScores: ({ caller, query }) => exportScores(deps, readerOf(caller, query)),
});
