import { activities, courses, notifications, writings } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activities as activityRows, type UserRow } from '../../db/schema/index.ts';
import {
  buildActivity,
  buildCourse,
  buildEnrollment,
  buildWriting,
  readWritingRow,
} from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('work that is set again, edited or waited for', () => {
  const server = useTestApp();

  /** An activity with a student who has not started, one who has, and one who has finished. */
  const buildScenario = async () => {
    const { db } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher' });
    const course = await buildCourse(db, { teacher_id: teacher.id });
    const activity = await buildActivity(db, {
      teacher_id: teacher.id,
      course_id: course.id,
      title: 'The Lamp',
      status: 'published',
    });
    const work = async (status: 'pending' | 'progressing' | 'completed') => {
      const student = await buildStudent(db);
      await buildEnrollment(db, course.id, student.id);
      const of = { student_id: student.id, activity_id: activity.id, course_id: course.id };
      const writing = await buildWriting(db, { ...of, title: 'The Lamp', status, due_date: '2026-03-10' });
      return { student, writing };
    };
    const [waiting, writing, finished] = [
      await work('pending'),
      await work('progressing'),
      await work('completed'),
    ];
    return { teacher, course, params: { id: activity.id }, waiting, writing, finished };
  };
  const toldTo = async (user: UserRow) =>
    (await server.callAs(user, notifications.listNotifications, {})).body.map(({ title }) => title);
  const newForm = { title: 'The Old Lamp', description: 'A lamp.', requirements: '<p>One page.</p>' };

  it('is edited for all who have not finished, and told to those who have started', async () => {
    const { teacher, params, waiting, writing, finished } = await buildScenario();
    server.deps.clock.set('2026-03-05T00:00:00Z');
    const body = { ...newForm, due_date: '2026-03-20' };
    const { body: edited } = await server.callAs(teacher, activities.mendActivity, { params, body });
    expect(edited).toMatchObject({ title: 'The Old Lamp', due_date: '2026-03-20', status: 'published' });
    for (const { writing: row } of [waiting, writing])
      expect(await readWritingRow(server.deps.db, row.id)).toMatchObject({
        title: 'The Old Lamp',
        due_date: '2026-03-20',
      });
    expect(await readWritingRow(server.deps.db, finished.writing.id)).toMatchObject({
      title: 'The Lamp',
      due_date: '2026-03-10',
    });
    expect(await toldTo(writing.student)).toEqual(['Your task was changed']);
    expect(await toldTo(waiting.student)).toEqual([]);
    expect(await toldTo(finished.student)).toEqual([]);
  });

  it('tells those who have started what is new, and nothing where it was saved unchanged', async () => {
    const { teacher, params, writing } = await buildScenario();
    server.deps.clock.set('2026-03-05T00:00:00Z');
    const { title, description, requirements } = (
      await server.callAs(teacher, activities.readActivity, { params })
    ).body;
    const same = { title, description, requirements };
    const told = async () =>
      (await server.callAs(writing.student, notifications.listNotifications, {})).body.map(
        ({ body }) => body,
      );
    const edit = async (change: Partial<typeof newForm> & { due_date?: string }) => {
      await server.callAs(teacher, activities.mendActivity, { params, body: { ...same, ...change } });
      server.deps.clock.advance({ minutes: 1 });
      return (await told())[0];
    };
    await edit({});
    expect(await edit({ due_date: '2026-03-10' })).toBeUndefined();
    expect(await edit({ due_date: '2026-03-20' })).toBe(
      '“The Lamp” is now due on Friday 20 March. Your words are all there.',
    );
    expect(await edit({ requirements: '<p>Two pages.</p>' })).toBe(
      `${teacher.full_name} changed what to do in “The Lamp”. Please read it again. Your words are all there.`,
    );
    expect(await edit({ title: 'The Old Lamp', requirements: '<p>Two pages.</p>' })).toBe(
      '“The Lamp” is now called “The Old Lamp”. Your words are all there.',
    );
    expect(await told()).toHaveLength(3);
  });

  it('has other instructions at its steps, which those who have started are told of', async () => {
    const { teacher, params, writing } = await buildScenario();
    const { steps } = (await server.callAs(teacher, activities.readActivity, { params })).body;
    const [first] = steps;
    const edit = (id: string) =>
      server.callAs(teacher, activities.mendActivity, {
        params,
        body: { ...newForm, step_instructions: [{ id, instructions: 'Draw it first.' }] },
      });
    expect((await edit('no such step')).error.fields).toHaveProperty('step_instructions');
    expect((await edit(first?.id ?? '')).body.steps).toEqual(
      steps.map((step) => (step === first ? { ...step, instructions: 'Draw it first.' } : step)),
    );
    const read = await server.callAs(writing.student, writings.readWriting, {
      params: { id: writing.writing.id },
    });
    expect(read.body.steps[0]?.instructions).toBe('Draw it first.');
    expect(await toldTo(writing.student)).toEqual(['Your task was changed']);
  });

  it('keeps everybody’s own day when no date is given, and takes no day that has passed', async () => {
    const { teacher, params, waiting } = await buildScenario();
    server.deps.clock.set('2026-03-05T00:00:00Z');
    await server.callAs(teacher, activities.mendActivity, { params, body: newForm });
    expect((await readWritingRow(server.deps.db, waiting.writing.id))?.due_date).toBe('2026-03-10');
    const body = { ...newForm, due_date: '2026-03-01' };
    const refused = await server.callAs(teacher, activities.mendActivity, { params, body });
    expect(refused.error.fields).toHaveProperty('due_date');
  });

  it('is not overwritten from a dialog that was opened before another change', async () => {
    const { teacher, params } = await buildScenario();
    const { body: seen } = await server.callAs(teacher, activities.readActivity, { params });
    server.deps.clock.advance({ minutes: 1 });
    const save = (title: string) =>
      server.callAs(teacher, activities.mendActivity, {
        params,
        body: { ...newForm, title, seen_updated_at: seen.updated_at },
      });
    expect((await save('The First')).status).toBe(200);
    expect((await save('The Second')).status).toBe(409);
    const { body: kept } = await server.callAs(teacher, activities.readActivity, { params });
    expect(kept.title).toBe('The First');
  });

  it('reminds those who have not started, once a day', async () => {
    const { teacher, params, waiting, writing } = await buildScenario();
    for (let time = 0; time < 2; time += 1)
      expect((await server.callAs(teacher, activities.remindOfActivity, { params })).body).toEqual({
        reminded_count: 1,
      });
    expect(await toldTo(waiting.student)).toEqual(['Time to start']);
    expect(await toldTo(writing.student)).toEqual([]);
  });

  it('is copied as a draft that belongs to no course, with a day that has not passed', async () => {
    const { teacher, params } = await buildScenario();
    server.deps.clock.set('2026-03-05T00:00:00Z');
    await server.deps.db
      .update(activityRows)
      .set({ due_date: '2026-03-01', due_days: null })
      .where(eq(activityRows.id, params.id));
    const { body } = await server.callAs(teacher, activities.duplicateActivity, { params });
    expect(body).toMatchObject({
      title: 'Copy of The Lamp',
      status: 'draft',
      courses: [],
      due_date: null,
      due_days: 7,
      assignedTo: [],
    });
    expect(body.id).not.toBe(params.id);
  });

  it('is copied with its whole course, which nobody is in and which has a code of its own', async () => {
    const { teacher, course } = await buildScenario();
    const params = { id: course.id };
    const { body } = await server.callAs(teacher, courses.duplicateCourse, { params });
    expect(body).toMatchObject({
      title: `Copy of ${course.title}`,
      status: 'active',
      students: [],
      tasks: [],
    });
    expect(body.code).toMatch(/^\d{8}$/);
    expect(body.code).not.toBe(course.code);
    expect(body.activities.map(({ title }) => title)).toEqual(['The Lamp']);
    const [copy] = body.activity_ids;
    const read = await server.callAs(teacher, activities.readActivity, { params: { id: copy ?? 0 } });
    expect(read.body.status).toBe('draft');
  });

  it('is not there for another teacher, and a draft is neither edited nor reminded of', async () => {
    const { teacher, course, params } = await buildScenario();
    const stranger = await buildUser(server.deps.db, { role: 'teacher' });
    const calls = (user: UserRow, id: number) => [
      server.callAs(user, activities.mendActivity, { params: { id }, body: newForm }),
      server.callAs(user, activities.remindOfActivity, { params: { id } }),
    ];
    const copies = [
      server.callAs(stranger, activities.duplicateActivity, { params }),
      server.callAs(stranger, courses.duplicateCourse, { params: { id: course.id } }),
    ];
    for (const call of [...calls(stranger, params.id), ...copies]) expect((await call).status).toBe(404);
    const draft = await buildActivity(server.deps.db, { teacher_id: teacher.id, status: 'draft' });
    for (const call of calls(teacher, draft.id)) expect((await call).status).toBe(409);
  });
});

