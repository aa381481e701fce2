import type { Course } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { presentCourse } from './courses.presenter.ts';
import { findCourse } from './courses.queries.ts';

export const readCourse = async (db: Db, caller: Caller, id: number): Promise<Course> => {
  const course = await findCourse(db, caller, id);
  if (!course) throw notFound('This course');
  return presentCourse(course);
};
