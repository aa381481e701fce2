import type { Endpoint, NameInClass } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { EndpointCall } from '../../http/register-endpoints.ts';
import { listChildrenWithPictures } from './children-in-class.queries.ts';
import { childKeyInLesson, findLesson } from './find-lesson.ts';
import { firstNames } from './first-names.ts';
import type { ClassSignInDeps } from './read-class-sign-in.ts';
import { isTabletOf, newTabletCookie } from './tablets.ts';

/** First names, for whoever reads the code from the board while the lesson lasts. */
export const listClassNames = async (
  deps: ClassSignInDeps & Pick<Deps, 'rateLimits'>,
  code: string,
  browser: Pick<EndpointCall<Endpoint>, 'address' | 'tabletCookie'>,
): Promise<{ names: NameInClass[] }> => {
  const lesson = await findLesson(deps, code, browser);
  const { address, tabletCookie } = browser;
  if (!isTabletOf(lesson, tabletCookie.value)) tabletCookie.write(newTabletCookie(lesson, address));
  const children = await listChildrenWithPictures(deps.db, lesson.course.id);
  const nameOf = firstNames(children);
  const names = children.map(({ id }) => ({
    key: childKeyInLesson(lesson.code, id),
    name: nameOf.get(id) ?? '',
  }));
  return { names: names.sort((one, other) => one.name.localeCompare(other.name, 'en')) };
};
