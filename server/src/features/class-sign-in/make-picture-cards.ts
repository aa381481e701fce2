import { randomInt } from 'node:crypto';
import { type PictureCard, type PictureName, pictureNames, picturesPerChild } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { conflict, forbidden, notFound } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { deleteLessonSessions, hashPassword } from '../accounts/index.ts';
import { listChildren, replacePictures } from './children-in-class.queries.ts';
import { classSignInMessages } from './class-sign-in.messages.ts';
import { classSignInPermissions } from './class-sign-in.policy.ts';
import { findTaughtCourse } from './class-sign-in.queries.ts';
import { type ClassSignInDeps, todayOf } from './read-class-sign-in.ts';

/** What is hashed; the order counts. */
export const textOfPictures = (pictures: readonly PictureName[]): string => pictures.join(' ');

const randomPictures = (): PictureName[] =>
  Array.from({ length: picturesPerChild }, () => pictureNames[randomInt(pictureNames.length)] ?? 'sun');

interface Wish {
  courseId: number;
  studentIds: number[];
}

const findChosen = async (
  deps: Pick<ClassSignInDeps, 'clock' | 'config'>,
  { db, caller }: { db: Db; caller: Caller },
  { courseId, studentIds }: Wish,
) => {
  const course = await findTaughtCourse(db, caller, courseId);
  if (!course) throw notFound('This course');
  const { now } = todayOf(deps);
  const children = await listChildren(db, courseId, { lessonId: 0, now });
  const chosen = children.filter(({ id }) => studentIds.includes(id));
  if (chosen.length < new Set(studentIds).size) throw notFound('One of these students');
  if (course.status === 'archived') throw conflict(classSignInMessages.archived);
  if (!classSignInPermissions(course.role, course).give_pictures)
    throw forbidden(classSignInMessages.notYours);
  if (chosen.some(({ may_have_pictures }) => !may_have_pictures))
    throw conflict(classSignInMessages.managedByOthers);
  return chosen;
};

/** New pictures end what was opened with the old ones; passwords stay as they are. */
export const makePictureCards = async (
  deps: ClassSignInDeps,
  caller: Caller,
  wish: Wish,
): Promise<{ cards: PictureCard[] }> => {
  const cards: PictureCard[] = [];
  const rows: { id: number; pictures_hash: string }[] = [];
  // One after the other: a class of new pictures must not keep everyone else from signing in.
  for (const { id, full_name } of await findChosen(deps, { db: deps.db, caller }, wish)) {
    const pictures = randomPictures();
    cards.push({ id, full_name, pictures });
    rows.push({ id, pictures_hash: await hashPassword(textOfPictures(pictures)) });
  }
  await deps.db.transaction(async (tx) => {
    // Somebody may have left the class, or lost a part in it, while the pictures were hashed.
    await findChosen(deps, { db: tx, caller }, wish);
    await replacePictures(tx, wish.courseId, rows);
    await deleteLessonSessions(
      tx,
      rows.map(({ id }) => id),
    );
  });
  return { cards };
};
