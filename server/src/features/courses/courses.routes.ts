import type { courses } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import { pageOf, windowOf } from '../../http/paging.ts';
import type { Handlers } from '../../http/serve.ts';
import { presentCourse } from './courses.presenter.ts';
import {
  countCourseOptions,
  findCourse,
  listActivitiesOfCourse,
  listCourseOptions,
  listStudentsOfCourse,
} from './courses.queries.ts';

export const coursesRoutes = ({ db }: Deps): Handlers<typeof courses> => ({
  courseOptions: async ({ caller, query }) => {
    const window = windowOf(query);
    const rows = await listCourseOptions(db, caller, { ...query, window });
    return pageOf(rows, await countCourseOptions(db, caller, query), window);
  },
  readCourse: async ({ caller, params }) => {
    const course = await findCourse(db, caller, params.id);
    if (!course) throw notFound('This course');
    const isOwn = course.teacher_id === caller.id;
    return presentCourse(course, {
      activities: await listActivitiesOfCourse(db, course, caller),
      students: isOwn ? await listStudentsOfCourse(db, course.id) : null,
    });
  },
});
