import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { listChildren } from './children-in-class.queries.ts';
import { findOpenClassSignInOfCourse, findTaughtCourse } from './class-sign-in.queries.ts';
import { forgetTries } from './picture-tries.queries.ts';
import { type ClassSignInDeps, todayOf } from './read-class-sign-in.ts';

/** Children who have found their cards start counting again. */
export const allowMoreTries = (
  deps: ClassSignInDeps,
  caller: Caller,
  { courseId, studentIds }: { courseId: number; studentIds: number[] },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (!(await findTaughtCourse(tx, caller, courseId))) throw notFound('This course');
    const at = todayOf(deps);
    const open = await findOpenClassSignInOfCourse(tx, courseId, at);
    const children = await listChildren(tx, courseId, { lessonId: open?.id ?? 0, now: at.now });
    const ids = new Set(children.map(({ id }) => id));
    if (!studentIds.every((id) => ids.has(id))) throw notFound('This student');
    if (open) await forgetTries(tx, { lessonId: open.id, studentIds });
  });
