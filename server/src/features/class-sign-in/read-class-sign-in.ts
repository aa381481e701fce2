import type { ClassSignInState } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { classSignInPermissions } from './class-sign-in.policy.ts';
import { findOpenOfCourse, findTaughtCourse, listChildren, type Today } from './class-sign-in.queries.ts';

export type ClassSignInDeps = Pick<Deps, 'clock' | 'config' | 'db'>;

export const todayOf = ({ clock, config }: Pick<Deps, 'clock' | 'config'>): Today => {
  const now = clock.now();
  return { now, today: dateInTimeZone(config.TIME_ZONE, now) };
};

/** No lesson has this number. */
const noLesson = 0;

export const readClassSignIn = async (
  deps: ClassSignInDeps,
  caller: Caller,
  courseId: number,
  db: Db = deps.db,
): Promise<ClassSignInState> => {
  const course = await findTaughtCourse(db, caller, courseId);
  if (!course) throw notFound('This course');
  const at = todayOf(deps);
  const open = await findOpenOfCourse(db, courseId, at);
  return {
    course: { id: course.id, title: course.title },
    open: open ? { code: open.code, closes_at: open.closes_at.toISOString() } : null,
    children: await listChildren(db, courseId, { lessonId: open?.id ?? noLesson, now: at.now }),
    permissions: classSignInPermissions(course.role, course),
  };
};
