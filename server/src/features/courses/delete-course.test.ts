import { courses } from '@inkling/contract';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activities, courses as courseRows, enrollments } from '../../db/schema/index.ts';
import {
  buildActivity,
  buildChallenge,
  buildCourse,
  buildEnrollment,
  buildWriting,
  listWritingRows,
  readWritingRow,
} from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('deleting a course', () => {
  const server = useTestApp();

  const buildScenario = async () => {
    const { db } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher' });
    const course = await buildCourse(db, { teacher_id: teacher.id });
    const student = await buildStudent(db);
    await buildEnrollment(db, course.id, student.id);
    const activityOf = (where: { course_id?: number; challenge_id?: number }) =>
      buildActivity(db, { teacher_id: teacher.id, ...where });
    const remove = () => server.callAs(teacher, courses.deleteCourse, { params: { id: course.id } });
    return { db, teacher, course, student, activityOf, remove };
  };

  it('takes course, class and unused activities away, and archives what was written on', async () => {
    const { db, teacher, course, student, activityOf, remove } = await buildScenario();
    const [blank, written] = [
      await activityOf({ course_id: course.id }),
      await activityOf({ course_id: course.id }),
    ];
    const base = { student_id: student.id, course_id: course.id };
    const begun = await buildWriting(db, { ...base, activity_id: written.id, content: 'Once' });
    await buildWriting(db, { ...base, activity_id: blank.id, status: 'pending', started_at: null });
    expect((await remove()).status).toBe(204);
    expect(await db.select().from(courseRows).where(eq(courseRows.id, course.id))).toEqual([]);
    expect(await db.select().from(enrollments).where(eq(enrollments.course_id, course.id))).toEqual([]);
    const left = await db
      .select()
      .from(activities)
      .where(inArray(activities.id, [blank.id, written.id]));
    expect(left).toMatchObject([{ id: written.id, status: 'archived' }]);
    expect(await listWritingRows(db, student)).toMatchObject([
      { id: begun.id, content: 'Once', activity_id: written.id, course_id: null },
    ]);
    const again = await server.callAs(teacher, courses.deleteCourse, { params: { id: course.id } });
    expect(again.status).toBe(404);
  });

  it('leaves activities of other courses and challenges as they are', async () => {
    const { db, teacher, course, activityOf, remove } = await buildScenario();
    const challenge = await buildChallenge(db, { teacher_id: teacher.id });
    const shared = await activityOf({ course_id: course.id, challenge_id: challenge.id });
    await remove();
    const [row] = await db.select().from(activities).where(eq(activities.id, shared.id));
    expect(row?.status).toBe('published');
  });

  it('keeps two pieces about one activity when both their courses go', async () => {
    const { db, teacher, course, student, activityOf, remove } = await buildScenario();
    const second = await buildCourse(db, { teacher_id: teacher.id });
    const activity = await activityOf({ course_id: course.id });
    const pieces = [];
    for (const course_id of [course.id, second.id])
      pieces.push(await buildWriting(db, { student_id: student.id, activity_id: activity.id, course_id }));
    await remove();
    expect((await server.callAs(teacher, courses.deleteCourse, { params: { id: second.id } })).status).toBe(
      204,
    );
    for (const { id } of pieces)
      expect(await readWritingRow(db, id)).toMatchObject({ activity_id: activity.id, course_id: null });
  });
});
