import { enrollments, writings } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { buildActivity, buildCourse, listWritingRows } from '../../testing/build-courses-and-writings.ts';
import { buildStudent } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const refusal = 'Invalid code, please check and try again';

describe('joining a class', () => {
  const server = useTestApp();
  const join = (student: Parameters<typeof server.callAs>[0], code: string) =>
    server.callAs(student, enrollments.joinClass, { body: { code } });

  it('gives the student a writing for each published activity', async () => {
    const { db } = server.deps;
    const course = await buildCourse(db);
    const activity = await buildActivity(db, { course_id: course.id, title: 'The lighthouse' });
    await buildActivity(db, { course_id: course.id, status: 'draft' });
    const student = await buildStudent(db, { grade_level: 4 });
    const { status, body } = await join(student, ` ${course.code.slice(0, 4)}-${course.code.slice(4)} `);
    expect(status).toBe(200);
    expect(body).toMatchObject({ course_id: course.id, course_title: course.title });
    const list = await server.callAs(student, writings.listWritings, {});
    expect(list.body).toHaveLength(1);
    expect(list.body[0]).toMatchObject({
      title: 'The lighthouse',
      status: 'pending',
      grade_level: 4,
      activity: { id: activity.id },
      course: { id: course.id },
    });
    const read = await server.callAs(student, writings.readWriting, {
      params: { id: list.body[0]?.id ?? 0 },
    });
    expect(read.body.chat).not.toBeNull();
    expect(read.body.steps.map(({ type }) => type)).toEqual([
      'chat',
      'structuredForm',
      'freeWriting',
      'feedback',
    ]);
  });

  it('counts due days from the day of joining on the school’s calendar', async () => {
    const { db, clock } = server.deps;
    // Half past eleven at night in Sydney is already the next day in Auckland and still the same in London.
    clock.set('2026-07-01T13:30:00Z');
    const course = await buildCourse(db);
    await buildActivity(db, { course_id: course.id, due_days: 7 });
    await buildActivity(db, { course_id: course.id, due_date: '2026-09-30' });
    await buildActivity(db, { course_id: course.id });
    const student = await buildStudent(db);
    await join(student, course.code);
    const rows = await listWritingRows(db, student);
    expect(rows.map(({ due_date }) => due_date)).toEqual(['2026-07-08', '2026-09-30', null]);
  });

  it('twice, or ten times at once, changes nothing', async () => {
    const { db } = server.deps;
    const course = await buildCourse(db);
    await buildActivity(db, { course_id: course.id });
    const student = await buildStudent(db);
    const responses = await Promise.all(Array.from({ length: 10 }, () => join(student, course.code)));
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect(await listWritingRows(db, student)).toHaveLength(1);
  });

  it.each(['00000000', 'x', '', '   ', '!!!!!!!!', '123456789012345678901'])(
    'refuses the code "%s"',
    async (code) => {
      const response = await join(await buildStudent(server.deps.db), code);
      expect(response).toMatchObject({
        status: 422,
        error: { error_message: refusal, fields: { code: refusal } },
      });
    },
  );

  it.each(['upcoming', 'past', 'archived'] as const)(
    'refuses the code of a course that is %s',
    async (status) => {
      const course = await buildCourse(server.deps.db, { status });
      const response = await join(await buildStudent(server.deps.db), course.code);
      expect(response).toMatchObject({ status: 422, error: { error_message: refusal } });
    },
  );
});
