import { activities, courses, notifications, students, writings } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import type { UserRow } from '../../db/schema/index.ts';
import { type ActivityBody, activityForm } from '../../testing/activity-form.ts';
import { buildCourse, buildEnrollment } from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { publishScheduledActivities } from './publish-scheduled-activities.job.ts';

describe('an activity', () => {
  const server = useTestApp();

  const buildClass = async () => {
    const { db } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher' });
    const course = await buildCourse(db, { teacher_id: teacher.id });
    const [ada, ben] = [await buildStudent(db), await buildStudent(db)];
    for (const { id } of [ada, ben]) await buildEnrollment(db, course.id, id);
    const save = async (overrides: Partial<ActivityBody>) =>
      server.callAs(teacher, activities.addActivity, {
        body: await activityForm(db, { title: 'The Lamp', course_ids: [course.id], ...overrides }),
      });
    return { teacher, course, ada, ben, save };
  };
  const workOf = async (user: UserRow) =>
    (await server.callAs(user, writings.listWritings, { query: {} })).body.map(({ title }) => title);
  const tasksOf = async (user: UserRow, id: number) =>
    (await server.callAs(user, courses.readCourse, { params: { id } })).body.tasks.map(({ title }) => title);
  const toldTo = async (user: UserRow) =>
    (await server.callAs(user, notifications.listNotifications, {})).body.length;

  describe('for chosen students', () => {
    it('goes to them alone, also when others join or the course is saved', async () => {
      const { teacher, course, ada, ben, save } = await buildClass();
      const { body: draft } = await save({ student_ids: [ada.id] });
      expect(draft.student_ids).toEqual([ada.id]);
      const params = { id: draft.id };
      const { body: published } = await server.callAs(teacher, activities.publishActivity, { params });
      expect(published).toMatchObject({ assignedTo: [ada.id], writings_data: { students_count: 1 } });
      await server.callAs(teacher, students.addStudent, {
        body: {
          full_name: 'Late Comer',
          email: 'late@example.test',
          password: 'lantern-in-the-fog',
          grade_level: 5,
          course_id: course.id,
        },
      });
      const { body: grid } = await server.callAs(teacher, courses.readClassGrid, {
        params: { id: course.id },
      });
      expect(grid.students.flatMap(({ id, work }) => work.map(() => id))).toEqual([ada.id]);
      expect([await workOf(ada), await workOf(ben)]).toEqual([['The Lamp'], []]);
      expect([await tasksOf(ada, course.id), await tasksOf(ben, course.id)]).toEqual([['The Lamp'], []]);
      expect([await toldTo(ada), await toldTo(ben)]).toEqual([1, 0]);
    });

    it('is given to more of them, who are told, and leaves everybody else as they were', async () => {
      const { teacher, ada, ben, save } = await buildClass();
      const { body: draft } = await save({ student_ids: [ada.id] });
      const params = { id: draft.id };
      await server.callAs(teacher, activities.publishActivity, { params });
      const add = (student_ids: number[]) =>
        server.callAs(teacher, activities.addStudentsToActivity, { params, body: { student_ids } });
      const { body } = await add([ada.id, ben.id]);
      expect(body).toMatchObject({ added_count: 1, activity: { student_ids: [ada.id, ben.id] } });
      expect((await add([ben.id])).body.added_count).toBe(0);
      expect([await workOf(ada), await workOf(ben)]).toEqual([['The Lamp'], ['The Lamp']]);
      expect([await toldTo(ada), await toldTo(ben)]).toEqual([1, 1]);
    });

    it('is not late already for those who are added: their day is a later one', async () => {
      server.deps.clock.set('2026-03-05T00:00:00Z');
      const { teacher, ada, ben, save } = await buildClass();
      const dates = { due_date: '2026-03-10', due_days: null };
      const params = { id: (await save({ student_ids: [ada.id], ...dates })).body.id };
      await server.callAs(teacher, activities.publishActivity, { params });
      server.deps.clock.set('2026-03-12T00:00:00Z');
      const add = (due_date?: string) =>
        server.callAs(teacher, activities.addStudentsToActivity, {
          params,
          body: { student_ids: [ben.id], due_date },
        });
      for (const day of [undefined, '2026-03-10', '2026-03-11'])
        expect((await add(day)).error.fields).toHaveProperty('due_date');
      expect((await add('2026-03-20')).status).toBe(200);
      const { body } = await server.callAs(ben, writings.listWritings, { query: {} });
      expect(body).toMatchObject([{ due_date: '2026-03-20', usual_due_date: '2026-03-10' }]);
    });

    it('is given to nobody outside its courses, and not before it is published', async () => {
      const { teacher, course, ada, ben, save } = await buildClass();
      const { body: draft } = await save({ student_ids: [ada.id] });
      const params = { id: draft.id };
      const add = (user: UserRow, id: number) =>
        server.callAs(user, activities.addStudentsToActivity, { params, body: { student_ids: [id] } });
      expect((await add(teacher, ben.id)).status).toBe(409);
      await server.callAs(teacher, activities.publishActivity, { params });
      expect((await add(await buildUser(server.deps.db, { role: 'teacher' }), ben.id)).status).toBe(404);
      const stranger = await buildStudent(server.deps.db);
      expect((await add(teacher, stranger.id)).error.fields).toHaveProperty('student_ids');
      await server.callAs(teacher, courses.removeFromClass, {
        params: { id: course.id },
        body: { student_ids: [ben.id] },
      });
      expect((await add(teacher, ben.id)).error.fields).toHaveProperty('student_ids');
      expect([await workOf(ben), await workOf(stranger)]).toEqual([[], []]);
    });

    it('takes only students of its courses, and needs a course', async () => {
      const { ada, save } = await buildClass();
      const stranger = await buildStudent(server.deps.db);
      for (const overrides of [
        { student_ids: [ada.id, stranger.id] },
        { student_ids: [] },
        { student_ids: [ada.id], course_ids: [] },
      ])
        expect((await save(overrides)).error.fields).toHaveProperty('student_ids');
    });

    it('tells a student nothing of who was chosen, and its copy is for everybody', async () => {
      const { teacher, ada, save } = await buildClass();
      const { body: draft } = await save({ student_ids: [ada.id] });
      const params = { id: draft.id };
      await server.callAs(teacher, activities.publishActivity, { params });
      expect((await server.callAs(ada, activities.readActivity, { params })).body.student_ids).toBeNull();
      const { body: copy } = await server.callAs(teacher, activities.duplicateActivity, { params });
      expect(copy.student_ids).toBeNull();
    });
  });

  describe('with a time to be published', () => {
    const open = () => publishScheduledActivities.run(server.deps, {});

    it('opens by itself when the time has come, and not before', async () => {
      server.deps.clock.set('2026-03-05T00:00:00Z');
      const { teacher, ada, save } = await buildClass();
      const { body: draft } = await save({
        publish_at: '2026-03-06T21:00:00.000Z',
        due_date: '2026-03-20',
        due_days: null,
      });
      expect(draft).toMatchObject({ status: 'draft', publish_at: '2026-03-06T21:00:00.000Z' });
      server.deps.clock.set('2026-03-06T20:59:00Z');
      await open();
      expect(await workOf(ada)).toEqual([]);
      server.deps.clock.set('2026-03-06T21:00:30Z');
      await open();
      await open();
      expect(await workOf(ada)).toEqual(['The Lamp']);
      const { body } = await server.callAs(teacher, activities.readActivity, { params: { id: draft.id } });
      expect(body).toMatchObject({ status: 'published', publish_at: null });
    });

    it('takes no time that has passed, and none after it is due', async () => {
      server.deps.clock.set('2026-03-05T00:00:00Z');
      const { save } = await buildClass();
      for (const overrides of [
        { publish_at: '2026-03-04T00:00:00.000Z' },
        { publish_at: '2026-03-09T00:00:00.000Z', due_date: '2026-03-07', due_days: null },
      ])
        expect((await save(overrides)).error.fields).toHaveProperty('publish_at');
    });
  });

  it('that was changed in another tab is not overwritten', async () => {
    const { teacher, course, save } = await buildClass();
    const { body: draft } = await save({});
    const change = async (title: string, seen_updated_at: string) =>
      server.callAs(teacher, activities.updateActivity, {
        params: { id: draft.id },
        body: {
          ...(await activityForm(server.deps.db, { title, course_ids: [course.id] })),
          seen_updated_at,
        },
      });
    server.deps.clock.set(new Date(new Date(draft.updated_at).getTime() + 60_000).toISOString());
    const { body: first } = await change('In one tab', draft.updated_at);
    const second = await change('In another tab', draft.updated_at);
    expect(second.status).toBe(409);
    expect(second.error.error_message).toContain('Nothing was overwritten');
    const { body } = await server.callAs(teacher, activities.readActivity, { params: { id: draft.id } });
    expect(body.title).toBe('In one tab');
    expect((await change('Again', first.updated_at)).status).toBe(200);
  });
});
