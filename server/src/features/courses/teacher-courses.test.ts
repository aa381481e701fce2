import { type CallInput, courses, enrollments, writings } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import type { UserRow } from '../../db/schema/index.ts';
import {
  buildActivity,
  buildCourse,
  buildEnrollment,
  listWritingRows,
} from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

type CourseBody = CallInput<typeof courses.createCourse>['body'];

let made = 0;
const formOf = (changes: Partial<CourseBody> = {}): CourseBody => {
  made += 1;
  return {
    title: 'Story Makers',
    subject: 'writing',
    description: 'We write stories.',
    learning_goal: 'Finish one story.',
    grade_levels: [6, 5, 5],
    skills: ['Story Structure'],
    estimated_time: 2,
    estimated_time_unit: 'weeks',
    code: String(70_000_000 + made),
    ...changes,
  };
};

describe('a teacher’s courses', () => {
  const server = useTestApp();
  const teacherOf = () => buildUser(server.deps.db, { role: 'teacher' });
  const create = (user: UserRow, changes: Partial<CourseBody> = {}) =>
    server.callAs(user, courses.createCourse, { body: formOf(changes) });
  const update = (user: UserRow, id: number, changes: Partial<CourseBody> = {}) =>
    server.callAs(user, courses.updateCourse, { params: { id }, body: formOf(changes) });
  const list = (user: UserRow, query: CallInput<typeof courses.listCourses>['query'] = {}) =>
    server.callAs(user, courses.listCourses, { query });

  it('are made with what the form says, active, with activities', async () => {
    const teacher = await teacherOf();
    const activity = await buildActivity(server.deps.db, { teacher_id: teacher.id });
    const { status, body } = await create(teacher, {
      activity_ids: [activity.id, activity.id],
      badge_and_reward: 'Essay Master',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Story Makers',
      grade_levels: [5, 6],
      status: 'active',
      badge_and_reward: 'Essay Master',
      activity_ids: [activity.id],
      students: [],
      permissions: { edit: true, delete: true },
    });
    const read = await server.callAs(teacher, courses.readCourse, { params: { id: body.id } });
    expect(read.body).toEqual(body);
  });

  it.each([
    [{ title: ' ' }, 'title', 'Course title is required'],
    [{ description: '' }, 'description', 'Description is required'],
    [{ learning_goal: '' }, 'learning_goal', 'Learning goal is required'],
    [{ grade_levels: [] }, 'grade_levels', 'Grade level is required'],
    [{ skills: [] }, 'skills', 'Skills are required'],
    [{ estimated_time: 0 }, 'estimated_time', 'Estimated time is required'],
    [{ code: '' }, 'code', 'Class code is required'],
    [{ code: '12AB5678' }, 'code', 'Class code must be a number'],
    [{ code: '123' }, 'code', 'Class code must have 8 digits'],
    [{ subject: undefined }, 'subject', 'Subject is required'],
    [{ estimated_time: undefined }, 'estimated_time', 'Estimated time is required'],
  ])('are refused with %j', async (changes, field, message) => {
    // The call is wrong on purpose: undefined stands for what was left out.
    const { status, error } = await create(await teacherOf(), changes as Partial<CourseBody>);
    expect(status).toBe(422);
    expect(error.fields).toMatchObject({ [field]: message });
  });

  it('never share a class code, even when two are made at the same moment', async () => {
    const teacher = await teacherOf();
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => create(teacher, { code: '88112233' })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    const refused = responses.find(({ status }) => status === 422);
    expect(refused?.error.fields).toEqual({ code: 'This class code is taken. Please choose another one.' });
    const other = await create(teacher);
    expect((await update(teacher, other.body.id, { code: '88112233' })).status).toBe(422);
    expect((await update(teacher, other.body.id, { code: other.body.code ?? '' })).status).toBe(200);
  });

  it('take only activities of their own teacher', async () => {
    const [teacher, other] = [await teacherOf(), await teacherOf()];
    const foreign = await buildActivity(server.deps.db, { teacher_id: other.id });
    for (const id of [foreign.id, 999_999]) {
      const { status, error } = await create(teacher, { activity_ids: [id] });
      expect(status).toBe(422);
      expect(error.fields).toHaveProperty('activity_ids');
    }
    expect((await list(teacher)).body).toEqual([]);
  });

  it('give an activity to the whole class when it is added, and take back only what nobody began', async () => {
    const { db } = server.deps;
    const teacher = await teacherOf();
    const { body } = await create(teacher);
    const [early, idle] = [await buildStudent(db), await buildStudent(db)];
    for (const { id } of [early, idle]) await buildEnrollment(db, body.id, id);
    const activity = await buildActivity(db, { teacher_id: teacher.id, due_days: 3 });
    const draft = await buildActivity(db, { teacher_id: teacher.id, status: 'draft' });
    const added = await update(teacher, body.id, { activity_ids: [activity.id, draft.id] });
    expect(added.body.activity_ids).toEqual([activity.id, draft.id]);
    expect(added.body.tasks).toEqual([{ id: activity.id, title: activity.title }]);
    const [begun] = await listWritingRows(db, early);
    expect(begun).toMatchObject({ activity_id: activity.id, course_id: body.id, status: 'pending' });
    expect(await listWritingRows(db, idle)).toHaveLength(1);
    await update(teacher, body.id, { activity_ids: [activity.id, draft.id] });
    expect(await listWritingRows(db, idle)).toHaveLength(1);
    await server.callAs(early, writings.beginAssignedWriting, {
      params: { id: begun?.id ?? 0 },
    });
    await update(teacher, body.id, { activity_ids: [] });
    expect(await listWritingRows(db, early)).toMatchObject([{ id: begun?.id, course_id: body.id }]);
    expect(await listWritingRows(db, idle)).toEqual([]);
  });

  it('miss nobody who joins while an activity is added', async () => {
    const { db } = server.deps;
    const teacher = await teacherOf();
    for (let round = 0; round < 5; round += 1) {
      const { body } = await create(teacher);
      const student = await buildStudent(db);
      const { id } = await buildActivity(db, { teacher_id: teacher.id });
      const code = body.code ?? '';
      await Promise.all([
        server.callAs(student, enrollments.joinClass, { body: { code } }),
        update(teacher, body.id, { code, activity_ids: [id] }),
      ]);
      expect(await listWritingRows(db, student)).toHaveLength(1);
    }
  });

  it('are listed for their own teacher only, the active ones unless asked, in pages', async () => {
    const teacher = await teacherOf();
    await buildCourse(server.deps.db, { teacher_id: teacher.id, status: 'past' });
    await buildCourse(server.deps.db);
    const ids: number[] = [];
    for (let index = 0; index < 3; index += 1) ids.unshift((await create(teacher)).body.id);
    const page = await list(teacher, { per_page: 2 });
    expect(page.body.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(page.headers).toMatchObject({ 'x-total': '3', 'x-total-pages': '2' });
    expect((await list(teacher, { status_eq: 'past' })).body).toHaveLength(1);
  });

  it('cost the same few statements however many there are', async () => {
    const { db, pool } = server.deps;
    const teacher = await teacherOf();
    const buildScenario = async () => {
      const course = await buildCourse(db, { teacher_id: teacher.id });
      await buildActivity(db, { teacher_id: teacher.id, course_id: course.id });
      await buildEnrollment(db, course.id, (await buildStudent(db)).id);
    };
    await buildScenario();
    const few = await countStatements(pool, () => list(teacher));
    for (let index = 0; index < 6; index += 1) await buildScenario();
    const many = await countStatements(pool, () => list(teacher));
    expect(many.result.body).toHaveLength(7);
    expect(many.statements).toBe(few.statements);
  });

  it('leave the list when archived, cannot be joined or changed, and stay readable', async () => {
    const { db } = server.deps;
    const teacher = await teacherOf();
    const { body } = await create(teacher);
    const archive = () => server.callAs(teacher, courses.archiveCourse, { params: { id: body.id } });
    expect((await archive()).body).toMatchObject({ status: 'archived', permissions: { edit: false } });
    expect((await archive()).status).toBe(200);
    expect((await list(teacher)).body).toEqual([]);
    expect((await list(teacher, { status_eq: 'archived' })).body).toHaveLength(1);
    expect((await update(teacher, body.id)).status).toBe(409);
    const joined = await server.callAs(await buildStudent(db), enrollments.joinClass, {
      body: { code: body.code ?? '' },
    });
    expect(joined.status).toBe(422);
  });

  it('are not there for other teachers', async () => {
    const [teacher, other] = [await teacherOf(), await teacherOf()];
    const { body } = await create(teacher);
    const params = { id: body.id };
    expect((await update(other, body.id)).status).toBe(404);
    expect((await server.callAs(other, courses.archiveCourse, { params })).status).toBe(404);
    expect((await server.callAs(other, courses.deleteCourse, { params })).status).toBe(404);
    expect((await list(teacher)).body).toHaveLength(1);
  });
});
