import { wrongPicturesMax } from '@inkling/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { classSignInTries } from '../../db/schema/index.ts';
import {
  type Judgement,
  judgeTry,
  maxWrongTriesForChild,
  maxWrongTriesOnDevice,
  type TriesOnDevice,
} from './judge-tries.ts';

interface TryOf {
  lessonId: number;
  studentId: number;
  device: string;
}

/** Of children who did not get in there. */
const totalOnDevice = (lessonId: number, device: SQL) => sql`(select sum(d.wrong) from ${classSignInTries} d
  where d.class_sign_in_id = ${lessonId} and d.device = ${device} and not d.entered)`;

/** Wrong too often on one tablet or on all together. */
export const isTriedTooOftenIn = (lessonId: number, studentId: SQL) => sql<boolean>`exists (
  select from ${classSignInTries} t where t.class_sign_in_id = ${lessonId} and t.student_id = ${studentId}
    and (t.wrong >= ${wrongPicturesMax} or (select sum(o.wrong) from ${classSignInTries} o
      where o.class_sign_in_id = ${lessonId} and o.student_id = ${studentId}) >= ${maxWrongTriesForChild}))`;

/** Tried on a tablet that was stopped as others were tried on it too. */
export const isOnStoppedTabletIn = (lessonId: number, studentId: SQL) => sql<boolean>`exists (
  select from ${classSignInTries} t where t.class_sign_in_id = ${lessonId} and t.student_id = ${studentId}
    and not t.entered and ${totalOnDevice(lessonId, sql`t.device`)} >= ${maxWrongTriesOnDevice})`;

export const listTries = (db: Db, lessonId: number): Promise<TriesOnDevice[]> =>
  db
    .select({
      studentId: classSignInTries.student_id,
      device: classSignInTries.device,
      wrong: classSignInTries.wrong,
      entered: classSignInTries.entered,
    })
    .from(classSignInTries)
    .where(eq(classSignInTries.class_sign_in_id, lessonId));

const isTryOf = ({ lessonId, studentId, device }: TryOf) =>
  and(
    eq(classSignInTries.class_sign_in_id, lessonId),
    eq(classSignInTries.student_id, studentId),
    eq(classSignInTries.device, device),
  );

const oneLess = sql`greatest(${classSignInTries.wrong} - 1, 0)`;

/** Counts a try before the pictures are looked at, so that tries at one moment count too. */
export const countTry = async (
  db: Db,
  { openedFrom, ...which }: TryOf & { openedFrom: string | null },
): Promise<Judgement> => {
  const { lessonId, studentId, device } = which;
  const [counted] = await db
    .insert(classSignInTries)
    .values({ class_sign_in_id: lessonId, student_id: studentId, device, wrong: 1 })
    .onConflictDoUpdate({
      target: [classSignInTries.class_sign_in_id, classSignInTries.student_id, classSignInTries.device],
      set: { wrong: sql`${classSignInTries.wrong} + 1` },
      setWhere: sql`${classSignInTries.wrong} < ${wrongPicturesMax}`,
    })
    .returning({ wrong: classSignInTries.wrong });
  const judged = judgeTry(await listTries(db, lessonId), { studentId, device, openedFrom });
  if (!counted) return { ...judged, isRefused: true };
  // Nobody looked at these pictures; that the child asked here stays, for the teacher to see.
  if (judged.isRefused) await db.update(classSignInTries).set({ wrong: oneLess }).where(isTryOf(which));
  return { ...judged, isLast: judged.isLast || counted.wrong === wrongPicturesMax };
};

/** It was right: the wrong ones before it still count for the child. */
export const countRightPictures = async (db: Db, which: TryOf): Promise<void> => {
  await db.update(classSignInTries).set({ wrong: oneLess, entered: true }).where(isTryOf(which));
  // Where the child was only turned away, it needs no help any more.
  await db
    .delete(classSignInTries)
    .where(
      and(
        eq(classSignInTries.class_sign_in_id, which.lessonId),
        eq(classSignInTries.student_id, which.studentId),
        sql`${classSignInTries.wrong} = 0 and not ${classSignInTries.entered}`,
      ),
    );
};

/** The children start anew, and so does a tablet on which one was stopped for what others tapped. */
export const forgetTries = async (
  db: Db,
  { lessonId, studentIds }: { lessonId: number; studentIds: number[] },
): Promise<void> => {
  const ids = sql`any(${sql.param(studentIds)}::int[])`;
  const forgotten = sql`class_sign_in_id = ${lessonId} and (student_id = ${ids}
    or device in (select t.device from ${classSignInTries} t
      where t.class_sign_in_id = ${lessonId} and t.student_id = ${ids}
        and ${totalOnDevice(lessonId, sql`t.device`)} >= ${maxWrongTriesOnDevice}))`;
  // That somebody got in there still says that the tablet is one of the class.
  await db.execute(sql`with gone as (delete from ${classSignInTries} where ${forgotten} and not entered)
    update ${classSignInTries} set wrong = 0 where ${forgotten} and entered`);
};
