import { alerts, chat, courses, reports, students } from '@inkling/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  alerts as alertRows,
  auditEntries,
  chats,
  studentReports,
  type UserRow,
  users,
} from '../../db/schema/index.ts';
import { buildCourse, buildEnrollment, buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser, testPassword } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const days = { start_date: '2026-01-01', end_date: '2026-01-31' };

describe('children in the record', () => {
  const server = useTestApp();
  const { callAs } = server;

  const buildScenario = async () => {
    const { db } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher' });
    const course = await buildCourse(db, { teacher_id: teacher.id });
    const student = await buildStudent(db);
    await buildEnrollment(db, course.id, student.id);
    const writing = await buildWriting(db, {
      student_id: student.id,
      course_id: course.id,
      status: 'completed',
      content: 'The owl slept.',
      completed_at: new Date('2026-01-15T12:00:00Z'),
    });
    return { teacher, course, student, writing };
  };
  const childrenIn = async (actor: UserRow, action: string) =>
    (
      await server.deps.db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.actor_id, actor.id), eq(auditEntries.action, action)))
        .orderBy(asc(auditEntries.id))
    ).flatMap(({ student_id }) => student_id ?? []);

  it('are named when an adult reads their ideas, and not when they do themselves', async () => {
    const { teacher, student, writing } = await buildScenario();
    const [talk] = await server.deps.db.select().from(chats).where(eq(chats.target_id, writing.id));
    const query = { chat_id_eq: talk?.id ?? 0 };
    for (const reader of [student, teacher])
      expect((await callAs(reader, chat.listCards, { query })).status).toBe(200);
    expect(await childrenIn(teacher, 'chat.listCards')).toEqual([student.id]);
    expect(await childrenIn(student, 'chat.listCards')).toEqual([]);
  });

  it('are named by lists of alerts', async () => {
    const { teacher, student, writing } = await buildScenario();
    await server.deps.db.insert(alertRows).values({
      student_id: student.id,
      writing_id: writing.id,
      severity: 'low',
      category: 'sad',
      excerpt: 'x',
      source: 'chat',
    });
    expect((await callAs(teacher, alerts.listAlerts, { query: {} })).body).toHaveLength(1);
    expect(await childrenIn(teacher, 'alerts.listAlerts')).toEqual([student.id]);
  });

  it('are named when reports are asked for, listed and printed', async () => {
    const { teacher, course, student } = await buildScenario();
    const set = { ...days, target_type: 'Course' as const, target_id: course.id };
    expect((await callAs(teacher, reports.requestReports, { body: set })).status).toBe(200);
    expect(await childrenIn(teacher, 'reports.requestReports')).toEqual([student.id]);
    await callAs(teacher, reports.listReports, { query: {} });
    expect(await childrenIn(teacher, 'reports.listReports')).toEqual([]);
    await server.deps.db
      .update(studentReports)
      .set({ status: 'completed', report_result: 'Well done.' })
      .where(eq(studentReports.student_id, student.id));
    await callAs(teacher, reports.listReports, { query: {} });
    expect(await childrenIn(teacher, 'reports.listReports')).toEqual([student.id]);
    expect((await callAs(teacher, reports.classReportsPdf, { query: set })).status).toBe(200);
    expect(await childrenIn(teacher, 'reports.classReportsPdf')).toEqual([student.id]);
  });

  /** Which transactions wrote the entries about children, and which the children: nothing lies in between if they are one. */
  const transactionsOf = async (action: string, ids: number[]) => {
    const { rows } = await server.deps.db.execute<{ entry: string; child: string }>(sql`
      select e.xmin::text as entry, u.xmin::text as child from ${auditEntries} e join ${users} u on u.id = e.student_id
      where e.action = ${action} and u.id = any(${sql.param(ids)}::int[])`);
    return rows;
  };

  it.each(['add', 'import', 'cards'])('are named in the transaction that changes them (%s)', async (what) => {
    const { teacher, course } = await buildScenario();
    const form = { full_name: 'Ada Owl', email: `${what}@one.test`, grade_level: 4, password: testPassword };
    const csv = `Bo B,bo-${what}@one.test,4\nCy C,cy-${what}@one.test,4`;
    const imported = async () =>
      (
        await callAs(teacher, students.importStudents, { body: { csv, course_id: course.id } })
      ).body.rows.flatMap(({ student_id }) => student_id ?? []);
    const ids =
      what === 'add'
        ? [(await callAs(teacher, students.addStudent, { body: form })).body.id]
        : await imported();
    if (what === 'cards') await callAs(teacher, students.makeLoginCards, { body: { course_id: course.id } });
    const action = { add: 'addStudent', import: 'importStudents', cards: 'makeLoginCards' }[what];
    const written = await transactionsOf(`students.${action}`, ids);
    expect(written).toHaveLength(ids.length);
    for (const { entry, child } of written) expect(entry).toBe(child);
  });

  it('are named when they are added, imported, given cards and taken out of a class', async () => {
    const { teacher, course, student } = await buildScenario();
    const form = { full_name: 'Ada Owl', email: 'ada@named.test', grade_level: 4, password: testPassword };
    const added = (await callAs(teacher, students.addStudent, { body: form })).body;
    expect(await childrenIn(teacher, 'students.addStudent')).toEqual([added.id]);
    const csv = 'Bo B,bo@named.test,4\nCy C,cy@named.test,4';
    const { rows } = (await callAs(teacher, students.importStudents, { body: { csv, course_id: course.id } }))
      .body;
    const made = rows.flatMap(({ student_id }) => student_id ?? []);
    expect(made).toHaveLength(2);
    expect(await childrenIn(teacher, 'students.importStudents')).toEqual(made);
    await callAs(teacher, students.makeLoginCards, { body: { course_id: course.id } });
    expect(await childrenIn(teacher, 'students.makeLoginCards')).toEqual(made);
    const stranger = await buildStudent(server.deps.db);
    const takeOut = (...student_ids: number[]) =>
      callAs(teacher, courses.removeFromClass, { params: { id: course.id }, body: { student_ids } });
    await takeOut(student.id, stranger.id);
    expect(await childrenIn(teacher, 'courses.removeFromClass')).toEqual([]);
    await takeOut(student.id);
    expect(await childrenIn(teacher, 'courses.removeFromClass')).toEqual([student.id]);
  });
});
