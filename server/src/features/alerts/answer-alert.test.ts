import { alerts } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { alertAnswers, alerts as alertRows, enrollments, type UserRow } from '../../db/schema/index.ts';
import { buildCourse, buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const worry = { category: 'bullying', excerpt: 'They push me.', source: 'draft' } as const;

describe('an alert', () => {
  const server = useTestApp();
  let parent: UserRow;
  let teacher: UserRow;
  let student: UserRow;
  let writing_id: number;

  beforeEach(async () => {
    const { db } = server.deps;
    parent = await buildUser(db, { role: 'parent' });
    teacher = await buildUser(db, { role: 'teacher' });
    student = await buildStudent(db, { parent_id: parent.id });
    const course = await buildCourse(db, { teacher_id: teacher.id, title: 'Year 5' });
    await db.insert(enrollments).values({ course_id: course.id, student_id: student.id });
    writing_id = (await buildWriting(db, { student_id: student.id, course_id: course.id })).id;
  });

  const raise = async (values: Partial<typeof alertRows.$inferInsert> = {}): Promise<number> => {
    const row = { ...worry, severity: 'high' as const, student_id: student.id, writing_id, ...values };
    const [alert] = await server.deps.db.insert(alertRows).values(row).returning();
    return alert?.id ?? 0;
  };
  const answer = (who: UserRow, id: number, body: { outcome?: 'spoken' | 'fiction'; note?: string }) =>
    server.callAs(who, alerts.acknowledgeAlert, { params: { id }, body });
  const list = async (who: UserRow, query: { open?: 'true' | 'false'; level_eq?: 'sure' | 'look' } = {}) =>
    (await server.callAs(who, alerts.listAlerts, { query })).body;

  it('is answered by each adult for themselves, and all see who said what', async () => {
    const id = await raise();
    expect((await answer(parent, id, { outcome: 'fiction' })).body.acknowledged?.outcome).toBe('fiction');
    expect(await list(parent, { open: 'true' })).toEqual([]);
    expect(await list(parent, { open: 'false' })).toMatchObject([{ id }]);
    expect(await list(teacher, { open: 'true' })).toMatchObject([
      { id, acknowledged: null, answers: [{ by: { id: parent.id, role: 'parent' }, outcome: 'fiction' }] },
    ]);
  });

  it('that is only worth a look is settled for all once a teacher has read it, and by a parent for the parent', async () => {
    const colleague = await buildUser(server.deps.db, { role: 'teacher' });
    const other = await buildCourse(server.deps.db, { teacher_id: colleague.id });
    await server.deps.db.insert(enrollments).values({ course_id: other.id, student_id: student.id });
    const id = await raise({ severity: 'low' });
    const openFor = async () => {
      const lists = await Promise.all([parent, teacher, colleague].map((who) => list(who, { open: 'true' })));
      return lists.map(({ length }) => length);
    };
    await answer(parent, id, { outcome: 'fiction' });
    expect(await openFor()).toEqual([0, 1, 1]);
    await answer(teacher, id, { outcome: 'fiction' });
    expect(await openFor()).toEqual([0, 0, 0]);
    expect(await list(colleague, { open: 'false' })).toMatchObject([{ id }]);
  });

  it('keeps every answer when a mind is changed, and takes a note later', async () => {
    const id = await raise();
    await answer(teacher, id, { outcome: 'fiction' });
    await answer(teacher, id, { outcome: 'spoken' });
    await answer(teacher, id, { outcome: 'spoken', note: 'Rang the counsellor.' });
    const { body } = await server.callAs(teacher, alerts.readAlert, { params: { id } });
    expect(body.acknowledged).toMatchObject({ outcome: 'spoken', note: 'Rang the counsellor.' });
    expect(body.answers.map(({ outcome }) => outcome)).toEqual(['fiction', 'spoken']);
  });

  it('shows what was done about it to everybody who teaches the child, and a teacher’s note to no parent', async () => {
    const { db } = server.deps;
    const colleague = await buildUser(db, { role: 'teacher' });
    const other = await buildCourse(db, { teacher_id: colleague.id });
    await db.insert(enrollments).values({ course_id: other.id, student_id: student.id });
    const id = await raise();
    await answer(teacher, id, { outcome: 'spoken' });
    await answer(teacher, id, { outcome: 'spoken', note: 'The father must not know.' });
    await answer(parent, id, { outcome: 'spoken', note: 'We talked at dinner.' });
    const notesFor = async (who: UserRow) =>
      (await list(who)).flatMap(({ answers }) => answers.map(({ note }) => note));
    expect(await notesFor(colleague)).toEqual(['The father must not know.', 'We talked at dinner.']);
    expect(await notesFor(parent)).toEqual([null, 'We talked at dinner.']);
    await db.update(alertAnswers).set({ is_note_for_teachers: false }).where(eq(alertAnswers.alert_id, id));
    expect(await notesFor(colleague)).toEqual([null, null]);
  });

  it('stands with the surest first, the quiet ones apart', async () => {
    const doubtful = await raise({ severity: 'low', certainty: 1 });
    const surer = await raise({ severity: 'low', certainty: 3 });
    const matched = await raise({ severity: 'low' });
    const sure = await raise({ severity: 'medium' });
    const ids = async (level_eq?: 'sure' | 'look') =>
      (await list(parent, level_eq && { level_eq })).map(({ id }) => id);
    expect(await ids()).toEqual([sure, surer, doubtful, matched]);
    expect(await ids('sure')).toEqual([sure]);
    expect(await ids('look')).toEqual([surer, doubtful, matched]);
  });

  it('is counted with those on the other pages, also past the last', async () => {
    for (let n = 0; n < 3; n += 1) await raise();
    const totalOn = async (page: string) =>
      (await server.callAs(teacher, alerts.listAlerts, { query: { page, per_page: '2' } })).headers[
        'x-total'
      ];
    expect([await totalOn('1'), await totalOn('2'), await totalOn('3')]).toEqual(['3', '3', '3']);
  });

  it('counts as fiction while somebody says so, in the class and in the family', async () => {
    const [first, second] = [await raise(), await raise()];
    await answer(parent, first, { outcome: 'fiction' });
    await answer(teacher, second, { outcome: 'fiction' });
    await answer(teacher, second, { outcome: 'spoken' });
    const counts = { alerts: 2, answered: 2, fiction: 1 };
    expect((await server.callAs(parent, alerts.countAlerts, {})).body).toEqual({
      total: counts,
      classes: [],
    });
    expect((await server.callAs(teacher, alerts.countAlerts, {})).body).toMatchObject({
      total: counts,
      classes: [{ title: 'Year 5', ...counts }],
    });
  });

  it('opens its writing only for those who may read that', async () => {
    await raise();
    const mayOpen = async (who: UserRow) =>
      (await list(who)).map(({ permissions }) => permissions.open_writing);
    expect(await mayOpen(teacher)).toEqual([true]);
    expect(await mayOpen(parent), 'without a plan').toEqual([false]);
    writing_id = (await buildWriting(server.deps.db, { student_id: student.id })).id;
    await raise();
    expect(await mayOpen(teacher), 'begun alone').toEqual([false, true]);
  });

  it.each(['parent', 'teacher'] as const)('is not found by another %s', async (role) => {
    const id = await raise();
    const stranger = await buildUser(server.deps.db, { role });
    expect(await list(stranger)).toEqual([]);
    expect((await server.callAs(stranger, alerts.readAlert, { params: { id } })).status).toBe(404);
    expect((await answer(stranger, id, { outcome: 'fiction' })).status).toBe(404);
    expect((await server.callAs(stranger, alerts.countAlerts, {})).body.total.alerts).toBe(0);
    expect((await server.callAs(parent, alerts.readAlert, { params: { id } })).body.answers).toEqual([]);
  });
});
