import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { classPicturePermissions, classSignIns, classSignInTries, users } from '../db/schema/index.ts';

/** Stands for the hash of a child's pictures. */
export const picturesHash = 'hash-of-pictures';

/** A lesson of a class in which a child has tried its pictures. */
export const buildLessonWithTry = async (
  db: Db,
  {
    student_id,
    device,
    ...lesson
  }: { course_id: number; opened_by: number; student_id: number; device: string },
): Promise<void> => {
  const closes_at = new Date('2099-01-01T00:00:00Z');
  const [made] = await db
    .insert(classSignIns)
    .values({ ...lesson, code: `LESSON${lesson.course_id}`, closes_at })
    .returning();
  await db.update(users).set({ pictures_hash: picturesHash }).where(eq(users.id, student_id));
  await db.insert(classSignInTries).values({ class_sign_in_id: made?.id ?? 0, student_id, device, wrong: 1 });
  await db.insert(classPicturePermissions).values({ student_id, course_id: lesson.course_id });
};
