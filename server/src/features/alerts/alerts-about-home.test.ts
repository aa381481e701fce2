import { alerts, notifications } from '@inkling/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { enrollments, type UserRow } from '../../db/schema/index.ts';
import { buildCourse, buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { raiseAlert } from './raise-alert.ts';

const text = 'My dad hits me.';

describe('a worry that may be about home', () => {
  const server = useTestApp();
  let parent: UserRow;
  let teacher: UserRow;

  beforeEach(async () => {
    parent = await buildUser(server.deps.db, { role: 'parent' });
    teacher = await buildUser(server.deps.db, { role: 'teacher' });
    server.deps.mail.sent.length = 0;
  });

  const raise = async (category: 'abuse' | 'being_hurt' | 'neglect' | 'bullying', isTaught: boolean) => {
    const { db } = server.deps;
    const student = await buildStudent(db, { parent_id: parent.id });
    const course = await buildCourse(db, { teacher_id: teacher.id });
    if (isTaught) await db.insert(enrollments).values({ course_id: course.id, student_id: student.id });
    const writing = await buildWriting(db, { student_id: student.id });
    await raiseAlert(server.deps, db, {
      studentId: student.id,
      writing,
      source: 'chat',
      text,
      risk: { severity: 'high', category, spans: [{ start: 0, end: text.length }] },
    });
    await server.runJobs();
  };
  const told = () => server.deps.mail.sent.map(({ to }) => to).toSorted();
  const rung = async (who: UserRow) =>
    (await server.callAs(who, notifications.listNotifications, {})).body.length;
  const listed = async (who: UserRow) => (await server.callAs(who, alerts.listAlerts, {})).body;

  it.each(['abuse', 'being_hurt', 'neglect'] as const)('(%s) goes to the teacher alone', async (category) => {
    await raise(category, true);
    expect(told()).toEqual([teacher.email]);
    expect([await rung(teacher), await rung(parent)]).toEqual([1, 0]);
    expect(server.deps.mail.sent[0]?.plain).toContain('The family sees it in Inkling once you have answered');
    const [alert] = await listed(teacher);
    expect(await listed(parent)).toEqual([]);
    expect((await server.callAs(parent, alerts.countAlerts, {})).body.total.alerts).toBe(0);
    const params = { id: alert?.id ?? 0 };
    expect((await server.callAs(parent, alerts.readAlert, { params })).status).toBe(404);
    const answer = await server.callAs(parent, alerts.acknowledgeAlert, { params, body: {} });
    expect(answer.status).toBe(404);
  });

  it('is on the parent’s page once a teacher has answered, without the teacher’s note', async () => {
    await raise('abuse', true);
    const [alert] = await listed(teacher);
    await server.callAs(teacher, alerts.acknowledgeAlert, {
      params: { id: alert?.id ?? 0 },
      body: { outcome: 'spoken', note: 'Reported it.' },
    });
    const shown = await listed(parent);
    expect(shown).toMatchObject([{ id: alert?.id, answers: [{ outcome: 'spoken', note: null }] }]);
    expect(told(), 'the answer sends nothing').toEqual([teacher.email]);
    expect(await rung(parent), 'nor does it ring').toBe(0);
  });

  it('goes to the parent in careful words where there is no teacher', async () => {
    await raise('abuse', false);
    expect(told()).toEqual([parent.email]);
    const email = server.deps.mail.sent[0]?.plain ?? '';
    expect(email).toContain('listen calmly');
    expect(email).toContain('1800 737 732');
    expect(email).not.toContain('hits');
    expect(await listed(parent)).toHaveLength(1);
  });

  it('is the exception: another worry goes to both, with the way to its passage', async () => {
    await raise('bullying', true);
    expect(told()).toEqual([parent.email, teacher.email].toSorted());
    const [alert] = await listed(parent);
    for (const { plain: email } of server.deps.mail.sent)
      expect(email).toContain(`/alerts#alert-${alert?.id}`);
  });
});
