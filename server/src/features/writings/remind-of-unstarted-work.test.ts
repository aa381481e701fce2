import { notifications, writings } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { courseTeachers, type UserRow } from '../../db/schema/index.ts';
import { buildCourse, buildEnrollment, buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

describe('reminding of pieces that are not started', () => {
  const server = useTestApp();

  const buildScenario = async () => {
    const { db } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher' });
    const course = await buildCourse(db, { teacher_id: teacher.id });
    const work = async (status: 'pending' | 'progressing', due_date?: string) => {
      const student = await buildStudent(db);
      await buildEnrollment(db, course.id, student.id);
      return {
        student,
        writing: await buildWriting(db, { student_id: student.id, course_id: course.id, status, due_date }),
      };
    };
    const [waiting, begun] = [await work('pending'), await work('progressing', '2099-01-01')];
    const late = await work('progressing', '2020-01-02');
    const remind = (user: UserRow, writing_ids: number[]) =>
      server.callAs(user, writings.remindOfUnstartedWork, { body: { writing_ids } });
    return { teacher, course, waiting, begun, late, remind };
  };
  const toldTo = async (user: UserRow) =>
    (await server.callAs(user, notifications.listNotifications, {})).body.map(({ title }) => title);

  it('tells those who have not started, once a day, whoever of the teachers does it', async () => {
    const { teacher, course, waiting, begun, remind } = await buildScenario();
    const colleague = await buildUser(server.deps.db, { role: 'teacher' });
    const helps = { course_id: course.id, teacher_id: colleague.id, role: 'co' as const };
    await server.deps.db.insert(courseTeachers).values(helps);
    for (const user of [teacher, colleague])
      expect((await remind(user, [waiting.writing.id, begun.writing.id])).body).toEqual({
        reminded_count: 1,
      });
    expect([await toldTo(waiting.student), await toldTo(begun.student)]).toEqual([['Time to start'], []]);
  });

  it('tells those who have begun and are late that the day has passed', async () => {
    const { teacher, begun, late, remind } = await buildScenario();
    const ids = [begun.writing.id, late.writing.id];
    expect((await remind(teacher, ids)).body).toEqual({ reminded_count: 1 });
    const { body } = await server.callAs(late.student, notifications.listNotifications, {});
    expect(body).toMatchObject([{ title: 'Time to finish' }]);
    expect(body[0]?.body).toContain('It was due on');
    expect(await toldTo(begun.student)).toEqual([]);
  });

  it('tells nobody where one of the pieces is somebody else’s', async () => {
    const { teacher, waiting, remind } = await buildScenario();
    const other = await buildScenario();
    expect((await remind(teacher, [waiting.writing.id, other.waiting.writing.id])).status).toBe(404);
    expect([await toldTo(waiting.student), await toldTo(other.waiting.student)]).toEqual([[], []]);
  });
});
