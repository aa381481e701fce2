import { accounts, alerts, notifications } from '@inkling/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { courseTeachers, enrollments, teacherStudents, type UserRow } from '../../db/schema/index.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { buildCourse, buildWriting } from '../../testing/build-courses-and-writings.ts';
import { buildStudent, buildUser } from '../../testing/build-user.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { raiseAlert } from './raise-alert.ts';

const text = 'I want to die.';
const dayMs = 24 * 60 * 60 * 1000;

describe('a worry the coach is sure of', () => {
  const server = useTestApp();
  let parent: UserRow;
  let lead: UserRow;
  let co: UserRow;
  let relief: UserRow;
  let formerRelief: UserRow;
  let student: UserRow;

  const dayFromNow = (days: number): string =>
    dateInTimeZone(server.deps.config.TIME_ZONE, new Date(server.deps.clock.now().getTime() + days * dayMs));
  const teacher = () => buildUser(server.deps.db, { role: 'teacher' });

  /** A child in two classes of one lead, whose co-teacher leads a third class of the same child. */
  beforeEach(async () => {
    const { db } = server.deps;
    [lead, co, relief, formerRelief] = [await teacher(), await teacher(), await teacher(), await teacher()];
    parent = await buildUser(db, { role: 'parent' });
    student = await buildStudent(db, { parent_id: parent.id });
    const [first, second, third] = [
      await buildCourse(db, { teacher_id: lead.id }),
      await buildCourse(db, { teacher_id: lead.id }),
      await buildCourse(db, { teacher_id: co.id }),
    ];
    await db
      .insert(enrollments)
      .values([first, second, third].map(({ id }) => ({ course_id: id, student_id: student.id })));
    await db.insert(teacherStudents).values({ teacher_id: lead.id, student_id: student.id });
    await db.insert(courseTeachers).values([
      { course_id: first.id, teacher_id: co.id, role: 'co' },
      { course_id: second.id, teacher_id: co.id, role: 'co' },
      { course_id: first.id, teacher_id: relief.id, role: 'relief', ends_on: dayFromNow(1) },
      { course_id: first.id, teacher_id: formerRelief.id, role: 'relief', ends_on: dayFromNow(-1) },
    ]);
    server.deps.mail.sent.length = 0;
  });

  const raise = async (severity: 'low' | 'high' = 'high', words = text) => {
    const writing = await buildWriting(server.deps.db, { student_id: student.id });
    const worry = { studentId: student.id, writing, source: 'chat' as const, text: words };
    const spans = [{ start: 0, end: words.length }];
    await raiseAlert(server.deps, server.deps.db, {
      ...worry,
      risk: { severity, category: 'self_harm', spans },
    });
    await server.runJobs();
  };
  const noticesOf = async (who: UserRow, unread?: 'true') =>
    (await server.callAs(who, notifications.listNotifications, { query: unread ? { unread } : {} })).body;
  const alertOf = async (who: UserRow) =>
    (await server.callAs(who, alerts.listAlerts, {})).body[0] ?? { id: 0, answers: [] };

  it('reaches every adult responsible today once: one email, one notice, one alert', async () => {
    await raise();
    const responsible = [parent, lead, co, relief];
    expect(server.deps.mail.sent.map(({ to }) => to).toSorted()).toEqual(
      responsible.map(({ email }) => email).toSorted(),
    );
    for (const who of responsible) {
      const { id } = await alertOf(who);
      expect(await noticesOf(who)).toMatchObject([{ topic: 'safety', link: `/alerts#alert-${id}` }]);
      expect((await server.callAs(who, alerts.listAlerts, {})).body).toHaveLength(1);
    }
    const stranger = await teacher();
    for (const who of [formerRelief, stranger, student]) expect(await noticesOf(who)).toEqual([]);
  });

  it('names and quotes nobody in the bell', async () => {
    await raise();
    const shown = JSON.stringify(await noticesOf(lead));
    for (const word of [text, student.full_name, student.screen_name]) expect(shown).not.toContain(word);
  });

  it('rings whatever was switched off, and stands above newer news while it is unread', async () => {
    const off = { email: false, in_app: false };
    const body = { notifications: { assignments: off, feedback: off, announcements: off, reminders: off } };
    await server.callAs(lead, accounts.updateSettings, { body });
    await raise();
    expect(await noticesOf(lead)).toHaveLength(1);
    await raise('high', 'I want to hurt myself tonight.');
    const [newest, older] = await noticesOf(parent);
    await server.callAs(parent, notifications.markNotificationRead, { params: { id: newest?.id ?? 0 } });
    expect((await noticesOf(parent)).map(({ id }) => id)).toEqual([older?.id, newest?.id]);
  });

  it('stops ringing for whoever has answered, and tells the others who did what', async () => {
    await raise();
    const { id } = await alertOf(lead);
    await server.callAs(lead, alerts.acknowledgeAlert, { params: { id }, body: { outcome: 'spoken' } });
    expect(await noticesOf(lead, 'true')).toEqual([]);
    for (const who of [parent, co, relief]) {
      expect(await noticesOf(who, 'true')).toHaveLength(1);
      expect((await alertOf(who)).answers).toMatchObject([
        { by: { full_name: lead.full_name }, outcome: 'spoken', at: server.deps.clock.now().toISOString() },
      ]);
    }
  });

  it('is told apart from what is only worth a look, which rings nobody’s bell', async () => {
    await raise('low');
    for (const who of [parent, lead, co, relief]) {
      expect(await noticesOf(who)).toEqual([]);
      expect((await server.callAs(who, alerts.listAlerts, {})).body).toHaveLength(1);
    }
    expect(server.deps.mail.sent).toEqual([]);
  });
});
