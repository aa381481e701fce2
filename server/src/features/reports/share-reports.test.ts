import { courses as courseEndpoints, notifications, reports } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  auditEntries,
  courses,
  courseTeachers,
  studentReports,
  type UserRow,
  writings,
} from '../../db/schema/index.ts';
import {
  buildChallenge,
  buildCourse,
  buildEnrollment,
  buildParticipant,
  buildWriting,
} from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const days = { start_date: '2026-03-01', end_date: '2026-03-31' };

describe('a report that a teacher shares', () => {
  const server = useTestApp();

  /** Mia of the class has finished a story, and her teacher a report on it. */
  const buildScenario = async () => {
    const { db } = server.deps;
    const teacher = await buildUser(db, { role: 'teacher', full_name: 'Hannah Nguyen' });
    const mum = await buildUser(db, { role: 'parent' });
    const mia = await buildStudent(db, { full_name: 'Mia Park', parent_id: mum.id });
    const course = await buildCourse(db, { teacher_id: teacher.id, title: 'Year 5' });
    await buildEnrollment(db, course.id, mia.id);
    const at = new Date('2026-03-10T01:00:00Z');
    await buildWriting(db, {
      student_id: mia.id,
      course_id: course.id,
      title: 'The Reef',
      status: 'completed',
      content: 'The reef slept.',
      word_count: 3,
      started_at: at,
      completed_at: at,
      updated_at: at,
    });
    const ask = () =>
      server.callAs(teacher, reports.requestReports, {
        body: { target_type: 'Course', target_id: course.id, ...days },
      });
    const report_id = (await ask()).body.reports[0]?.id ?? 0;
    await server.runJobs();
    const share = (shared: boolean, by = teacher) =>
      server.callAs(by, shared ? reports.shareReports : reports.stopSharingReports, {
        body: { report_ids: [report_id] },
      });
    const read = (by = mum) => server.callAs(by, reports.readFamilyReport, { params: { id: report_id } });
    const print = (by = mum) => server.callAs(by, reports.familyReportPdf, { params: { id: report_id } });
    const list = async (by = mum) =>
      (await server.callAs(by, reports.listFamilyReports, { query: {} })).body.map(({ id }) => id);
    return { db, teacher, mum, mia, course, report_id, ask, share, read, print, list };
  };

  it('is readable for the parent from then on, about the child and without words of school', async () => {
    const { mum, report_id, share, read, print, list } = await buildScenario();
    expect((await read()).status).toBe(404);
    expect((await print()).status).toBe(404);
    expect(await list()).toEqual([]);
    expect((await share(true)).body).toMatchObject([{ id: report_id, shared_at: expect.any(String) }]);
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      teacher: 'Hannah Nguyen',
      about: 'Year 5',
      child: { full_name: 'Mia Park' },
    });
    expect(body.text).toContain('Mia Park finished 1 piece (1 story): 3 words');
    expect(body.text).not.toMatch(/criteri|NAPLAN|cohesion|redraft|narrative/iu);
    expect(await list()).toEqual([report_id]);
    expect((await print()).headers['content-type']).toBe('application/pdf');
    const bell = await server.callAs(mum, notifications.listNotifications, { query: {} });
    expect(bell.body).toMatchObject([
      { title: 'A writing report on Mia', link: `/parent/reports/${report_id}` },
    ]);
  });

  it('is taken back, and is not shared any more once it is made again', async () => {
    const { db, mum, mia, share, read, ask } = await buildScenario();
    await share(true);
    await share(false);
    expect((await read()).status).toBe(404);
    await share(true);
    expect((await read()).status).toBe(200);
    await db.update(writings).set({ title: 'The Reef at Night' }).where(eq(writings.student_id, mia.id));
    await ask();
    await server.runJobs();
    expect((await read()).status).toBe(404);
    await share(true);
    const bell = await server.callAs(mum, notifications.listNotifications, { query: {} });
    expect(bell.body).toHaveLength(2);
  });

  it('does not exist for other parents, and is shared by nobody but who made it', async () => {
    const { db, report_id, share, read, print, list } = await buildScenario();
    expect((await share(true, await buildUser(db, { role: 'teacher' }))).status).toBe(404);
    const other = await buildScenario();
    for (const endpoint of [reports.shareReports, reports.stopSharingReports]) {
      const both = await server.callAs(other.teacher, endpoint, {
        body: { report_ids: [other.report_id, other.report_id, report_id] },
      });
      expect(both.status).toBe(404);
    }
    await share(true);
    const stranger = await buildUser(db, { role: 'parent' });
    expect((await read(stranger)).status).toBe(404);
    expect((await print(stranger)).status).toBe(404);
    expect(await list(stranger)).toEqual([]);
  });

  const addColleague = async (course_id: number, values: { role: 'co' | 'relief'; ends_on?: string }) => {
    const colleague = await buildUser(server.deps.db, { role: 'teacher', full_name: 'Rosa Relief' });
    await server.deps.db.insert(courseTeachers).values({ course_id, teacher_id: colleague.id, ...values });
    return colleague;
  };
  const idsFor = async (teacher: UserRow) =>
    (await server.callAs(teacher, reports.listReports, { query: {} })).body.map(({ id }) => id);

  it('is taken back by anybody who teaches the class today, also after its maker has left', async () => {
    const { db, teacher, mia, course, report_id, share, read } = await buildScenario();
    const relief = await addColleague(course.id, { role: 'relief', ends_on: '2090-01-01' });
    const [row] = await db
      .update(studentReports)
      .set({ teacher_id: relief.id })
      .where(eq(studentReports.id, report_id))
      .returning();
    expect(row?.student_id).toBe(mia.id);
    expect((await share(true)).status).toBe(404);
    expect((await share(true, relief)).status).toBe(200);
    await db.delete(courseTeachers).where(eq(courseTeachers.teacher_id, relief.id));
    expect((await share(false, relief)).status).toBe(404);
    expect(await idsFor(relief)).toEqual([]);
    const { body } = await server.callAs(teacher, reports.readReport, { params: { id: report_id } });
    expect(body).toMatchObject({
      teacher: { full_name: 'Rosa Relief' },
      permissions: { change: false, stop_sharing: true },
    });
    expect((await share(true)).status).toBe(404);
    const stopped = await share(false);
    expect(stopped.body).toMatchObject([{ id: report_id, shared_at: null }]);
    expect((await read()).status).toBe(404);
    expect(await idsFor(teacher)).toEqual([]);
  });

  it('is taken back by who leads the class now, and by a co-teacher, but by no colleague from elsewhere', async () => {
    const { db, course, report_id, share, read } = await buildScenario();
    await share(true);
    const successor = await buildUser(db, { role: 'teacher' });
    const co = await addColleague(course.id, { role: 'co' });
    expect((await share(false, successor)).status).toBe(404);
    expect(await idsFor(co)).toEqual([report_id]);
    await db.update(courses).set({ teacher_id: successor.id }).where(eq(courses.id, course.id));
    expect(await idsFor(successor)).toEqual([report_id]);
    expect((await share(false, successor)).status).toBe(200);
    expect((await read()).status).toBe(404);
    expect(await idsFor(co)).toEqual([]);
  });

  it('is only for its maker once the class is deleted, not for whose challenge the child joins', async () => {
    const { db, teacher, mia, course, report_id, share, read } = await buildScenario();
    await share(true);
    const stranger = await buildUser(db, { role: 'teacher' });
    await buildParticipant(db, (await buildChallenge(db, { teacher_id: stranger.id })).id, mia.id);
    await server.callAs(teacher, courseEndpoints.deleteCourse, { params: { id: course.id } });
    const params = { id: report_id };
    expect(await idsFor(stranger)).toEqual([]);
    expect((await server.callAs(stranger, reports.readReport, { params })).status).toBe(404);
    expect((await server.callAs(stranger, reports.reportPdf, { params })).status).toBe(404);
    expect((await share(false, stranger)).status).toBe(404);
    expect((await read()).status).toBe(200);
    await buildEnrollment(db, (await buildCourse(db, { teacher_id: teacher.id })).id, mia.id);
    expect(await idsFor(teacher)).toEqual([report_id]);
    expect((await share(false)).status).toBe(200);
    expect((await read()).status).toBe(404);
  });

  it('is in the record as shared, and as no longer shared', async () => {
    const { db, report_id, share } = await buildScenario();
    await share(true);
    await share(false);
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.object_type, 'report'));
    const actions = entries.filter(({ object_id }) => object_id === report_id).map(({ action }) => action);
    expect(actions).toEqual(['reports.shareReports', 'reports.stopSharingReports']);
  });

  it('needs to be finished, and a parent to read it', async () => {
    const { db, teacher } = await buildScenario();
    const pupil = await buildStudent(db, { parent_id: null });
    const course = await buildCourse(db, { teacher_id: teacher.id });
    await buildEnrollment(db, course.id, pupil.id);
    const [row] = await db
      .insert(studentReports)
      .values({
        teacher_id: teacher.id,
        student_id: pupil.id,
        target_type: 'Course',
        target_id: course.id,
        ...days,
        status: 'completed',
        report_result: 'About the pupil.',
        family_result: 'About the pupil.',
      })
      .returning({ id: studentReports.id });
    const answer = await server.callAs(teacher, reports.shareReports, {
      body: { report_ids: [row?.id ?? 0] },
    });
    expect(answer.status).toBe(409);
  });
});
