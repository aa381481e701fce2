import { courses, lti, school as schoolCalls, students, writings } from '@inkling/contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  archivedStudents,
  courses as courseRows,
  courseTeachers,
  enrollments,
  ltiContexts,
  ltiIdentities,
  notifications,
  sessions,
  type UserRow,
  users,
} from '../../db/schema/index.ts';
import { buildActivity, buildCourse } from '../../testing/build-courses-and-writings.ts';
import { buildLinkedClass as linkClass } from '../../testing/build-linked-class.ts';
import type { LtiSchool } from '../../testing/build-school-with-lti.ts';
import { buildStudent, buildUser, testPassword } from '../../testing/build-user.ts';
import { startSchoolLti } from '../../testing/start-school-lti.ts';
import { hashPassword } from '../accounts/index.ts';

describe('a launch from a learning platform', () => {
  const hook = startSchoolLti();
  const { server, buildSchool, buildPerson, launch, comeIn } = hook;

  const ticketOf = (path: string): string => path.split('#')[1] ?? '';

  const buildLinkedClass = async (rule: 'refuse' | 'student' | 'everybody' = 'everybody') => {
    const { instructor: ms, ...made } = await linkClass(hook, await buildSchool(rule));
    return { ...made, ms };
  };

  const idOf = (response: Awaited<ReturnType<typeof comeIn>>): number => {
    if (response.body.outcome !== 'signed-in') throw new Error('not signed in');
    return response.body.user.id;
  };

  it('lets a teacher link an own account, a class and an activity, each once', async () => {
    const { school, teacher, course, activity, ms, entered, ticket } = await buildLinkedClass();
    expect(entered.user.id).toBe(teacher.id);
    const { token } = entered;
    const asked = await server.call(lti.readSetUp, { body: { ticket }, token });
    expect(asked.body).toMatchObject({
      step: 'activity',
      platform: 'Moodle',
      course_title: 'Year 5 English',
      goes_back: false,
      course_id: course.id,
      activities: [{ id: activity.id, title: activity.title }],
    });
    const chosen = await server.call(lti.chooseActivity, {
      body: { ticket, activity_id: activity.id },
      token,
    });
    expect(chosen.body).toEqual({ return_to: `/teacher/activities/${activity.id}`, choice: null });
    const again = await launch(school, ms);
    expect(again.body).toMatchObject({
      outcome: 'signed-in',
      user: { id: teacher.id },
      return_to: `/teacher/activities/${activity.id}`,
    });
  });

  it('opens the piece of writing of a student, in a new account in that class alone', async () => {
    const { school, course, activity } = await buildLinkedClass();
    const other = await buildCourse(server.deps.db, { teacher_id: course.teacher_id });
    const mia = { ...buildPerson(), name: 'Mia Example' };
    const entered = await comeIn(school, mia, { activity_id: activity.id });
    if (entered.body.outcome !== 'signed-in') throw new Error('not signed in');
    const { user, token, return_to } = entered.body;
    expect(user).toMatchObject({ role: 'student', full_name: 'Mia Example', email: null, parentId: null });
    const id = Number(return_to.split('/').at(-1));
    const read = await server.call(writings.readWriting, { params: { id }, token });
    expect(read.body).toMatchObject({ activity: { id: activity.id }, course: { id: course.id } });
    const { db } = server.deps;
    const places = await db.select().from(enrollments).where(eq(enrollments.student_id, user.id));
    expect(places.map(({ course_id }) => course_id)).toEqual([course.id]);
    expect(other.id).not.toBe(course.id);
    const [row] = await db.select().from(users).where(eq(users.id, user.id));
    expect([row?.password_hash, row?.email]).toEqual([null, null]);
    const again = await launch(school, mia, { activity_id: activity.id });
    expect(again.body).toMatchObject({ outcome: 'signed-in', user: { id: user.id }, return_to });
    const [session] = await db.select().from(sessions).where(eq(sessions.user_id, user.id));
    expect((session?.expires_at.getTime() ?? 0) - server.deps.clock.now().getTime()).toBeLessThanOrEqual(
      12 * 60 * 60 * 1000,
    );
  });

  it('takes the same subject of another platform for somebody else', async () => {
    const one = await buildLinkedClass();
    const two = await buildLinkedClass();
    const mia = buildPerson();
    const here = idOf(await comeIn(one.school, mia, { activity_id: one.activity.id }));
    const there = idOf(await comeIn(two.school, mia, { activity_id: two.activity.id }));
    expect(here).not.toBe(there);
  });

  it('creates nobody whom the school’s rule does not let in', async () => {
    const strict = await buildLinkedClass('refuse');
    const enter = async (school: LtiSchool, role: 'Learner' | 'Instructor', activity_id: number) => {
      const { browser, body } = await launch(school, buildPerson(role), { activity_id });
      if (body.outcome !== 'account') throw new Error('known already');
      const { status, error } = await browser.enter(body.ticket);
      return [body.may_create, status, error.error_message] as const;
    };
    for (const role of ['Learner', 'Instructor'] as const) {
      const [may, status, words] = await enter(strict.school, role, strict.activity.id);
      expect([may, status]).toEqual([false, 422]);
      expect(words).toContain('You have no account here');
    }
    const open = await buildLinkedClass('student');
    expect((await enter(open.school, 'Instructor', open.activity.id)).slice(0, 2)).toEqual([false, 422]);
    expect((await enter(open.school, 'Learner', open.activity.id)).slice(0, 2)).toEqual([true, 200]);
  });

  describe('never takes an account over', () => {
    const link = async (
      school: LtiSchool,
      who: UserRow,
      role: 'Learner' | 'Instructor',
      password = testPassword,
    ) => {
      const { browser, body } = await launch(school, buildPerson(role));
      if (body.outcome !== 'account') throw new Error('known already');
      return browser.enter(body.ticket, { identifier: who.screen_name, password });
    };

    it('by its name or address: a new account has neither', async () => {
      const { school, course, activity } = await buildLinkedClass();
      const { db } = server.deps;
      const known = await buildUser(db, {
        role: 'student',
        full_name: 'Same Name',
        email: 'same@lti.example',
      });
      await db.insert(enrollments).values({ course_id: course.id, student_id: known.id });
      const twin = { ...buildPerson(), name: 'Same Name' };
      const claims = { email: 'same@lti.example', email_verified: true };
      expect(idOf(await comeIn(school, twin, { activity_id: activity.id, claims }))).not.toBe(known.id);
    });

    it('without its password, and not for somebody of another school, a parent or a family', async () => {
      const { school, teacher, course } = await buildLinkedClass();
      const { db } = server.deps;
      expect((await link(school, teacher, 'Instructor', 'wrong')).error.error_message).toContain('not right');
      const stranger = await buildUser(db, { role: 'teacher' });
      expect((await link(school, stranger, 'Instructor')).error.error_message).toContain(
        'does not belong to',
      );
      const alone = await buildUser(db, { role: 'student' });
      expect((await link(school, alone, 'Learner')).error.error_message).toContain('does not belong to');
      const parent = await buildUser(db, { role: 'parent' });
      expect((await link(school, parent, 'Learner')).error.error_message).toContain('a parent’s account');
      const child = await buildStudent(db);
      await db.insert(enrollments).values({ course_id: course.id, student_id: child.id });
      expect((await link(school, child, 'Learner')).error.error_message).toContain('A parent looks after');
      const pupil = await buildUser(db, { role: 'student' });
      await db.insert(enrollments).values({ course_id: course.id, student_id: pupil.id });
      expect((await link(school, pupil, 'Instructor')).error.error_message).toContain('is a student’s');
    });

    it('that somebody else of the platform opens already', async () => {
      const { school, teacher } = await buildLinkedClass();
      expect((await link(school, teacher, 'Instructor')).error.error_message).toContain('by somebody else');
    });

    it('with the ticket of another browser, or twice', async () => {
      const { school, activity } = await buildLinkedClass();
      const mine = await launch(school, buildPerson(), { activity_id: activity.id });
      const theirs = await launch(school, buildPerson(), { activity_id: activity.id });
      if (mine.body.outcome !== 'account') throw new Error('known already');
      const { ticket } = mine.body;
      expect((await theirs.browser.enter(ticket)).error.error_message).toContain('another browser');
      expect((await mine.browser.enter(ticket)).status).toBe(200);
      expect((await mine.browser.enter(ticket)).error.error_message).toContain('took too long');
    });
  });

  it('keeps out who left the school, and who is something else here', async () => {
    const { school, activity, ms } = await buildLinkedClass();
    const { db } = server.deps;
    const mia = buildPerson();
    const id = idOf(await comeIn(school, mia, { activity_id: activity.id }));
    const asTeacher = await launch(school, { ...mia, role: 'Instructor' });
    expect(asTeacher.error.error_message).toContain('is a student’s');
    const asStudent = await launch(school, { ...ms, role: 'Learner' });
    expect(asStudent.error.error_message).toContain('is a teacher’s');
    await db.insert(archivedStudents).values({
      organisation_id: school.organisation_id,
      student_id: id,
      archived_at: new Date(),
      closed_account: false,
      left_rows: { enrollments: [], teacher_students: [], writings: [], chats: [] },
    });
    expect((await launch(school, mia)).error.error_message).toContain('no longer a student');
  });

  describe('as a colleague', () => {
    it('joins this class and no other, and its lead is told', async () => {
      const { school, teacher, course, activity } = await buildLinkedClass();
      const { db } = server.deps;
      const hidden = await buildCourse(db, { teacher_id: teacher.id });
      const outside = await buildStudent(db);
      await db.insert(enrollments).values({ course_id: hidden.id, student_id: outside.id });
      const colleague = buildPerson('Instructor');
      const entered = await comeIn(school, colleague, { activity_id: activity.id });
      if (entered.body.outcome !== 'signed-in') throw new Error('not signed in');
      const { token, user } = entered.body;
      expect(user).toMatchObject({ role: 'teacher', school: { role: 'teacher' } });
      const seen = await server.call(courses.readCourse, { params: { id: course.id }, token });
      const unseen = await server.call(courses.readCourse, { params: { id: hidden.id }, token });
      expect([seen.status, unseen.status]).toEqual([200, 404]);
      const list = await server.call(students.listStudents, { token });
      expect(list.body.map(({ id }) => id)).not.toContain(outside.id);
      const told = await db.select().from(notifications).where(eq(notifications.user_id, teacher.id));
      expect(told.map(({ title }) => title)).toContain(`${colleague.name} now teaches ${course.title} too`);
      const { body: record } = await server.callAs(school.admin, schoolCalls.listRecord, {
        query: { person_id: user.id },
      });
      const did = record.entries.map((entry) => entry.did);
      expect(did).toContain('became a co-teacher of a class by coming from a learning platform');
      expect(did).toContain('joined the staff by coming from a learning platform');
      // Whom the lead takes out stays out.
      await db.delete(courseTeachers).where(eq(courseTeachers.teacher_id, user.id));
      const back = await launch(school, colleague, { activity_id: activity.id });
      expect(back.error.error_message).toContain('no longer teach this class');
      // Also by another identity of the platform.
      await db.delete(ltiIdentities).where(eq(ltiIdentities.user_id, user.id));
      const password_hash = await hashPassword(testPassword);
      await db.update(users).set({ password_hash }).where(eq(users.id, user.id));
      const { browser, body } = await launch(school, colleague, { activity_id: activity.id });
      if (body.outcome !== 'account') throw new Error('known already');
      const account = { identifier: user.screen_name, password: testPassword };
      const again = await browser.enter(body.ticket, account);
      expect(again.error.error_message).toContain('no longer teach this class');
    });

    it('is not let into a class for being an admin of the school', async () => {
      const { school, activity } = await buildLinkedClass();
      const { browser, body } = await launch(school, buildPerson('Instructor'), { activity_id: activity.id });
      if (body.outcome !== 'account') throw new Error('known already');
      const account = { identifier: school.admin.screen_name, password: testPassword };
      const { error } = await browser.enter(body.ticket, account);
      expect(error.error_message).toContain('an admin of the school is not added');
    });

    it('is not let into a class for running the platform, which Moodle calls teaching', async () => {
      const { school, activity, teacher, ms } = await buildLinkedClass();
      const person = (kind: string) => `http://purl.imsglobal.org/vocab/lis/v2/${kind}/person#Administrator`;
      const roles = [
        person('institution'),
        person('system'),
        'http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor',
      ];
      const claims = { 'https://purl.imsglobal.org/spec/lti/claim/roles': roles };
      const click = { activity_id: activity.id, claims };
      const { error } = await comeIn(school, buildPerson('Instructor'), click);
      expect(error.error_message).toContain('says that you run it');
      // Who teaches the class here comes in whatever they are over there.
      expect((await launch(school, ms, click)).body).toMatchObject({ user: { id: teacher.id } });
    });

    it('brings no activity of their own into a class that another leads', async () => {
      const { school, course } = await buildLinkedClass();
      const entered = await comeIn(school, buildPerson('Instructor'), { link: 'empty place' });
      if (entered.body.outcome !== 'signed-in') throw new Error('not signed in');
      const { token, user, return_to } = entered.body;
      const { db } = server.deps;
      const own = await buildActivity(db, { teacher_id: user.id });
      const body = { ticket: ticketOf(return_to), activity_id: own.id };
      const chosen = await server.call(lti.chooseActivity, { body, token });
      expect(chosen.error.error_message).toContain('Only the teacher who leads');
      expect(course.teacher_id).not.toBe(user.id);
    });
  });

  it('opens only activities of the class it is linked to', async () => {
    const { school } = await buildLinkedClass();
    const foreign = await buildLinkedClass();
    const { error } = await comeIn(school, buildPerson(), { activity_id: foreign.activity.id });
    expect(error.error_message).toContain('has not chosen an activity');
  });

  it('needs a class that is linked, running and led by the school’s own staff', async () => {
    const { db } = server.deps;
    const early = buildPerson();
    expect((await comeIn(await buildSchool(), early)).error.error_message).toContain('has not connected');
    expect(await db.select().from(users).where(eq(users.full_name, early.name))).toEqual([]);
    const { school, course, activity } = await buildLinkedClass();
    const click = { activity_id: activity.id };
    const strangers = await buildUser(db, { role: 'teacher' });
    await db.update(courseRows).set({ teacher_id: strangers.id }).where(eq(courseRows.id, course.id));
    expect((await comeIn(school, buildPerson(), click)).error.error_message).toContain('not on the staff');
    await db
      .update(courseRows)
      .set({ teacher_id: course.teacher_id, status: 'archived' })
      .where(eq(courseRows.id, course.id));
    expect((await comeIn(school, buildPerson(), click)).error.error_message).toContain('is archived');
  });

  it('links only a class that the teacher leads, and nobody else’s launch', async () => {
    const school = await buildSchool();
    const entered = await comeIn(school, buildPerson('Instructor'));
    if (entered.body.outcome !== 'signed-in') throw new Error('not signed in');
    const { token, return_to } = entered.body;
    const ticket = ticketOf(return_to);
    const foreign = await buildCourse(server.deps.db);
    const taken = await server.call(lti.chooseClass, { body: { ticket, course_id: foreign.id }, token });
    expect(taken.status).toBe(404);
    const stranger = await buildUser(server.deps.db, { role: 'teacher' });
    for (const call of [
      await server.callAs(stranger, lti.readSetUp, { body: { ticket } }),
      await server.callAs(stranger, lti.chooseClass, { body: { ticket, course_id: null } }),
      await server.callAs(stranger, lti.chooseActivity, { body: { ticket, activity_id: 1 } }),
    ])
      expect(call.error.error_message).toContain('took too long');
    await server.call(lti.chooseClass, { body: { ticket, course_id: null }, token });
    const { db } = server.deps;
    const [linked] = await db
      .select()
      .from(ltiContexts)
      .where(and(eq(ltiContexts.platform_id, school.platform.id)));
    const read = await server.call(courses.readCourse, { params: { id: linked?.course_id ?? 0 }, token });
    const description = `The course “Year 5 English” of ${school.platform.name}.`;
    expect(read.body).toMatchObject({ title: 'Year 5 English', description, my_role: 'lead' });
  });

  it('ends with the platform that is switched off', async () => {
    const { school, activity } = await buildLinkedClass();
    const entered = await comeIn(school, buildPerson(), { activity_id: activity.id });
    if (entered.body.outcome !== 'signed-in') throw new Error('not signed in');
    const { token } = entered.body;
    const params = { id: school.platform.id };
    expect((await server.call(writings.listWritings, { token })).status).toBe(200);
    await server.callAs(school.admin, lti.setPlatformEnabled, { params, body: { enabled: false } });
    expect((await server.call(writings.listWritings, { token })).status).toBe(401);
  });
});
