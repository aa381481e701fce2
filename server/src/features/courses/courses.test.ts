import { activities, courses } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import {
  buildActivity,
  buildCourse,
  buildEnrollment,
  buildWriting,
} from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('courses and their activities', () => {
  const server = useTestApp();

  const buildScenario = async () => {
    const { db } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher' });
    const parent = await buildUser(db, { role: 'parent' });
    const student = await buildStudent(db, { parent_id: parent.id });
    const course = await buildCourse(db, { teacher_id: teacher.id });
    const elsewhere = await buildCourse(db, { teacher_id: teacher.id });
    await buildEnrollment(db, course.id, student.id);
    const activity = await buildActivity(db, { teacher_id: teacher.id, course_id: course.id });
    await buildActivity(db, { teacher_id: teacher.id, course_id: course.id, status: 'draft' });
    await buildWriting(db, { student_id: student.id, activity_id: activity.id, course_id: course.id });
    return { teacher, parent, student, course, elsewhere, activity };
  };
  const readCourse = (user: Parameters<typeof server.callAs>[0], id: number) =>
    server.callAs(user, courses.readCourse, { params: { id } });
  const readActivity = (user: Parameters<typeof server.callAs>[0], id: number) =>
    server.callAs(user, activities.readActivity, { params: { id } });

  it('show class code, students and drafts to the teacher only', async () => {
    const { teacher, parent, student, course } = await buildScenario();
    const own = (await readCourse(teacher, course.id)).body;
    expect(own).toMatchObject({
      code: course.code,
      students: [{ id: student.id }],
      permissions: { edit: true },
    });
    expect(own.activities).toHaveLength(2);
    for (const reader of [student, parent]) {
      const { body } = await readCourse(reader, course.id);
      expect(body).toMatchObject({ code: null, students: null, permissions: { edit: false } });
      expect(body.activities).toHaveLength(1);
    }
  });

  it('are not there for anybody else', async () => {
    const { student, course, elsewhere, activity } = await buildScenario();
    const { db } = server.deps;
    expect((await readCourse(student, elsewhere.id)).status).toBe(404);
    const strangers = [
      await buildStudent(db),
      await buildUser(db, { role: 'teacher' }),
      await buildUser(db, { role: 'parent' }),
    ];
    for (const stranger of strangers) {
      expect((await readCourse(stranger, course.id)).status).toBe(404);
      expect((await readActivity(stranger, activity.id)).status).toBe(404);
    }
  });

  it('are offered to those who teach or joined them', async () => {
    const { teacher, student, course, elsewhere } = await buildScenario();
    const options = async (
      user: typeof teacher,
      query: { keyword?: string; id_in?: number[] | number } = {},
    ) => (await server.callAs(user, courses.courseOptions, { query })).body.map(({ id }) => id);
    expect(await options(student)).toEqual([course.id]);
    expect((await options(teacher)).sort()).toEqual([course.id, elsewhere.id].sort());
    expect(await options(teacher, { id_in: [elsewhere.id] })).toEqual([elsewhere.id]);
    expect(await options(teacher, { id_in: elsewhere.id })).toEqual([elsewhere.id]);
    expect(await options(teacher, { keyword: course.title })).toContain(course.id);
    expect(await options(teacher, { keyword: 'no such title' })).toEqual([]);
  });

  it('give an activity to whom it was assigned, naming only their own courses', async () => {
    const { teacher, parent, student, course, elsewhere, activity } = await buildScenario();
    const other = await buildStudent(server.deps.db);
    await buildWriting(server.deps.db, {
      student_id: other.id,
      activity_id: activity.id,
      course_id: elsewhere.id,
    });
    for (const reader of [student, parent]) {
      const { body } = await readActivity(reader, activity.id);
      expect(body).toMatchObject({
        title: activity.title,
        course_ids: [course.id],
        estimated_time_unit: 'minute',
      });
      expect(body.steps).toHaveLength(4);
    }
    expect((await readActivity(teacher, activity.id)).body.course_ids).toEqual([course.id]);
    expect((await readActivity(other, activity.id)).body.course_ids).toEqual([elsewhere.id]);
  });
});
