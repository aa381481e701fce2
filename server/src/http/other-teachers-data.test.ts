import { reliefTeachers, school as schoolCalls } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  aiFeedbacks,
  alerts,
  chatMessages,
  chats,
  courseTeachers,
  districtAdmins,
  districtSchools,
  organisationMembers,
  organisations,
  schoolReliefTeachers,
  studentReports,
  timeLogs,
  type UserRow,
  writingRevisions,
} from '../db/schema/index.ts';
import {
  buildActivity,
  buildChallenge,
  buildCourse,
  buildWriting,
} from '../testing/build-courses-and-writings.ts';
import { buildMinimalSchool } from '../testing/build-minimal-school.ts';
import { buildStudent, buildUser, signInAs } from '../testing/build-user.ts';
import { callAll, callsOf, endpointsThatShow, isReading } from '../testing/call-every-endpoint.ts';
import { useTestApp } from '../testing/use-test-app.ts';

/** Words that stand nowhere but in one teacher's class. */
const secrets = {
  student: 'Quillon Featherby',
  draft: 'The nightjar hid its secret eggs.',
  earlierDraft: 'A heron kept the first secret.',
  chat: 'Please tell nobody about the wombat.',
  step: 'Secret planning step',
  unpublished: 'Unpublished bowerbird task',
  course: 'Hidden cockatoo class',
  code: '91827364',
  worry: 'The words that worried the coach about a kookaburra.',
  report: 'A report about lyrebirds.',
};

/** Of the same teacher, in a class that no colleague has to do with. */
const elsewhere = {
  student: 'Marigold Undertree',
  draft: 'The bandicoot kept to another burrow.',
  course: 'Separate currawong class',
  code: '56473829',
  unpublished: 'Unpublished quokka task',
};

const readable = callsOf('teacher').filter(isReading);
/** Changes to a named row; what has no row in its path is about the caller. */
const changing = callsOf('teacher').filter(
  ([, endpoint]) => endpoint.method !== 'GET' && endpoint.path.includes(':id'),
);

