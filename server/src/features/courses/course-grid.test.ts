import { apiBase, courses } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { courseTeachers, type UserRow } from '../../db/schema/index.ts';
import {
  buildActivity,
  buildCourse,
  buildEnrollment,
  buildWriting,
  listWritingRows,
} from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser, signInAs } from '../../testing/build-user.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('a class', () => {
  const server = useTestApp();

  const buildScenario = async () => {
    const { db } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher' });
    const course = await buildCourse(db, { teacher_id: teacher.id });
    const activity = await buildActivity(db, {
      teacher_id: teacher.id,
      course_id: course.id,
      title: 'The owl',
    });
    await buildActivity(db, { teacher_id: teacher.id, course_id: course.id, status: 'draft' });
    const ada = await buildStudent(db, { full_name: 'Ada' });
    const bo = await buildStudent(db, { full_name: 'Bo' });
    const set = { activity_id: activity.id, course_id: course.id };
    const done = await buildWriting(db, {
      ...set,
      student_id: ada.id,
      status: 'completed',
      completed_at: server.deps.clock.now(),
      ai_scoring: 60,
      teacher_scoring: 72,
    });
    const waiting = await buildWriting(db, { ...set, student_id: bo.id, status: 'pending' });
    return { teacher, course, activity, ada, bo, done, waiting };
  };
  const read = (user: UserRow, id: number) => server.callAs(user, courses.readClassGrid, { params: { id } });
  const remove = (user: UserRow, id: number, students: { id: number }[]) =>
    server.callAs(user, courses.removeFromClass, {
      params: { id },
      body: { student_ids: students.map((student) => student.id) },
    });

  it('shows everybody with where each published activity stands', async () => {
    const { teacher, course, activity, ada, bo, done, waiting } = await buildScenario();
    await buildEnrollment(
      server.deps.db,
      course.id,
      (await buildStudent(server.deps.db, { full_name: 'Cy' })).id,
    );
    const { body } = await read(teacher, course.id);
    expect(body.activities).toEqual([{ id: activity.id, title: 'The owl', add_students: false }]);
    expect(body.students).toMatchObject([
      { id: ada.id, work: [{ writing_id: done.id, status: 'completed', score: 72 }] },
      { id: bo.id, work: [{ writing_id: waiting.id, status: 'pending', score: null }] },
      { full_name: 'Cy', work: [] },
    ]);
  });

  it('keeps the column of an activity that was taken out of the course after somebody began', async () => {
    const { db } = server.deps;
    const { teacher, course, activity, ada } = await buildScenario();
    const former = await buildActivity(db, { teacher_id: teacher.id, title: 'The fog' });
    await buildWriting(db, { student_id: ada.id, activity_id: former.id, course_id: course.id });
    const { body } = await read(teacher, course.id);
    expect(body.activities).toEqual([
      { id: activity.id, title: 'The owl', add_students: false },
      { id: former.id, title: 'The fog', add_students: false },
    ]);
  });

  it('says which work for chosen students could be given to others, too, and to whom that is up', async () => {
    const { db } = server.deps;
    const { teacher, course } = await buildScenario();
    await buildActivity(db, {
      ...{ teacher_id: teacher.id, course_id: course.id },
      ...{ title: 'The fog', for_chosen_students: true },
    });
    const relief = await buildUser(db, { role: 'teacher' });
    const role = { role: 'relief' as const, ends_on: '2099-01-01' };
    await db.insert(courseTeachers).values({ course_id: course.id, teacher_id: relief.id, ...role });
    const addedTo = async (user: UserRow) =>
      (await read(user, course.id)).body.activities.map(({ add_students }) => add_students);
    expect([await addedTo(teacher), await addedTo(relief)]).toEqual([
      [false, true],
      [false, false],
    ]);
  });

  it('keeps the coach’s scores back from a teacher who marks blind', async () => {
    const { db, clock } = server.deps;
    const { teacher, course, activity } = await buildScenario();
    const cy = await buildStudent(db, { full_name: 'Cy' });
    await buildWriting(db, {
      student_id: cy.id,
      activity_id: activity.id,
      course_id: course.id,
      status: 'completed',
      completed_at: clock.now(),
      ai_scoring: 55,
    });
    const scores = async (blind: string) => {
      const input = { params: { id: course.id }, query: { blind } };
      const { body } = await server.callAs(teacher, courses.readClassGrid, input);
      return body.students.map(({ work }) => work[0]?.score);
    };
    expect(await scores('false')).toEqual([72, null, 55]);
    expect(await scores('true')).toEqual([72, null, null]);
  });

  it('keeps the column of an activity that was taken out after it was begun', async () => {
    const { db } = server.deps;
    const { teacher, course, ada } = await buildScenario();
    const old = await buildActivity(db, { teacher_id: teacher.id, title: 'Taken out' });
    await buildWriting(db, { student_id: ada.id, activity_id: old.id, course_id: course.id });
    const { body } = await read(teacher, course.id);
    expect(body.activities.map(({ title }) => title)).toEqual(['The owl', 'Taken out']);
  });

  it('lets students go from it alone: their work and their other classes stay', async () => {
    const { db } = server.deps;
    const { teacher, course, ada, bo, done } = await buildScenario();
    const other = await buildCourse(db, { teacher_id: teacher.id });
    await buildEnrollment(db, other.id, ada.id);
    const stranger = await buildStudent(db);
    expect((await remove(teacher, course.id, [ada, bo, stranger])).status).toBe(404);
    expect((await read(teacher, course.id)).body.students).toHaveLength(2);
    const { body } = await remove(teacher, course.id, [ada, ada, bo]);
    expect(body.student_ids.toSorted()).toEqual([ada.id, bo.id].toSorted());
    expect((await read(teacher, course.id)).body.students).toEqual([]);
    expect((await read(teacher, other.id)).body.students.map(({ id }) => id)).toEqual([ada.id]);
    expect(await listWritingRows(db, ada)).toMatchObject([{ id: done.id, course_id: course.id }]);
    expect(await listWritingRows(db, bo)).toEqual([]);
  });

  it('is seen and changed by its own teacher only', async () => {
    const { db } = server.deps;
    const { course, ada, bo } = await buildScenario();
    const colleague = await buildUser(db, { role: 'teacher' });
    expect((await read(colleague, course.id)).status).toBe(404);
    expect((await remove(colleague, course.id, [bo])).status).toBe(404);
    expect((await read(ada, course.id)).status).toBe(403);
    expect(await listWritingRows(db, bo)).toHaveLength(1);
  });

  it('is opened in six statements, whatever its size', async () => {
    const { db, pool } = server.deps;
    const { teacher, course, activity } = await buildScenario();
    const headers = { authorization: `Bearer ${await signInAs(server.deps, teacher)}` };
    const opened = async () => {
      const { statements } = await countStatements(pool, async () => {
        for (const path of ['', '/grid']) {
          const { statusCode } = await server.app.inject({
            url: `${apiBase}/courses/${course.id}${path}`,
            headers,
          });
          expect(statusCode).toBe(200);
        }
      });
      return statements;
    };
    const few = await opened();
    for (let index = 0; index < 4; index += 1) {
      const { id: student_id } = await buildStudent(db);
      await buildWriting(db, { student_id, activity_id: activity.id, course_id: course.id });
    }
    expect(await opened()).toBe(few);
    expect(few).toBeLessThanOrEqual(6);
  });
});
