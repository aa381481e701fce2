import { type Endpoint, wrongLessonCodeText } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { AppError, invalid } from '../../http/app-error.ts';
import { networkOf } from '../../http/network-of.ts';
import type { EndpointCall } from '../../http/register-endpoints.ts';
import { findOpenClassSignInByCode, type OpenClassSignIn } from './class-sign-in.queries.ts';
import { type ClassSignInDeps, todayOf } from './read-class-sign-in.ts';
import { digestOf, digestOfNetwork, isTabletOf } from './tablets.ts';

export const wrongCode = () =>
  invalid('code', wrongLessonCodeText, { event: 'sign_in_failed', kind: 'lesson_code' });

/** Stands for a child in one lesson and means nothing in another. */
export const childKeyInLesson = (code: string, studentId: number): string => digestOf(`${code} ${studentId}`);

/**
 * The lesson a code opens. Wrong codes are counted where they come from, also those at one moment. Once there are too
 * many, a code still opens a lesson that a teacher opened in the same network, and goes on on a tablet that had it
 * right before: children who try letters for fun shut out nobody at their school, and whoever guesses from elsewhere
 * gets no further.
 */
export const findLesson = async (
  deps: ClassSignInDeps & Pick<Deps, 'rateLimits'>,
  code: string,
  { address, tabletCookie }: Pick<EndpointCall<Endpoint>, 'address' | 'tabletCookie'>,
): Promise<OpenClassSignIn> => {
  const from = `address ${networkOf(address)}`;
  const refused = await deps.rateLimits.consume('lesson-code', from).then(
    () => null,
    (error: unknown) => error,
  );
  if (refused && !(refused instanceof AppError)) throw refused;
  const lesson = await findOpenClassSignInByCode(deps.db, code, todayOf(deps));
  const isKnown =
    lesson && (lesson.opened_from === digestOfNetwork(address) || isTabletOf(lesson, tabletCookie.value));
  if (refused && !isKnown) throw refused;
  if (!lesson) throw wrongCode();
  await deps.rateLimits.giveBack('lesson-code', from);
  return lesson;
};
