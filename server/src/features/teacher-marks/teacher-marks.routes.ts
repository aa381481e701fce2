import type { teacherMarks } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { noteSeenMarks } from '../blind-marking/index.ts';
import { checkMayRead } from '../writings/index.ts';
import { omitCoachMarksUntilMarked, readMarking } from './read-marking.ts';
import { saveTeacherMarks } from './save-teacher-marks.ts';

export const teacherMarksRoutes = (deps: Deps): Handlers<typeof teacherMarks> => ({
  readMarking: async ({ caller, params, query }) => {
    await checkMayRead(deps, caller, params.id);
    const marking = await readMarking(deps.db, { writingId: params.id, teacherId: caller.id });
    if (query.blind) return omitCoachMarksUntilMarked(marking, caller.id);
    await noteSeenMarks(deps, caller, [params.id]);
    return marking;
  },
  saveTeacherMarks: ({ caller, params, body }) =>
    saveTeacherMarks(deps, caller, { writingId: params.id, body }),
});
