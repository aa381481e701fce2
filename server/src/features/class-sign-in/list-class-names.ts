import { randomBytes } from 'node:crypto';
import type { Endpoint, NameInClass } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { EndpointCall } from '../../http/register-endpoints.ts';
import { listChildrenWithPictures } from './children-in-class.queries.ts';
import { findLesson, keyOfChild } from './find-lesson.ts';
import { firstNames } from './first-names.ts';
import type { ClassSignInDeps } from './read-class-sign-in.ts';

/** First names, for whoever reads the code from the board while the lesson lasts. */
export const listClassNames = async (
  deps: ClassSignInDeps & Pick<Deps, 'rateLimits'>,
  code: string,
  { address, tabletCookie }: Pick<EndpointCall<Endpoint>, 'address' | 'tabletCookie'>,
): Promise<{ names: NameInClass[] }> => {
  const lesson = await findLesson(deps, code, address);
  if (tabletCookie.value === '') tabletCookie.write(randomBytes(12).toString('base64url'));
  const children = await listChildrenWithPictures(deps.db, lesson.course.id);
  const nameOf = firstNames(children);
  const names = children.map(({ id }) => ({ key: keyOfChild(lesson.code, id), name: nameOf.get(id) ?? '' }));
  return { names: names.sort((one, other) => one.name.localeCompare(other.name, 'en')) };
};
