import type { ClassSignInState } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { listChildren, presentChildInLesson } from './children-in-class.queries.ts';
import { classSignInPermissions } from './class-sign-in.policy.ts';
import {
  findOpenClassSignInOfCourse,
  findTaughtCourse,
  type OpenClassSignIn,
  type Today,
} from './class-sign-in.queries.ts';
import { isLessonStopped } from './judge-tries.ts';
import { listTries } from './picture-tries.queries.ts';
import { wrongPicturesLimitKey } from './wrong-pictures-limit-key.ts';

export type ClassSignInDeps = Pick<Deps, 'clock' | 'config' | 'db'>;

export const todayOf = ({ clock, config }: Pick<Deps, 'clock' | 'config'>): Today => {
  const now = clock.now();
  return { now, today: dateInTimeZone(config.TIME_ZONE, now) };
};

const presentOpen = async (db: Db, { id, code, closes_at, opened_from }: OpenClassSignIn) => ({
  code,
  closes_at: closes_at.toISOString(),
  is_stopped: isLessonStopped(await listTries(db, id), opened_from),
});

/** No lesson has this number. */
const noLesson = 0;

export const readClassSignIn = async (
  deps: ClassSignInDeps & Pick<Deps, 'rateLimits'>,
  caller: Caller,
  courseId: number,
): Promise<ClassSignInState> => {
  const { db } = deps;
  const course = await findTaughtCourse(db, caller, courseId);
  if (!course) throw notFound('This course');
  const at = todayOf(deps);
  const open = await findOpenClassSignInOfCourse(db, courseId, at);
  const children = await listChildren(db, courseId, { lessonId: open?.id ?? noLesson, now: at.now });
  const outToday = await deps.rateLimits.listUsedUp('wrong-pictures', children.map(wrongPicturesLimitKey));
  return {
    course: { id: course.id, title: course.title },
    open: open ? await presentOpen(db, open) : null,
    children: children.map((child) =>
      presentChildInLesson(child, outToday.has(wrongPicturesLimitKey(child))),
    ),
    permissions: classSignInPermissions(course.role, course),
  };
};
