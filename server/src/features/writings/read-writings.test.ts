import { writings } from '@inkling/contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  activities,
  activityTypeRows,
  auditEntries,
  challengeParticipants,
  enrollments,
  subscriptions,
  teacherStudents,
} from '../../db/schema/index.ts';
import {
  buildActivity,
  buildChallenge,
  buildCourse,
  buildWriting,
} from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('the list of writings', () => {
  const server = useTestApp();

  const buildScenario = async () => {
    const { db } = server.deps;
    const student = await buildStudent(db);
    const teacher = await buildUser(db, { role: 'teacher' });
    const course = await buildCourse(db, { teacher_id: teacher.id, title: 'Year 5 Narrative' });
    const challenge = await buildChallenge(db, { teacher_id: teacher.id, title: 'Ocean 100%_week' });
    const set = (title: string, place: { course_id: number } | { challenge_id: number }) =>
      buildActivity(db, { teacher_id: teacher.id, title, ...place });
    const inCourse = await set('The lamp', { course_id: course.id });
    const inChallenge = await set('Save the reef', { challenge_id: challenge.id });
    const of = (overrides: Parameters<typeof buildWriting>[1]) =>
      buildWriting(db, { student_id: student.id, ...overrides });
    const lamp = await of({
      title: 'The lamp',
      activity_id: inCourse.id,
      course_id: course.id,
      due_date: '2026-05-02',
      status: 'pending',
    });
    const reef = await of({
      title: 'Save the reef',
      activity_id: inChallenge.id,
      challenge_id: challenge.id,
      writing_type: 'persuasive',
      status: 'completed',
      ai_scoring: 71,
      due_date: '2026-05-01',
    });
    const calm = await of({ title: 'Calm', subject: 'wellbeing', writing_type: 'wellbeing' });
    return { student, teacher, course, challenge, lamp, reef, calm };
  };

  it('is filtered, searched and ordered as asked', async () => {
    const { student, course, challenge } = await buildScenario();
    const titles = async (
      query: Parameters<typeof server.callAs<typeof writings.listWritings>>[2]['query'],
    ) => (await server.callAs(student, writings.listWritings, { query })).body.map(({ title }) => title);
    expect(await titles({ order_by: 'created_at desc' })).toEqual(['Calm', 'Save the reef', 'The lamp']);
    expect(await titles({ status_eq: 'pending' })).toEqual(['The lamp']);
    expect(await titles({ subject_eq: 'wellbeing' })).toEqual(['Calm']);
    expect(await titles({ activity_type_eq: 'persuasive' })).toEqual(['Save the reef']);
    expect(await titles({ course_id_eq: course.id })).toEqual(['The lamp']);
    expect(await titles({ challenge_id_eq: challenge.id })).toEqual(['Save the reef']);
    expect(await titles({ keyword: 'LAMP' })).toEqual(['The lamp']);
    expect(await titles({ keyword: 'year 5' })).toEqual(['The lamp']);
    expect(await titles({ keyword: '100%_' })).toEqual(['Save the reef']);
    expect(await titles({ keyword: '%%' })).toEqual([]);
    expect(await titles({ order_by: 'due_date asc' })).toEqual(['Save the reef', 'The lamp', 'Calm']);
    expect(await titles({ order_by: 'ai_scoring desc' })).toEqual(['Save the reef', 'Calm', 'The lamp']);
  });

  it('begins with what is due, then what is begun, and ends with what is done', async () => {
    const student = await buildStudent(server.deps.db);
    const { clock, db } = server.deps;
    const day = (days: number) =>
      new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const put = (title: string, values: Parameters<typeof buildWriting>[1]) =>
      buildWriting(db, { student_id: student.id, title, ...values });
    await put('done', { status: 'completed', due_date: day(-9), completed_at: clock.now() });
    await put('waits, with time', { status: 'pending', due_date: day(20) });
    await put('waits, no day', { status: 'pending' });
    await put('begun, no day', { status: 'progressing' });
    await put('late, never begun', { status: 'pending', due_date: day(-8) });
    await put('due tomorrow, begun', { status: 'progressing', due_date: day(1) });
    const { body } = await server.callAs(student, writings.listWritings, { query: { order_by: 'to_do' } });
    expect(body.map(({ title }) => title)).toEqual([
      'due tomorrow, begun',
      'late, never begun',
      'begun, no day',
      'waits, with time',
      'waits, no day',
      'done',
    ]);
  });

  it('is narrowed to what is overdue', async () => {
    const { student, lamp } = await buildScenario();
    const { clock, db } = server.deps;
    const day = (days: number) =>
      new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const late = await buildWriting(db, { student_id: student.id, due_date: day(-3) });
    await buildWriting(db, { student_id: student.id, due_date: day(-3), status: 'completed' });
    await buildWriting(db, { student_id: student.id, due_date: day(3) });
    const query = { overdue: 'true', order_by: 'due_date asc' } as const;
    const ids = (await server.callAs(student, writings.listWritings, { query })).body.map(({ id }) => id);
    expect(ids.filter((id) => id !== lamp.id)).toEqual([late.id]);
  });

  it('pages with the total in the headers and refuses an unknown order', async () => {
    const { student } = await buildScenario();
    const page = await server.callAs(student, writings.listWritings, { query: { per_page: 2, page: 2 } });
    expect(page.body).toHaveLength(1);
    expect(page.headers).toMatchObject({
      'x-total': '3',
      'x-page': '2',
      'x-total-pages': '2',
      'x-per-page': '2',
      'x-offset': '2',
    });
    const query = { order_by: 'id; drop table writings' as 'due_date asc' };
    expect((await server.callAs(student, writings.listWritings, { query })).status).toBe(422);
  });

  it('shows a teacher the work they set, and nothing a child began alone or wrote for somebody else', async () => {
    const { db } = server.deps;
    const { teacher, student, lamp, reef, calm } = await buildScenario();
    await db.insert(teacherStudents).values({ teacher_id: teacher.id, student_id: student.id });
    const other = await buildCourse(db);
    const elsewhere = await buildActivity(db, { teacher_id: other.teacher_id, course_id: other.id });
    await buildWriting(db, { student_id: student.id, activity_id: elsewhere.id, course_id: other.id });
    const ownActivity = await buildActivity(db, { teacher_id: teacher.id });
    const ofGoneCourse = await buildWriting(db, { student_id: student.id, activity_id: ownActivity.id });
    const { body } = await server.callAs(teacher, writings.listWritings, {});
    expect(body.map(({ id }) => id).sort((a, b) => a - b)).toEqual([lamp.id, reef.id, ofGoneCourse.id]);
    const read = await server.callAs(teacher, writings.readWriting, { params: { id: calm.id } });
    expect(read.status).toBe(404);
    const stranger = await buildUser(db, { role: 'teacher' });
    expect((await server.callAs(stranger, writings.listWritings, {})).body).toEqual([]);
  });

  it('closes the work to a teacher once the student has left their last class', async () => {
    const { teacher, student, course, lamp, reef } = await buildScenario();
    const { db } = server.deps;
    const list = async () =>
      (await server.callAs(teacher, writings.listWritings, {})).body
        .map(({ id }) => id)
        .sort((a, b) => a - b);
    await db.delete(challengeParticipants).where(eq(challengeParticipants.student_id, student.id));
    expect(await list()).toEqual([lamp.id, reef.id]);
    await db.delete(enrollments).where(eq(enrollments.course_id, course.id));
    expect(await list()).toEqual([]);
  });

  it('is searched by a teacher over title, student, course and challenge, and narrowed by kind of activity', async () => {
    const { db } = server.deps;
    const { teacher, student, lamp, reef } = await buildScenario();
    const ids = async (query: Parameters<typeof server.callAs<typeof writings.listWritings>>[2]['query']) =>
      (await server.callAs(teacher, writings.listWritings, { query })).body.map(({ id }) => id);
    expect(await ids({ teacher_keyword: 'the lamp' })).toEqual([lamp.id]);
    expect(await ids({ teacher_keyword: student.full_name })).toHaveLength(2);
    expect(await ids({ teacher_keyword: 'year 5 narr' })).toEqual([lamp.id]);
    expect(await ids({ teacher_keyword: 'ocean' })).toEqual([reef.id]);
    const [kind] = await db.select().from(activityTypeRows).where(eq(activityTypeRows.key, 'creative'));
    await db
      .update(activities)
      .set({ activity_kind_id: kind?.id ?? 0 })
      .where(eq(activities.id, lamp.activity_id ?? 0));
    expect(await ids({ activity_activity_kind_id_eq: kind?.id })).toEqual([lamp.id]);
  });

  it("shows a parent their children's finished writing, and the rest of it with an active plan", async () => {
    const { student, lamp } = await buildScenario();
    const { db } = server.deps;
    const parent = await buildUser(db, { role: 'parent' });
    const child = await buildStudent(db, { parent_id: parent.id });
    const begun = await buildWriting(db, { student_id: child.id });
    const finished = await buildWriting(db, {
      student_id: child.id,
      status: 'completed',
      content: 'The tide went out.',
      data: [{ id: 'draft', title: 'Draft', type: 'freeWriting', content: 'The tide went out.' }],
    });
    const list = async () =>
      (await server.callAs(parent, writings.listWritings, {})).body.map(({ id }) => id).sort();
    const read = (id: number) => server.callAs(parent, writings.readWriting, { params: { id } });
    expect(await list()).toEqual([finished.id]);
    expect((await read(finished.id)).body).toMatchObject({
      content: 'The tide went out.',
      data: [],
      steps: [],
      chat: null,
      ai_feedback: null,
      chatHistory: [],
    });
    expect(await read(begun.id)).toMatchObject({ status: 403, error: { code: 40004 } });
    await db.insert(subscriptions).values({ parent_id: parent.id, status: 'active' });
    expect(await list()).toEqual([begun.id, finished.id]);
    expect((await read(begun.id)).body.student.id).toBe(child.id);
    expect((await read(finished.id)).body.data).toHaveLength(1);
    expect((await read(lamp.id)).status).toBe(404);
    const query = { student_id_eq: student.id };
    expect((await server.callAs(parent, writings.listWritings, { query })).body).toEqual([]);
  });

  it('takes the same number of statements for one writing and for many', async () => {
    const { student } = await buildScenario();
    const list = (per_page: number) =>
      countStatements(server.deps.pool, () =>
        server.callAs(student, writings.listWritings, { query: { per_page } }),
      );
    expect((await list(1)).statements).toBe((await list(100)).statements);
  });
});

