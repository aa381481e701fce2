import { wrongPicturesMax } from '@inkling/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { classSignInTries } from '../../db/schema/index.ts';

/** However many tablets somebody takes, a child's pictures are tried no more often in a lesson. */
const mostForChild = 3 * wrongPicturesMax;
/** Whoever taps one classmate after the other on a tablet gets no further. */
const mostOnDevice = 2 * wrongPicturesMax;

interface TryOf {
  lessonId: number;
  studentId: number;
  device: string;
}

const totalOnDevice = (lessonId: number, device: SQL) => sql`(select sum(d.wrong) from ${classSignInTries} d
  where d.class_sign_in_id = ${lessonId} and d.device = ${device})`;

/** Wrong too often on one tablet, on all together, or on a tablet on which others were tried too. */
export const isStuckIn = (lessonId: number, studentId: SQL) => sql<boolean>`exists (
  select from ${classSignInTries} t where t.class_sign_in_id = ${lessonId} and t.student_id = ${studentId}
    and (t.wrong >= ${wrongPicturesMax} or ${totalOnDevice(lessonId, sql`t.device`)} >= ${mostOnDevice}
      or (select sum(o.wrong) from ${classSignInTries} o
        where o.class_sign_in_id = ${lessonId} and o.student_id = ${studentId}) >= ${mostForChild}))`;

export interface CountedTry {
  /** None was left: the pictures are not looked at. */
  isRefused: boolean;
  /** None is left after this one. */
  isLast: boolean;
  /** More than one child was tried on this tablet. */
  isOfSeveral: boolean;
}

/** Counts a try before the pictures are looked at, so that tries at one moment count too. */
export const countTry = async (db: Db, { lessonId, studentId, device }: TryOf): Promise<CountedTry> => {
  const [counted] = await db
    .insert(classSignInTries)
    .values({ class_sign_in_id: lessonId, student_id: studentId, device, wrong: 1 })
    .onConflictDoUpdate({
      target: [classSignInTries.class_sign_in_id, classSignInTries.student_id, classSignInTries.device],
      set: { wrong: sql`${classSignInTries.wrong} + 1` },
      setWhere: sql`${classSignInTries.wrong} < ${wrongPicturesMax}`,
    })
    .returning({ wrong: classSignInTries.wrong });
  const rows = await db
    .select({
      studentId: classSignInTries.student_id,
      device: classSignInTries.device,
      wrong: classSignInTries.wrong,
    })
    .from(classSignInTries)
    .where(eq(classSignInTries.class_sign_in_id, lessonId));
  const onDevice = rows.filter((row) => row.device === device && row.wrong > 0);
  const sum = (of: typeof rows): number => of.reduce((total, { wrong }) => total + wrong, 0);
  const ofChild = sum(rows.filter((row) => row.studentId === studentId));
  const ofDevice = sum(onDevice);
  return {
    isRefused: counted === undefined || ofChild > mostForChild || ofDevice > mostOnDevice,
    isLast: counted?.wrong === wrongPicturesMax || ofChild >= mostForChild || ofDevice >= mostOnDevice,
    isOfSeveral: onDevice.length > 1,
  };
};

/** It was right: the wrong ones before it still count. */
export const takeBackTry = async (db: Db, { lessonId, studentId, device }: TryOf): Promise<void> => {
  await db
    .update(classSignInTries)
    .set({ wrong: sql`${classSignInTries.wrong} - 1` })
    .where(
      and(
        eq(classSignInTries.class_sign_in_id, lessonId),
        eq(classSignInTries.student_id, studentId),
        eq(classSignInTries.device, device),
      ),
    );
};

/** The child starts anew, and so does a tablet on which it was stopped for what others tapped. */
export const forgetTries = async (db: Db, { lessonId, studentId }: Omit<TryOf, 'device'>): Promise<void> => {
  await db.execute(sql`
    delete from ${classSignInTries} where class_sign_in_id = ${lessonId} and (student_id = ${studentId}
      or device in (select t.device from ${classSignInTries} t
        where t.class_sign_in_id = ${lessonId} and t.student_id = ${studentId}
          and ${totalOnDevice(lessonId, sql`t.device`)} >= ${mostOnDevice}))`);
};
