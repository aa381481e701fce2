import { type ClassSignInState, lessonMinutes } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { classSignInMessages } from './class-sign-in.messages.ts';
import { classSignInPermissions } from './class-sign-in.policy.ts';
import {
  changeClosingTime,
  deleteClassSignIn,
  findOpenClassSignInOfCourse,
  insertClassSignIn,
  lockTaughtCourse,
} from './class-sign-in.queries.ts';
import { newLessonCode } from './lesson-code.ts';
import { type ClassSignInDeps, readClassSignIn, todayOf } from './read-class-sign-in.ts';
import { digestOfNetwork } from './tablets.ts';

/** So many minutes more, and never longer than the longest lesson. */
const endOf = ({ now, from, minutes }: { now: Date; from: Date; minutes: number }): Date =>
  new Date(Math.min(from.getTime() + minutes * 60_000, now.getTime() + Math.max(...lessonMinutes) * 60_000));

/** A code that another class has just now is drawn again. */
const openAfresh = async (
  tx: Db,
  lesson: { course_id: number; opened_by: number; opened_from: string; closes_at: Date },
): Promise<void> => {
  await deleteClassSignIn(tx, lesson.course_id);
  while (!(await insertClassSignIn(tx, { ...lesson, code: newLessonCode() })));
};

/** Opens the sign-in with pictures for a lesson; once it is open, its end moves and nobody has to sign in again. */
export const openClassSignIn = async (
  deps: ClassSignInDeps & Pick<Deps, 'rateLimits'>,
  caller: Caller,
  { courseId, minutes, address }: { courseId: number; minutes: number; address: string },
): Promise<ClassSignInState> => {
  await deps.db.transaction(async (tx) => {
    const course = await lockTaughtCourse(tx, caller, courseId);
    if (!course) throw notFound('This course');
    if (!classSignInPermissions(course.role, course).open) throw conflict(classSignInMessages.archived);
    const at = todayOf(deps);
    const open = await findOpenClassSignInOfCourse(tx, courseId, at);
    const closes_at = endOf({ now: at.now, from: open?.closes_at ?? at.now, minutes });
    if (open) await changeClosingTime(tx, open.id, closes_at);
    else {
      const opened = { opened_by: caller.id, opened_from: digestOfNetwork(address) };
      await openAfresh(tx, { course_id: courseId, ...opened, closes_at });
    }
  });
  // Not inside it: the rate limits take a connection of their own, and ten teachers at once would wait for an eleventh.
  return readClassSignIn(deps, caller, courseId);
};

/** Whoever came in with pictures is signed out with it. */
export const closeClassSignIn = (deps: ClassSignInDeps, caller: Caller, courseId: number): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (!(await lockTaughtCourse(tx, caller, courseId))) throw notFound('This course');
    await deleteClassSignIn(tx, courseId);
  });
