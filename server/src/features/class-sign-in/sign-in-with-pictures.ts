import {
  askTeacherText,
  type CheckedInput,
  type classSignIn,
  wrongPicturesMax,
  wrongPicturesText,
} from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { AppError, conflict } from '../../http/app-error.ts';
import { limitHashing, startSession, updateUser, verifyPassword } from '../accounts/index.ts';
import { addInAppNotification } from '../notifications/index.ts';
import { childIsStuck } from './class-sign-in.messages.ts';
import {
  countTry,
  holdOpen,
  listChildrenWithPictures,
  type OpenClassSignIn,
  takeBackTry,
} from './class-sign-in.queries.ts';
import { findLesson, keyOfChild, wrongCode } from './find-lesson.ts';
import { textOfPictures } from './make-picture-cards.ts';
import type { ClassSignInDeps } from './read-class-sign-in.ts';

type PictureDeps = ClassSignInDeps & Pick<Deps, 'rateLimits'>;
type Attempt = CheckedInput<typeof classSignIn.signInWithPictures>['body'];
interface Browser {
  address: string;
  device: string;
}

const wrongPictures = () => new AppError('invalid', wrongPicturesText);
const stuck = () => conflict(askTeacherText);

const tellTeacher = (deps: PictureDeps, lesson: OpenClassSignIn, studentId: number): Promise<void> =>
  addInAppNotification(deps, deps.db, {
    user_id: lesson.opened_by,
    topic: 'announcements',
    dedupe_key: `class-sign-in-${lesson.id}-${studentId}`,
    ...childIsStuck(lesson.course),
  });

/** Whoever opens lesson after lesson gets no further with a child; new pictures start anew. */
const keyOfDay = ({ id, pictures_hash }: { id: number; pictures_hash: string | null }): string =>
  `${id} ${pictures_hash?.slice(-16)}`;

/** Whose pictures these are; a wrong try is counted against the child of the key and says nothing else. */
const checkPictures = async (
  deps: PictureDeps,
  lesson: OpenClassSignIn,
  { key, pictures }: Attempt,
): Promise<number> => {
  const children = await listChildrenWithPictures(deps.db, lesson.course.id);
  const child = children.find(({ id }) => keyOfChild(lesson.code, id) === key);
  const given = textOfPictures(pictures);
  if (!child) {
    // Takes as long as for a child of this class.
    await verifyPassword(null, given);
    throw wrongPictures();
  }
  const tries = await countTry(deps.db, { lessonId: lesson.id, studentId: child.id });
  if (tries === undefined) throw stuck();
  const ofDay = keyOfDay(child);
  await deps.rateLimits.consume('wrong-pictures', ofDay).catch((error: unknown) => {
    // To the child it is the same: new pictures help.
    throw error instanceof AppError ? stuck() : error;
  });
  if (await verifyPassword(child.pictures_hash, given)) {
    await deps.rateLimits.giveBack('wrong-pictures', ofDay);
    return child.id;
  }
  if (tries < wrongPicturesMax) throw wrongPictures();
  await tellTeacher(deps, lesson, child.id);
  throw stuck();
};

const checkAndEnter = async (deps: PictureDeps, attempt: Attempt, { address, device }: Browser) => {
  const lesson = await findLesson(deps, attempt.code, address);
  const studentId = await checkPictures(deps, lesson, attempt);
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    // The teacher may have closed it at this moment.
    const open = await holdOpen(tx, { id: lesson.id, now });
    if (!open) throw wrongCode();
    await takeBackTry(tx, { lessonId: lesson.id, studentId });
    await updateUser(tx, studentId, { last_login_at: now });
    return startSession(deps, tx, { userId: studentId, device, lesson: open });
  });
};

/** In turn as a whole, as with passwords: a class comes in all at once. */
export const signInWithPictures = (deps: PictureDeps, attempt: Attempt, browser: Browser) =>
  limitHashing(() => checkAndEnter(deps, attempt, browser));
