import type { courses } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { pageOf, pageRangeOf } from '../../http/paging.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { archiveCourse } from './archive-course.ts';
import { presentCourse } from './courses.presenter.ts';
import { countTaughtCourses, listCourseOptions, listTaughtCourses } from './courses.queries.ts';
import { deleteCourse } from './delete-course.ts';
import { duplicateCourse } from './duplicate-course.ts';
import { readCourse } from './read-course.ts';
import { readCourseGrid } from './read-course-grid.ts';
import { removeFromCourse } from './remove-from-course.ts';
import { createCourse, updateCourse } from './save-course.ts';

export const coursesRoutes = (deps: Deps): Handlers<typeof courses> => ({
  listCourses: async ({ caller, query }) => {
    const pageRange = pageRangeOf(query);
    const rows = await listTaughtCourses(deps.db, caller, { status: query.status_eq, pageRange });
    const total = await countTaughtCourses(deps.db, caller, query.status_eq);
    return pageOf(rows.map(presentCourse), total, pageRange);
  },
  createCourse: ({ caller, body }) => createCourse(deps, caller, body),
  courseOptions: async ({ caller, query }) => {
    const pageRange = pageRangeOf(query);
    const { options, total } = await listCourseOptions(deps.db, caller, { ...query, pageRange });
    return pageOf(options, total, pageRange);
  },
  readClassGrid: ({ caller, params, query }) =>
    readCourseGrid(deps, caller, { courseId: params.id, isBlind: query.blind === true }),
  removeFromClass: ({ caller, params, body }) =>
    removeFromCourse(deps, caller, { courseId: params.id, studentIds: body.student_ids }),
  readCourse: ({ caller, params }) => readCourse(deps.db, caller, params.id),
  updateCourse: ({ caller, params, body }) => updateCourse(deps, caller, { id: params.id, form: body }),
  duplicateCourse: ({ caller, params }) => duplicateCourse(deps, caller, params.id),
  archiveCourse: ({ caller, params }) => archiveCourse(deps, caller, params.id),
  deleteCourse: ({ caller, params }) => deleteCourse(deps, caller, params.id),
});