describe('reading a writing', () => {
  const server = useTestApp();

  it('is noted once an hour when it is not the student’s own, and answers 404 to strangers', async () => {
    const { db, clock } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher' });
    const course = await buildCourse(db, { teacher_id: teacher.id });
    const activity = await buildActivity(db, { course_id: course.id });
    const student = await buildStudent(db);
    const writing = await buildWriting(db, {
      student_id: student.id,
      activity_id: activity.id,
      course_id: course.id,
      status: 'completed',
    });
    const read = (user: typeof teacher) =>
      server.callAs(user, writings.readWriting, { params: { id: writing.id } });
    const views = () =>
      db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.object_id, writing.id), eq(auditEntries.kind, 'read')));
    expect((await read(student)).body.permissions).toEqual({ write: false, review: false, rename: false });
    expect(await views()).toHaveLength(0);
    for (let n = 0; n < 3; n += 1) expect((await read(teacher)).body.permissions.review).toBe(true);
    expect(await views()).toHaveLength(1);
    clock.advance({ minutes: 61 });
    await read(teacher);
    expect(await views()).toMatchObject([{ actor_id: teacher.id }, { actor_id: teacher.id }]);
    expect((await read(await buildStudent(db))).status).toBe(404);
    expect((await read(await buildUser(db, { role: 'teacher' }))).status).toBe(404);
    expect((await read(await buildUser(db, { role: 'parent' }))).status).toBe(404);
  });
});
