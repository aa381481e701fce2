import { createHash } from 'node:crypto';
import { wrongLessonCodeText } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { AppError, invalid } from '../../http/app-error.ts';
import { networkOf } from '../../http/network-of.ts';
import { findOpenByCode, type OpenClassSignIn } from './class-sign-in.queries.ts';
import { type ClassSignInDeps, todayOf } from './read-class-sign-in.ts';

export const wrongCode = () => invalid('code', wrongLessonCodeText);

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Stands for a child in one lesson and means nothing in another. */
export const keyOfChild = (code: string, studentId: number): string => digestOf(`${code} ${studentId}`);

/** Stands for a network without saying which it is. */
export const keyOfNetwork = (address: string): string => digestOf(`network ${networkOf(address)}`);

/** Stands for a tablet; those that say nothing of themselves count with their whole network. */
export const keyOfTablet = (cookie: string, address: string): string =>
  cookie === '' ? keyOfNetwork(address) : digestOf(`tablet ${cookie}`);

/**
 * The lesson a code opens. Wrong codes are counted where they come from, also those at one moment. Once there are too
 * many, a code still opens a lesson that a teacher opened in the same network: children who try letters for fun shut
 * out nobody at their school, and whoever guesses from elsewhere gets no further.
 */
export const findLesson = async (
  deps: ClassSignInDeps & Pick<Deps, 'rateLimits'>,
  code: string,
  address: string,
): Promise<OpenClassSignIn> => {
  const from = `address ${networkOf(address)}`;
  const refused = await deps.rateLimits.consume('lesson-code', from).then(
    () => null,
    (error: unknown) => error,
  );
  if (refused && !(refused instanceof AppError)) throw refused;
  const lesson = await findOpenByCode(deps.db, code, todayOf(deps));
  if (refused && lesson?.opened_from !== keyOfNetwork(address)) throw refused;
  if (!lesson) throw wrongCode();
  await deps.rateLimits.giveBack('lesson-code', from);
  return lesson;
};
