import { alerts, schoolStudents } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  alertAnswers,
  alerts as alertRows,
  challenges,
  enrollments,
  teacherStudents,
} from '../../db/schema/index.ts';
import {
  buildChallenge,
  buildCourse,
  buildParticipant,
  buildWriting,
} from '../../testing/build-courses-and-writings.ts';
import { buildMinimalSchool } from '../../testing/build-minimal-school.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { raiseAlert } from '../alerts/index.ts';
import { schoolStudentMessages } from './school-students.messages.ts';

describe('alerts of two accounts that are merged', () => {
  const server = useTestApp();
  const { callAs } = server;

  const buildPair = async () => {
    const { db } = server.deps;
    const school = await buildMinimalSchool(db);
    const lead = await school.addStaff();
    await school.addStaff();
    const parent = await buildUser(db, { role: 'parent' });
    const course = await buildCourse(db, { teacher_id: lead.id });
    const kept = await buildStudent(db, { parent_id: parent.id });
    const other = await buildStudent(db, { parent_id: null });
    for (const { id: student_id } of [kept, other])
      await db.insert(enrollments).values({ course_id: course.id, student_id });
    await db.insert(teacherStudents).values({ teacher_id: lead.id, student_id: other.id });
    const merge = () =>
      callAs(school.admin, schoolStudents.mergeSchoolStudents, {
        params: { id: kept.id },
        body: { student_id: other.id, dry_run: false },
      });
    return { ...school, lead, parent, course, kept, other, merge };
  };

  const raise = async (student: { id: number }, category: string, answeredBy?: { id: number }) => {
    const { clock, db } = server.deps;
    const worry = { severity: 'high' as const, excerpt: 'My dad hits me.', source: 'draft' as const };
    const [alert] = await db
      .insert(alertRows)
      .values({ ...worry, category, student_id: student.id })
      .returning();
    const id = alert?.id ?? 0;
    const answer = { alert_id: id, outcome: 'spoken' as const, answered_at: clock.now() };
    if (answeredBy) await db.insert(alertAnswers).values({ ...answer, user_id: answeredBy.id });
    return id;
  };

  it('stay closed to the family where they may be about home, until a teacher answers them again', async () => {
    const { lead, parent, kept, other, merge } = await buildPair();
    const own = await raise(kept, 'neglect', lead);
    const hidden = await raise(other, 'abuse', lead);
    const bullying = await raise(other, 'bullying', lead);
    server.deps.clock.advance({ minutes: 1 });
    expect((await merge()).status).toBe(200);
    const listed = async () =>
      (await callAs(parent, alerts.listAlerts, {})).body.map(({ id }) => id).toSorted((a, b) => a - b);
    expect(await listed()).toEqual([own, bullying]);
    const params = { id: hidden };
    expect((await callAs(parent, alerts.readAlert, { params })).status).toBe(404);
    expect((await callAs(parent, alerts.acknowledgeAlert, { params, body: {} })).status).toBe(404);
    // Nor once nobody teaches the child.
    await server.deps.db.delete(enrollments);
    await server.deps.db.delete(teacherStudents);
    expect(await listed()).toEqual([own, bullying]);
    await server.deps.db.insert(teacherStudents).values({ teacher_id: lead.id, student_id: kept.id });
    server.deps.clock.advance({ minutes: 1 });
    const body = { outcome: 'spoken' as const };
    await callAs(lead, alerts.acknowledgeAlert, { params, body });
    expect(await listed()).toEqual([own, hidden, bullying]);
  });

  it('reach the teacher when they are raised for the account that was just given up', async () => {
    const { db, mail } = server.deps;
    const { lead, kept, other, merge } = await buildPair();
    const writing = await buildWriting(db, { student_id: other.id });
    const raiseOnce = () =>
      db.transaction((tx) =>
        raiseAlert(server.deps, tx, {
          studentId: other.id,
          writing,
          source: 'draft',
          text: 'My dad hits me.',
          risk: { severity: 'high', category: 'abuse', spans: [{ start: 0, end: 15 }] },
        }),
      );
    await merge();
    await raiseOnce();
    await raiseOnce();
    expect(await db.select().from(alertRows).where(eq(alertRows.writing_id, writing.id))).toMatchObject([
      { student_id: kept.id },
    ]);
    expect((await callAs(lead, alerts.listAlerts, {})).body).toMatchObject([{ category: 'abuse' }]);
    await server.runJobs();
    expect(mail.sent.filter(({ to }) => to === lead.email)).toHaveLength(1);
  });

  it('open to nobody who only holds a challenge that one of the two has joined', async () => {
    const { db } = server.deps;
    const { admin, kept, other, merge } = await buildPair();
    const join = async (teacher_id: number, students: { id: number }[]) => {
      const challenge = await buildChallenge(db, { teacher_id });
      for (const { id } of students) await buildParticipant(db, challenge.id, id);
      return () => db.delete(challenges).where(eq(challenges.id, challenge.id));
    };
    const refusal = async () => {
      const { status, error } = await merge();
      return { status, text: error.error_message };
    };
    const end = await join(admin.id, [other]);
    expect(await refusal()).toEqual({ status: 409, text: schoolStudentMessages.notForOneself });
    await end();
    const stranger = await buildUser(db, { role: 'teacher' });
    const endElsewhere = await join(stranger.id, [kept]);
    expect(await refusal()).toEqual({ status: 409, text: schoolStudentMessages.elsewhere });
    await endElsewhere();
    await join(admin.id, [kept, other]);
    expect((await merge()).status).toBe(200);
  });
});
