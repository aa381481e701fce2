import {
  askTeacherText,
  type CheckedInput,
  type classSignIn,
  type Endpoint,
  wrongPicturesText,
} from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { AppError, conflict } from '../../http/app-error.ts';
import type { EndpointCall } from '../../http/register-endpoints.ts';
import { limitHashing, noteVisit, startSession, verifyPassword } from '../accounts/index.ts';
import { addInAppNotification } from '../notifications/index.ts';
import { listChildrenWithPictures } from './children-in-class.queries.ts';
import { childIsStuck, manyWrongPictures, someoneIsGuessing } from './class-sign-in.messages.ts';
import { hasSessionInLesson, lockOpenClassSignIn, type OpenClassSignIn } from './class-sign-in.queries.ts';
import { childKeyInLesson, findLesson, wrongCode } from './find-lesson.ts';
import type { Judgement } from './judge-tries.ts';
import { textOfPictures } from './make-picture-cards.ts';
import { countRightPictures, countTry } from './picture-tries.queries.ts';
import type { ClassSignInDeps } from './read-class-sign-in.ts';
import { tabletOrNetworkOf } from './tablets.ts';
import { wrongPicturesLimitKey } from './wrong-pictures-limit-key.ts';

type PictureDeps = ClassSignInDeps & Pick<Deps, 'rateLimits'>;
type Attempt = CheckedInput<typeof classSignIn.signInWithPictures>['body'];
type Browser = Pick<EndpointCall<Endpoint>, 'address' | 'device' | 'tabletCookie'>;

const wrongPictures = (account_id?: number) =>
  new AppError('invalid', wrongPicturesText, {
    event: {
      event: 'sign_in_failed',
      kind: account_id === undefined ? 'unknown_child' : 'pictures',
      account_id,
    },
  });
const stuck = (account_id: number) =>
  conflict(askTeacherText, undefined, { event: 'sign_in_slowed', kind: 'child', account_id });

interface Tried {
  lesson: OpenClassSignIn;
  studentId: number;
  tablet: string;
  judged: Judgement;
}

/** Who is in already does not tap wrong pictures: somebody else does. */
const tellTeacher = async (
  deps: PictureDeps,
  { lesson, studentId, tablet, judged }: Tried,
): Promise<void> => {
  const say = async (about: string, message: typeof childIsStuck) =>
    addInAppNotification(deps, deps.db, {
      user_id: lesson.opened_by,
      topic: 'announcements',
      dedupe_key: `class-sign-in-${lesson.id}-${about}`,
      ...message(lesson.course),
    });
  if (judged.isLastOfLesson) return say('all', manyWrongPictures);
  const isGuessing = judged.isOfSeveral || (await hasSessionInLesson(deps.db, lesson.id, studentId));
  await say(`${studentId}-${tablet}`, isGuessing ? someoneIsGuessing : childIsStuck);
};

/** Whose pictures these are; a wrong try is counted against the child of the key on this tablet and says nothing else. */
const checkPictures = async (
  deps: PictureDeps,
  { lesson, tablet }: { lesson: OpenClassSignIn; tablet: string },
  { key, pictures }: Attempt,
): Promise<number> => {
  const children = await listChildrenWithPictures(deps.db, lesson.course.id);
  const child = children.find(({ id }) => childKeyInLesson(lesson.code, id) === key);
  const given = textOfPictures(pictures);
  if (!child) {
    // Takes as long as for a child of this class.
    await verifyPassword(null, given);
    throw wrongPictures();
  }
  const judged = await countTry(deps.db, {
    lessonId: lesson.id,
    openedFrom: lesson.opened_from,
    studentId: child.id,
    device: tablet,
  });
  if (judged.isRefused) throw stuck(child.id);
  const ofDay = wrongPicturesLimitKey(child);
  await deps.rateLimits.consume('wrong-pictures', ofDay).catch((error: unknown) => {
    // To the child it is the same: new pictures help.
    throw error instanceof AppError ? stuck(child.id) : error;
  });
  if (await verifyPassword(child.pictures_hash, given)) {
    await deps.rateLimits.giveBack('wrong-pictures', ofDay);
    return child.id;
  }
  if (!judged.isLast) throw wrongPictures(child.id);
  await tellTeacher(deps, { lesson, studentId: child.id, tablet, judged });
  throw stuck(child.id);
};

const checkAndEnter = async (deps: PictureDeps, attempt: Attempt, browser: Browser) => {
  const { address, device, tabletCookie } = browser;
  const lesson = await findLesson(deps, attempt.code, browser);
  const tablet = tabletOrNetworkOf(lesson, tabletCookie.value, address);
  const studentId = await checkPictures(deps, { lesson, tablet }, attempt);
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    // The teacher may have closed it at this moment.
    const open = await lockOpenClassSignIn(tx, { id: lesson.id, now });
    if (!open) throw wrongCode();
    await countRightPictures(tx, { lessonId: lesson.id, studentId, device: tablet });
    await noteVisit(tx, studentId, now);
    return startSession(deps, tx, { userId: studentId, device, lesson: open });
  });
};

/** In turn as a whole, as with passwords: a class comes in all at once. */
export const signInWithPictures = (deps: PictureDeps, attempt: Attempt, browser: Browser) =>
  limitHashing(() => checkAndEnter(deps, attempt, browser));