describe('another teacher’s class', () => {
  const server = useTestApp();

  const buildSecondClass = async (teacher_id: number) => {
    const { db } = server.deps;
    const course = await buildCourse(db, { teacher_id, title: elsewhere.course, code: elsewhere.code });
    const title = elsewhere.unpublished;
    const activity = await buildActivity(db, { teacher_id, course_id: course.id, title, status: 'draft' });
    const student = await buildStudent(db, { full_name: elsewhere.student });
    await buildWriting(db, {
      student_id: student.id,
      activity_id: activity.id,
      course_id: course.id,
      status: 'completed',
      content: elsewhere.draft,
    });
  };

  const buildScenario = async () => {
    const { db } = server.deps;
    const { admin, addStaff, id: schoolId } = await buildMinimalSchool(db);
    const teacher = await addStaff();
    const student = await buildStudent(db, { full_name: secrets.student });
    const course = await buildCourse(db, {
      teacher_id: teacher.id,
      title: secrets.course,
      code: secrets.code,
    });
    const challenge = await buildChallenge(db, { teacher_id: teacher.id });
    const activity = await buildActivity(db, {
      teacher_id: teacher.id,
      course_id: course.id,
      title: secrets.unpublished,
      status: 'draft',
    });
    await buildSecondClass(teacher.id);
    const work = { student_id: student.id, status: 'completed' as const, content: secrets.draft };
    await buildWriting(db, { ...work, challenge_id: challenge.id });
    const writing = await buildWriting(db, { ...work, activity_id: activity.id, course_id: course.id });
    const writing_id = writing.id;
    const [chat] = await db.select().from(chats).where(eq(chats.target_id, writing_id));
    const chat_id = chat?.id ?? 0;
    await db.insert(chatMessages).values({ chat_id, role: 'user', content: secrets.chat });
    const data = { id: 'plan', type: 'chat', title: 'Plan' };
    await db
      .insert(timeLogs)
      .values({ writing_id, step: secrets.step, started_at: new Date(), spent_time: 60, data });
    const kept = { version: 1, reason: 'interval' as const, data: [], word_count: 6 };
    const [revision] = await db
      .insert(writingRevisions)
      .values({ writing_id, content: secrets.earlierDraft, ...kept })
      .returning();
    const [feedback] = await db.insert(aiFeedbacks).values({ writing_id }).returning();
    const worry = { severity: 'low', category: 'abuse', excerpt: secrets.worry, source: 'chat' } as const;
    const [alert] = await db
      .insert(alerts)
      .values({ student_id: student.id, writing_id, ...worry })
      .returning();
    const [report] = await db
      .insert(studentReports)
      .values({
        teacher_id: teacher.id,
        student_id: student.id,
        target_type: 'Course',
        target_id: course.id,
        start_date: '2026-01-01',
        end_date: '2026-01-07',
        status: 'completed',
        report_result: secrets.report,
      })
      .returning();
    const ids: Record<string, number> = {
      writings: writing_id,
      writing: writing_id,
      courses: course.id,
      course: course.id,
      challenges: challenge.id,
      challenge: challenge.id,
      activities: activity.id,
      activity: activity.id,
      students: student.id,
      student: student.id,
      teacher: teacher.id,
      alerts: alert?.id ?? 0,
      activity_reports: report?.id ?? 0,
      chat: chat_id,
      revision: revision?.id ?? 0,
      feedback: feedback?.id ?? 0,
    };
    return { teacher, ids, admin, addStaff, schoolId };
  };

  let filled: ReturnType<typeof buildScenario> | undefined;
  const school = () => {
    filled ??= buildScenario();
    return filled;
  };

  it('is read in full by its own teacher and in no part by a colleague', async () => {
    const { teacher, ids } = await school();
    const own = await callAll(server, readable, { ids, token: await signInAs(server.deps, teacher) });
    const colleague = await buildUser(server.deps.db, { role: 'teacher' });
    await buildCourse(server.deps.db, { teacher_id: colleague.id });
    const foreign = await callAll(server, readable, { ids, token: await signInAs(server.deps, colleague) });
    for (const [what, secret] of Object.entries(secrets)) {
      // Reports are written by a call that comes later; all else must show that this walk would notice.
      if (what !== 'report') expect(endpointsThatShow(own, secret), `${what} as its teacher`).not.toEqual([]);
      expect(endpointsThatShow(foreign, secret), `${what} as a colleague`).toEqual([]);
    }
    expect(foreign.filter(({ status }) => status >= 500)).toEqual([]);
  });

  const buildColleague = async (part: { role: 'co' | 'relief'; days?: number }, course_id: number) => {
    const { db, clock } = server.deps;
    const colleague = await buildUser(db, { role: 'teacher' });
    const lastDay = new Date(clock.now().getTime() + (part.days ?? 0) * 24 * 60 * 60 * 1000);
    const ends_on = part.days === undefined ? null : lastDay.toISOString().slice(0, 10);
    await db.insert(courseTeachers).values({ course_id, teacher_id: colleague.id, role: part.role, ends_on });
    return colleague;
  };
  /** A challenge's work stays with its teacher, and reports with whoever made them. */
  const sharedSecrets = Object.entries(secrets).filter(([what]) => what !== 'report');

  it.each([
    ['a co-teacher', { role: 'co' }],
    ['a relief teacher', { role: 'relief', days: 3 }],
  ] as const)('is read by %s, and nothing of the lead’s other class', async (_, part) => {
    const { ids } = await school();
    const colleague = await buildColleague(part, ids.course ?? 0);
    const seen = await callAll(server, readable, { ids, token: await signInAs(server.deps, colleague) });
    for (const [what, secret] of sharedSecrets) expect(endpointsThatShow(seen, secret), what).not.toEqual([]);
    for (const [what, secret] of Object.entries(elsewhere))
      expect(endpointsThatShow(seen, secret), what).toEqual([]);
    expect(endpointsThatShow(seen, secrets.report)).toEqual([]);
    expect(seen.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it.each([
    ['a relief teacher whose last day is over', { role: 'relief', days: -2 }],
    ['a co-teacher who was removed', { role: 'co' }],
  ] as const)('is closed to %s', async (who, part) => {
    const { db } = server.deps;
    const { ids } = await school();
    const colleague = await buildColleague(part, ids.course ?? 0);
    if (who.includes('removed'))
      await db.delete(courseTeachers).where(eq(courseTeachers.teacher_id, colleague.id));
    const token = await signInAs(server.deps, colleague);
    const seen = await callAll(server, readable, { ids, token });
    for (const [what, secret] of Object.entries({ ...secrets, ...elsewhere }))
      expect(endpointsThatShow(seen, secret), what).toEqual([]);
    const changed = await callAll(server, changing, { ids, token });
    expect(changed.filter(({ status }) => status < 400 || status >= 500)).toEqual([]);
  });

  const dayFromNow = (days: number): string =>
    new Date(server.deps.clock.now().getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

  /** Stands in at the school, and in the class where a part is given. */
  const buildRelief = async (lastDay: number, isInClass: boolean): Promise<UserRow> => {
    const { db, clock } = server.deps;
    const { ids, schoolId } = await school();
    const ends_on = dayFromNow(lastDay);
    const relief = isInClass
      ? await buildColleague({ role: 'relief', days: lastDay }, ids.course ?? 0)
      : await buildUser(db, { role: 'teacher' });
    const part = { organisation_id: schoolId, user_id: relief.id, ends_on, joined_at: clock.now() };
    await db.insert(schoolReliefTeachers).values(part);
    return relief;
  };

  /** Everybody whom a school or a district knows, and who has no part in this class. */
  const withoutPart: Record<string, () => Promise<UserRow>> = {
    'another teacher of the school': async () => (await school()).addStaff(),
    'an admin of another school': async () => (await buildMinimalSchool(server.deps.db)).admin,
    'a colleague who was removed from the school': async () => {
      const { ids, admin, schoolId } = await school();
      const { db } = server.deps;
      const former = await buildColleague({ role: 'co' }, ids.course ?? 0);
      const joined_at = new Date();
      await db
        .insert(organisationMembers)
        .values({ organisation_id: schoolId, user_id: former.id, role: 'teacher', joined_at });
      const params = { id: former.id };
      expect((await server.callAs(admin, schoolCalls.removeStaff, { params })).status).toBe(204);
      return former;
    },
    'a relief teacher of the school who is in no class': () => buildRelief(3, false),
    'a relief teacher of the school whose last day is over': () => buildRelief(-2, true),
    'a relief teacher whose part in the school was ended': async () => {
      const relief = await buildRelief(3, true);
      const params = { id: relief.id };
      const ended = await server.callAs((await school()).admin, reliefTeachers.endRelief, { params });
      expect(ended.status).toBe(204);
      return relief;
    },
    'an admin of the district above the school': async () => {
      const { db } = server.deps;
      const { schoolId: school_id } = await school();
      const user = await buildUser(db, { role: 'teacher' });
      const [district] = await db
        .insert(organisations)
        .values({ name: `District ${user.id}`, kind: 'district' })
        .returning();
      const district_id = district?.id ?? 0;
      await db.insert(districtAdmins).values({ user_id: user.id, district_id });
      await db.insert(districtSchools).values({ school_id, district_id, joined_at: new Date() });
      return user;
    },
  };

  it.each(Object.entries(withoutPart))('is closed to %s', async (_, build) => {
    const { ids } = await school();
    const token = await signInAs(server.deps, await build());
    const seen = await callAll(server, readable, { ids, token });
    for (const [what, secret] of Object.entries({ ...secrets, ...elsewhere }))
      expect(endpointsThatShow(seen, secret), what).toEqual([]);
    expect(seen.filter(({ status }) => status >= 500)).toEqual([]);
    const changed = await callAll(server, changing, { ids, token });
    expect(changed.filter(({ status }) => status < 400 || status >= 500)).toEqual([]);
  });

  it('is to an admin of the school a title and names, and no work', async () => {
    const { ids, admin } = await school();
    const seen = await callAll(server, readable, { ids, token: await signInAs(server.deps, admin) });
    const { student, course, ...work } = secrets;
    expect(endpointsThatShow(seen, student)).not.toEqual([]);
    expect(endpointsThatShow(seen, course)).not.toEqual([]);
    for (const [what, secret] of Object.entries(work))
      expect(endpointsThatShow(seen, secret), what).toEqual([]);
    expect(seen.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('is changed by nobody else', async () => {
    const { ids } = await school();
    const colleague = await buildUser(server.deps.db, { role: 'teacher' });
    const responses = await callAll(server, changing, { ids, token: await signInAs(server.deps, colleague) });
    expect(responses.filter(({ status }) => status < 400 || status >= 500)).toEqual([]);
  });
});
