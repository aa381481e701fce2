import { reports, reviews } from '@inkling/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  aiFeedbackItems,
  aiFeedbacks,
  courseTeachers,
  enrollments,
  studentReports,
  type UserRow,
  writingReviews,
  writingRevisions,
} from '../../db/schema/index.ts';
import {
  buildActivity,
  buildCourse,
  buildEnrollment,
  buildWriting,
} from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser, signInAs } from '../../testing/build-user.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { longestWaitForMarksMs, makeReport } from './make-report.job.ts';
import { makeWeeklyReportsForTeachers } from './make-weekly-reports-for-teachers.job.ts';

const days = { start_date: '2026-03-01', end_date: '2026-03-31' };

describe('writing reports', () => {
  const server = useTestApp();

  const addMark = async (writingId: number, mark: number) => {
    const [row] = await server.deps.db
      .insert(aiFeedbacks)
      .values({ writing_id: writingId })
      .returning({ id: aiFeedbacks.id });
    const result = {
      criterion: 'ideas' as const,
      mark,
      maximum: 5,
      evidence: [{ start: 15, end: 20, label: 'A strong word', speaks: 'for' as const }],
      met: 'Ideas are there',
      next: 'Give each idea a reason',
    };
    await server.deps.db
      .insert(aiFeedbackItems)
      .values({ feedback_id: row?.id ?? 0, criterion: 'ideas', status: 'generated', result });
  };

  /** A class with a student who finished two pieces in March and one in April. */
  const buildScenario = async () => {
    const teacher = await buildUser(server.deps.db, { role: 'teacher' });
    const student = await buildStudent(server.deps.db, { full_name: 'Noah | Park' });
    const course = await buildCourse(server.deps.db, { teacher_id: teacher.id });
    await buildEnrollment(server.deps.db, course.id, student.id);
    const finish = async (title: string, day: string, mark: number) => {
      const activity = await buildActivity(server.deps.db, { teacher_id: teacher.id, course_id: course.id });
      const writing = await buildWriting(server.deps.db, {
        student_id: student.id,
        activity_id: activity.id,
        course_id: course.id,
        title,
        status: 'completed',
        content: 'The owl woke.\n\nThe great owl slowly opened both its eyes.\n\nIt was “late”.',
        word_count: 14,
        started_at: new Date(`${day}T01:00:00Z`),
        completed_at: new Date(`${day}T01:00:00Z`),
        updated_at: new Date(`${day}T01:00:00Z`),
      });
      await addMark(writing.id, mark);
      return writing;
    };
    const first = await finish('The owl', '2026-03-02', 2);
    await finish('The fox', '2026-03-30', 4);
    await finish('The crow', '2026-04-02', 5);
    const target = { target_type: 'Course' as const, target_id: course.id };
    return { teacher, student, course, target, first };
  };

  it('are made in the background from the marks of the days asked for', async () => {
    const { teacher, target } = await buildScenario();
    const asked = await server.callAs(teacher, reports.requestReports, { body: { ...target, ...days } });
    expect(asked.body.reports).toMatchObject([{ status: 'pending', report_result: null }]);
    await server.runJobs();
    const { body } = await server.callAs(teacher, reports.listReports, {});
    expect(body).toMatchObject([{ status: 'completed', target_type: 'Course' }]);
    const [made] = body;
    expect(made?.report_result).toContain('| Ideas | 2 of 5 | 4 of 5 | up |');
    expect(made?.report_result).toContain('The fox');
    expect(made?.report_result).not.toContain('The crow');
  });

  it('quote a strong sentence, but none of a piece that raised an alert', async () => {
    const { teacher, target, student } = await buildScenario();
    const textNow = async () => {
      const asked = await server.callAs(teacher, reports.requestReports, { body: { ...target, ...days } });
      await server.runJobs();
      const id = asked.body.reports[0]?.id ?? 0;
      return (await server.callAs(teacher, reports.readReport, { params: { id } })).body.report_result;
    };
    expect(await textNow()).toContain('The great owl slowly opened both its eyes.');
    await server.deps.db.execute(sql`
      insert into alerts (student_id, writing_id, severity, category, excerpt, source)
      select ${student.id}, id, 'high', 'abuse', 'It was late.', 'draft' from writings`);
    expect(await textNow()).not.toContain('The great owl');
  });

  it('about a course that is gone are open while their teacher teaches the child', async () => {
    const { db } = server.deps;
    const { teacher, target, student } = await buildScenario();
    await server.callAs(teacher, reports.requestReports, { body: { ...target, ...days } });
    await db.update(studentReports).set({ target_id: 0 }).where(eq(studentReports.student_id, student.id));
    expect((await server.callAs(teacher, reports.listReports, {})).body).toHaveLength(1);
    await db.delete(enrollments).where(eq(enrollments.student_id, student.id));
    expect((await server.callAs(teacher, reports.listReports, {})).body).toEqual([]);
  });

  const setMarks = (writingId: number, status: 'generating' | 'generated' | 'need_refresh') =>
    server.deps.db.execute(sql`
      update ai_feedback_items set status = ${status}, updated_at = ${server.deps.clock.now().toISOString()}
      where feedback_id in (select id from ai_feedbacks where writing_id = ${writingId})`);

  it('wait until the coach has read the pieces, but not for ever', async () => {
    const { teacher, target, first } = await buildScenario();
    await setMarks(first.id, 'generating');
    const asked = await server.callAs(teacher, reports.requestReports, { body: { ...target, ...days } });
    const report_id = asked.body.reports[0]?.id ?? 0;
    const statusNow = async () =>
      (await server.callAs(teacher, reports.readReport, { params: { id: report_id } })).body.status;
    await makeReport.run(server.deps, { report_id });
    expect(await statusNow()).toBe('pending');
    server.deps.clock.advance({ seconds: longestWaitForMarksMs / 1000 });
    await makeReport.run(server.deps, { report_id });
    expect(await statusNow()).toBe('completed');
    await server.callAs(teacher, reports.requestReports, { body: { ...target, ...days } });
    await setMarks(first.id, 'generated');
    await server.runJobs();
    expect(await statusNow()).toBe('completed');
  });

  it('wait for a draft that is about to be read again, but not for one that nobody reads', async () => {
    const { teacher, target, first } = await buildScenario();
    await setMarks(first.id, 'need_refresh');
    const asked = await server.callAs(teacher, reports.requestReports, { body: { ...target, ...days } });
    const report_id = asked.body.reports[0]?.id ?? 0;
    const statusAfter = async (seconds: number) => {
      server.deps.clock.advance({ seconds });
      await makeReport.run(server.deps, { report_id });
      return (await server.callAs(teacher, reports.readReport, { params: { id: report_id } })).body.status;
    };
    expect(await statusAfter(60)).toBe('pending');
    expect(await statusAfter(300)).toBe('completed');
    await setMarks(first.id, 'generated');
    await server.runJobs();
  });

  it('are for those who finished something, and say how many did not', async () => {
    const { teacher, course, target, student } = await buildScenario();
    const idle = await buildStudent(server.deps.db, { full_name: 'Idle Ivy' });
    await buildEnrollment(server.deps.db, course.id, idle.id);
    const asked = await server.callAs(teacher, reports.requestReports, { body: { ...target, ...days } });
    expect(asked.body.reports.map((report) => report.student.id)).toEqual([student.id]);
    expect(asked.body.without_work).toBe(1);
    const body = { ...target, ...days, student_id: idle.id };
    expect((await server.callAs(teacher, reports.requestReports, { body })).status).toBe(409);
  });

  it('quote the child, and give the score and the words of the teacher', async () => {
    const { teacher, target, first } = await buildScenario();
    const params = { id: first.id };
    for (const body of [
      { action: 'comment' as const, comment: 'What an owl!' },
      { action: 'score' as const, score: 88, reason: 'A fine ending.' },
    ])
      expect((await server.callAs(teacher, reviews.addReview, { params, body })).status).toBe(200);
    const asked = await server.callAs(teacher, reports.requestReports, { body: { ...target, ...days } });
    await server.runJobs();
    const read = await server.callAs(teacher, reports.readReport, {
      params: { id: asked.body.reports[0]?.id ?? 0 },
    });
    expect(read.body.report_result).toContain('- **The owl:** What an owl!');
    expect(read.body.report_result).toContain('score 88 by the teacher');
    expect(read.body.report_result).toContain('“The great owl slowly opened both its eyes.” (The fox)');
  });

  it('count a changed text once, however many drafts were kept for safety', async () => {
    const { teacher, target, first } = await buildScenario();
    const kept = { writing_id: first.id, data: [], word_count: 3 };
    await server.deps.db.insert(writingRevisions).values([
      { ...kept, version: 1, reason: 'interval', content: 'The owl' },
      { ...kept, version: 2, reason: 'interval', content: 'The owl woke' },
      { ...kept, version: 3, reason: 'completed', content: 'The owl woke up.' },
      { ...kept, version: 4, reason: 'returned', content: 'The  owl woke up. ' },
      { ...kept, version: 5, reason: 'interval', content: 'The owl woke. It was' },
      { ...kept, version: 6, reason: 'completed', content: first.content },
    ]);
    const asked = await server.callAs(teacher, reports.requestReports, { body: { ...target, ...days } });
    await server.runJobs();
    const params = { id: asked.body.reports[0]?.id ?? 0 };
    const { report_result } = (await server.callAs(teacher, reports.readReport, { params })).body;
    expect(report_result).toMatch(/The owl \(narrative\), 2 March 2026: \d+ words, 1 redraft\n/);
  });

  it('give what their author said of the finished draft, and never what asked for it', async () => {
    const { teacher, course, target, first } = await buildScenario();
    const { db, clock } = server.deps;
    const colleague = await buildUser(db, { role: 'teacher' });
    await db.insert(courseTeachers).values({ course_id: course.id, teacher_id: colleague.id, role: 'co' });
    const say = (user: UserRow, comment: string, values: Partial<typeof writingReviews.$inferInsert> = {}) =>
      db.insert(writingReviews).values({
        writing_id: first.id,
        reviewer_id: user.id,
        action: 'comment',
        comment,
        created_at: clock.now(),
        ...values,
      });
    const line = async () => {
      const asked = await server.callAs(teacher, reports.requestReports, { body: { ...target, ...days } });
      await server.runJobs();
      const params = { id: asked.body.reports[0]?.id ?? 0 };
      const { report_result } = (await server.callAs(teacher, reports.readReport, { params })).body;
      return report_result?.match(/- \*\*The owl:\*\* (.*)/)?.[1];
    };
    const before = new Date((first.completed_at ?? clock.now()).getTime() - 60_000);
    await say(teacher, 'Try again.', { action: 'return', created_at: before });
    await say(teacher, 'Of an earlier draft.', { created_at: before });
    expect(await line()).toBeUndefined();
    await say(colleague, 'By a colleague.');
    expect(await line()).toBe('By a colleague.');
    await say(teacher, 'What eyes!', { passage: { start: 0, end: 3, quote: 'The' } });
    await say(colleague, 'Once more.');
    expect(await line()).toBe('“The”: What eyes!');
    await say(teacher, 'A fine owl.');
    await say(teacher, 'This verb.', { passage: { start: 0, end: 3, quote: 'The' } });
    expect(await line()).toBe('A fine owl.');
  });

  it('have a summary of the class with what to teach next, and are printed with it', async () => {
    const { teacher, course, target } = await buildScenario();
    const idle = await buildStudent(server.deps.db, { full_name: 'Idle Ivy' });
    await buildEnrollment(server.deps.db, course.id, idle.id);
    const query = { ...target, ...days };
    const { body } = await server.callAs(teacher, reports.readClassSummary, { query });
    expect(body).toMatchObject({
      students_count: 1,
      pieces_count: 2,
      without_work: [{ id: idle.id, full_name: 'Idle Ivy' }],
      marked_count: 1,
      teaching_point: {
        criterion: 'ideas',
        rule: 'Ideas chosen and shaped; a theme comes through.',
        students_count: 1,
      },
      criteria: [{ criterion: 'ideas', share: 0.8, pieces_count: 1 }],
    });
    expect((await server.callAs(teacher, reports.classReportsPdf, { query })).status).toBe(409);
    await server.callAs(teacher, reports.requestReports, { body: query });
    await server.runJobs();
    expect((await server.callAs(teacher, reports.classReportsPdf, { query })).status).toBe(200);
    const stranger = await buildUser(server.deps.db, { role: 'teacher' });
    for (const endpoint of [reports.readClassSummary, reports.classReportsPdf])
      expect((await server.callAs(stranger, endpoint, { query })).status).toBe(404);
  });

  it('asked for twice are one report, made again', async () => {
    const { teacher, target } = await buildScenario();
    const body = { ...target, ...days };
    await Promise.all([1, 2, 3].map(() => server.callAs(teacher, reports.requestReports, { body })));
    await server.runJobs();
    const listed = await server.callAs(teacher, reports.listReports, {});
    expect(listed.body).toHaveLength(1);
    expect(listed.body[0]?.status).toBe('completed');
  });

  it('that failed can be tried again, others not', async () => {
    const { teacher, target } = await buildScenario();
    const asked = await server.callAs(teacher, reports.requestReports, { body: { ...target, ...days } });
    const id = asked.body.reports[0]?.id ?? 0;
    await server.runJobs();
    expect((await server.callAs(teacher, reports.retryReport, { params: { id } })).status).toBe(409);
    await server.deps.db.update(studentReports).set({ status: 'failed' }).where(eq(studentReports.id, id));
    const retried = await server.callAs(teacher, reports.retryReport, { params: { id } });
    expect(retried.body.status).toBe('pending');
    await server.runJobs();
    const { body } = await server.callAs(teacher, reports.readReport, { params: { id } });
    expect(body.status).toBe('completed');
  });

  it('belong to the teacher who runs the course, about students in it', async () => {
    const { teacher, target } = await buildScenario();
    const other = await buildUser(server.deps.db, { role: 'teacher' });
    const stranger = await buildStudent(server.deps.db);
    const body = { ...target, ...days };
    expect((await server.callAs(other, reports.requestReports, { body })).status).toBe(404);
    const foreign = { ...body, student_id: stranger.id };
    expect((await server.callAs(teacher, reports.requestReports, { body: foreign })).status).toBe(404);
    const asked = await server.callAs(teacher, reports.requestReports, { body });
    const params = { id: asked.body.reports[0]?.id ?? 0 };
    for (const endpoint of [reports.readReport, reports.retryReport, reports.reportPdf])
      expect((await server.callAs(other, endpoint, { params })).status).toBe(404);
  });

  it('refuse days in the wrong order and a class without students', async () => {
    const { teacher, target } = await buildScenario();
    const body = { ...target, start_date: '2026-03-02', end_date: '2026-03-01' };
    const wrong = await server.callAs(teacher, reports.requestReports, { body });
    expect(wrong.status).toBe(422);
    const empty = await buildCourse(server.deps.db, { teacher_id: teacher.id });
    const nobody = { target_type: 'Course' as const, target_id: empty.id, ...days };
    expect((await server.callAs(teacher, reports.requestReports, { body: nobody })).status).toBe(409);
  });

  it('are listed with the same few statements whatever their number', async () => {
    const { teacher, target } = await buildScenario();
    const token = await signInAs(server.deps, teacher);
    const statements = async () =>
      (await countStatements(server.deps.pool, () => server.call(reports.listReports, { token }))).statements;
    const before = await statements();
    for (const day of ['01', '02', '03', '04'])
      await server.callAs(teacher, reports.requestReports, {
        body: { ...target, start_date: `2026-03-${day}`, end_date: '2026-03-31' },
      });
    expect(await statements()).toBe(before);
  });

  it('come every week for those who worked, once, with a notification', async () => {
    const { teacher, course } = await buildScenario();
    server.deps.clock.set('2026-03-08T20:00:00Z');
    await makeWeeklyReportsForTeachers.run(server.deps, {});
    await makeWeeklyReportsForTeachers.run(server.deps, {});
    await server.runJobs();
    const { body } = await server.callAs(teacher, reports.listReports, {
      query: { target_of_Course_type_id_eq: course.id },
    });
    expect(body).toMatchObject([{ start_date: '2026-03-02', end_date: '2026-03-08', status: 'completed' }]);
    expect(body[0]?.report_result).toContain('The owl');
  });
});

describe('as PDF', () => {
  const server = useTestApp();
  const open = async (token: string, path: string) =>
    server.app.inject({ method: 'GET', url: `/app_api/v1${path}`, headers: { authorization: token } });

  it('a finished writing is a file for its writer, an unfinished one is not', async () => {
    const student = await buildStudent(server.deps.db);
    const token = await signInAs(server.deps, student);
    const done = await buildWriting(server.deps.db, {
      student_id: student.id,
      title: 'Zoë’s “owl” 你好',
      status: 'completed',
      content: `${'The owl woke. '.repeat(400)}\n\nIt was late. 你好 🦉`,
      completed_at: new Date('2026-03-02T01:00:00Z'),
    });
    const response = await open(token, `/writings/${done.id}/pdf`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.headers['content-disposition']).toContain('attachment');
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const draft = await buildWriting(server.deps.db, { student_id: student.id });
    expect((await open(token, `/writings/${draft.id}/pdf`)).statusCode).toBe(409);
    const stranger = await signInAs(server.deps, await buildStudent(server.deps.db));
    expect((await open(stranger, `/writings/${done.id}/pdf`)).statusCode).toBe(404);
  });
});
