import { createHash } from 'node:crypto';
import { wrongLessonCodeText } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http/app-error.ts';
import { findOpenByCode, type OpenClassSignIn } from './class-sign-in.queries.ts';
import { type ClassSignInDeps, todayOf } from './read-class-sign-in.ts';

export const wrongCode = () => invalid('code', wrongLessonCodeText);

/** Stands for a child in one lesson and means nothing in another. */
export const keyOfChild = (code: string, studentId: number): string =>
  createHash('sha256').update(`${code} ${studentId}`).digest('base64url').slice(0, 22);

/** The lesson a code opens. Wrong codes are counted where they come from, also those at one moment. */
export const findLesson = async (
  deps: ClassSignInDeps & Pick<Deps, 'rateLimits'>,
  code: string,
  address: string,
): Promise<OpenClassSignIn> => {
  const from = `address ${address}`;
  await deps.rateLimits.consume('lesson-code', from);
  const lesson = await findOpenByCode(deps.db, code, todayOf(deps));
  if (!lesson) throw wrongCode();
  await deps.rateLimits.giveBack('lesson-code', from);
  return lesson;
};