describe('a course in two tabs', () => {
  const server = useTestApp();

  it('is saved by the first, and the second is told that nothing was overwritten', async () => {
    const teacher = await buildUser(server.deps.db, { role: 'teacher' });
    const { id } = await buildCourse(server.deps.db, { teacher_id: teacher.id });
    const params = { id };
    const seen = (await server.callAs(teacher, courses.readCourse, { params })).body;
    const save = (title: string, seen_updated_at: string) =>
      server.callAs(teacher, courses.updateCourse, {
        params,
        body: {
          title,
          subject: 'writing',
          description: 'We write.',
          learning_goal: 'Finish one.',
          grade_levels: [5],
          skills: ['Story Structure'],
          estimated_time: 1,
          estimated_time_unit: 'weeks',
          code: seen.code ?? '',
          seen_updated_at,
        },
      });
    server.deps.clock.advance({ seconds: 60 });
    const first = await save('First', seen.updated_at);
    expect(first.status).toBe(200);
    const second = await save('Second', seen.updated_at);
    expect(second.status).toBe(409);
    expect(second.error.error_message).toContain('Nothing was overwritten');
    expect((await server.callAs(teacher, courses.readCourse, { params })).body.title).toBe('First');
    server.deps.clock.advance({ seconds: 60 });
    expect((await save('Second', first.body.updated_at)).status).toBe(200);
  });
});
