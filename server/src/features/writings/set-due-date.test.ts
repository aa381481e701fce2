import { activities, courses, dashboard, notifications, writings } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import type { UserRow } from '../../db/schema/index.ts';
import {
  buildActivity,
  buildCourse,
  buildEnrollment,
  buildWriting,
} from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('more time for one student', () => {
  const server = useTestApp();

  const buildScenario = async () => {
    server.deps.clock.set('2026-03-11T00:00:00Z');
    const { db } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher' });
    const course = await buildCourse(db, { teacher_id: teacher.id });
    const of = { teacher_id: teacher.id, course_id: course.id, status: 'published' as const };
    const activity = await buildActivity(db, { ...of, title: 'The Lamp', due_date: '2026-03-10' });
    const work = async (status: 'pending' | 'completed' = 'pending') => {
      const student = await buildStudent(db);
      await buildEnrollment(db, course.id, student.id);
      const set = { student_id: student.id, activity_id: activity.id, course_id: course.id };
      return { student, writing: await buildWriting(db, { ...set, status, due_date: '2026-03-10' }) };
    };
    const [ada, ben] = [await work(), await work()];
    const extend = (due_date: string | null, user: UserRow = teacher, id = ada.writing.id) =>
      server.callAs(user, writings.setDueDate, { params: { id }, body: { due_date } });
    return { teacher, course, activity, ada, ben, work, extend };
  };
  const toldTo = async (user: UserRow) =>
    (await server.callAs(user, notifications.listNotifications, {})).body.map(({ title }) => title);
  const overdueOf = async (user: UserRow) =>
    (await server.callAs(user, dashboard.readDashboard, {})).body.waiting?.overdue;
  const dayOf = async (user: UserRow, id: number) =>
    (await server.callAs(user, writings.readWriting, { params: { id } })).body.due_date;

  it('is the day that the student and the teacher see, count and are told of', async () => {
    const { teacher, course, activity, ada, ben, extend } = await buildScenario();
    expect(await overdueOf(teacher)).toBe(2);
    const days = { due_date: '2026-03-13', usual_due_date: '2026-03-10' };
    expect((await extend('2026-03-13')).body).toEqual(days);
    expect(await overdueOf(teacher)).toBe(1);
    expect(await dayOf(ada.student, ada.writing.id)).toBe('2026-03-13');
    const read = await server.callAs(ada.student, activities.readActivity, { params: { id: activity.id } });
    expect(read.body.due_date).toBe('2026-03-13');
    expect(await dayOf(ben.student, ben.writing.id)).toBe('2026-03-10');
    const late = await server.callAs(teacher, writings.listWritings, { query: { overdue: 'true' } });
    expect(late.body.map(({ id }) => id)).toEqual([ben.writing.id]);
    const { body: grid } = await server.callAs(teacher, courses.readClassGrid, { params: { id: course.id } });
    expect(grid.students.flatMap(({ work }) => work)).toContainEqual(expect.objectContaining(days));
    expect([await toldTo(ada.student), await toldTo(ben.student)]).toEqual([['You have more time'], []]);
  });

  it('can be changed and taken back, and says nothing where nothing changed', async () => {
    const { ada, extend } = await buildScenario();
    await extend('2026-03-13');
    await extend('2026-03-13');
    expect((await extend('2026-03-20')).body.usual_due_date).toBe('2026-03-10');
    expect((await extend(null)).body).toEqual({ due_date: '2026-03-10', usual_due_date: null });
    await extend(null);
    expect(await toldTo(ada.student)).toEqual([
      'Another due date',
      'You have more time',
      'You have more time',
    ]);
  });

  it('stays more than the others have when their day moves, and ends where it is no more', async () => {
    const { teacher, activity, ada, extend } = await buildScenario();
    await extend('2026-03-20');
    const move = (due_date: string) =>
      server.callAs(teacher, activities.mendActivity, {
        params: { id: activity.id },
        body: { title: 'The Lamp', description: 'A lamp.', requirements: '<p>One page.</p>', due_date },
      });
    await move('2026-03-15');
    expect((await extend('2026-03-20')).body.usual_due_date).toBe('2026-03-15');
    expect(await dayOf(ada.student, ada.writing.id)).toBe('2026-03-20');
    await move('2026-03-27');
    expect((await extend(null)).body).toEqual({ due_date: '2026-03-27', usual_due_date: null });
  });

  it('is given by who teaches the student, for unfinished work, and is more time', async () => {
    const { teacher, ada, extend, work } = await buildScenario();
    for (const day of ['2026-03-09', '2026-03-10'])
      expect((await extend(day)).error.fields).toHaveProperty('due_date');
    expect((await extend('2026-03-13', await buildUser(server.deps.db, { role: 'teacher' }))).status).toBe(
      404,
    );
    expect((await extend('2026-03-13', ada.student)).status).toBe(403);
    const { writing } = await work('completed');
    expect((await extend('2026-03-13', teacher, writing.id)).status).toBe(409);
  });
});
