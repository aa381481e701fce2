import type { schoolStudents } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { pageOf, pageRangeOf } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { findOwnSchool } from '../school/index.ts';
import { archiveStudent } from './archive-students.ts';
import { bringBackStudent } from './bring-back-student.ts';
import { mergeStudents } from './merge-students.ts';
import { countCourseOptions, listCourseOptions } from './move-student.queries.ts';
import { moveStudent } from './move-student.ts';
import { readSchoolStudents } from './read-school-students.ts';

export const schoolStudentsRoutes = (deps: Deps): Handlers<typeof schoolStudents> => ({
  listSchoolStudents: ({ caller, query }) => readSchoolStudents(deps.db, caller, query),
  schoolClassOptions: async ({ caller, query }) => {
    const { organisation_id } = await findOwnSchool(deps.db, caller);
    const pageRange = pageRangeOf(query);
    const rows = await listCourseOptions(deps.db, organisation_id, { ...query, pageRange });
    return pageOf(rows, await countCourseOptions(deps.db, organisation_id, query), pageRange);
  },
  moveSchoolStudent: ({ caller, params, body }) =>
    moveStudent(deps, { caller, studentId: params.id, from: body.from_course_id, to: body.course_id }),
  archiveSchoolStudent: ({ caller, params }) => archiveStudent(deps, caller, params.id),
  bringBackSchoolStudent: ({ caller, params }) => bringBackStudent(deps, caller, params.id),
  mergeSchoolStudents: ({ caller, params, body }) =>
    mergeStudents(deps, caller, { keptId: params.id, otherId: body.student_id, isDryRun: body.dry_run }),
});
