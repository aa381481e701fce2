import { accounts, school as schoolCalls } from '@inkling/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { notifications, ssoIdentities, teacherStudents, users } from '../../db/schema/index.ts';
import type { TestSchool } from '../../testing/build-school-with-sso.ts';
import { buildStudent, buildUser, testPassword } from '../../testing/build-user.ts';
import { startSchoolSso } from '../../testing/start-school-sso.ts';

describe('a school’s word about an email address', () => {
  const { server, buildMinimalSchool, addPerson, signIn } = startSchoolSso();
  const teacher = (email?: string) => buildUser(server.deps.db, { role: 'teacher', ...(email && { email }) });
  const invite = async (school: TestSchool, email = '') => {
    const body = { email, full_name: 'In Vited', role: 'teacher' } as const;
    await server.callAs(school.admin, schoolCalls.inviteStaff, { body });
    await server.runJobs();
  };
  const enter = async (...given: Parameters<typeof signIn>) => {
    const { body } = await signIn(...given);
    if (body.outcome !== 'signed-in') throw new Error('not signed in');
    return body;
  };
  const refusal = async (...given: Parameters<typeof signIn>) =>
    (await signIn(...given)).error.error_message ?? 'nobody refused';
  const setUnverified = (id: number) =>
    server.deps.db.update(users).set({ email_verified_at: null }).where(eq(users.id, id));
  const identitiesOf = (id: number) =>
    server.deps.db.select().from(ssoIdentities).where(eq(ssoIdentities.user_id, id));

  it('opens no invitation outside its domains, whether or not there is an account', async () => {
    const school = await buildMinimalSchool('teacher');
    const emails = ['new', 'unsent', 'used', 'parent'].map((name) => `${name}@elsewhere.example`);
    await invite(school, emails[0]);
    await teacher(emails[2]);
    await invite(school, emails[2]);
    await buildUser(server.deps.db, { role: 'parent', email: emails[3] });
    const body = { email: emails[1] ?? '', full_name: 'In Vited', role: 'teacher' } as const;
    await server.callAs(school.admin, schoolCalls.inviteStaff, { body });
    for (const email of emails)
      expect(await refusal(school, addPerson(school, { email }))).toContain('is not one of');
  });

  it('opens no account that another school has invited too', async () => {
    const [school, other] = [await buildMinimalSchool(), await buildMinimalSchool()];
    const person = addPerson(school);
    await invite(other, person.email);
    await invite(school, person.email);
    expect(await refusal(school, person)).toContain('Another school has invited');
  });

  it('answers no invitation while the address is not verified', async () => {
    const [school, user] = [await buildMinimalSchool(), await teacher()];
    await invite(school, user.email ?? '');
    await setUnverified(user.id);
    const answer = async () =>
      server.callAs(user, schoolCalls.answerInvitation, {
        body: { school_id: school.organisation_id, join: true },
      });
    expect((await answer()).error.error_message).toContain('verify your email address first');
    await server.deps.db.update(users).set({ email_verified_at: new Date() }).where(eq(users.id, user.id));
    expect((await answer()).status).toBe(204);
  });

  it('takes no teacher on who is here already, unless invited', async () => {
    const school = await buildMinimalSchool('teacher');
    const person = addPerson(school);
    await teacher(person.email);
    expect(await refusal(school, person)).toContain('has not invited you');
    await invite(school, person.email);
    expect((await signIn(school, person)).body).toMatchObject({ outcome: 'link' });
  });

  it('opens nothing any more for somebody who left the staff, and ends their session', async () => {
    const school = await buildMinimalSchool('teacher');
    const person = addPerson(school);
    const { user, token } = await enter(school, person);
    await server.callAs(school.admin, schoolCalls.removeStaff, { params: { id: user.id } });
    expect((await server.call(accounts.readMine, { token })).status).toBe(401);
    expect(await identitiesOf(user.id)).toEqual([]);
    expect(await refusal(school, person)).toContain('has not invited you');
  });

  it('goes before an address that somebody typed and never proved', async () => {
    const { db } = server.deps;
    const school = await buildMinimalSchool('teacher');
    const person = addPerson(school);
    const squatter = await buildUser(db, { role: 'parent', email: person.email, email_verified_at: null });
    const { user } = await enter(school, person);
    expect(user).toMatchObject({ role: 'teacher', email: person.email });
    expect(await db.select().from(users).where(eq(users.id, squatter.id))).toMatchObject([{ email: null }]);
    const told = await db.select().from(notifications).where(eq(notifications.user_id, squatter.id));
    expect(told.map(({ title }) => title)).toEqual(['Your email address was taken off your account']);
  });

  it('leads no student to an account that a stranger made with it, and one of the school’s own to its account', async () => {
    const { db } = server.deps;
    const school = await buildMinimalSchool('student');
    const [first, second] = [addPerson(school), addPerson(school)];
    const strangers = await buildStudent(db, {
      parent_id: null,
      email: first.email,
      email_verified_at: null,
    });
    expect((await enter(school, first)).user.id).not.toBe(strangers.id);
    const own = await buildStudent(db, { parent_id: null, email: second.email, email_verified_at: null });
    await db.insert(teacherStudents).values({ teacher_id: school.admin.id, student_id: own.id });
    expect((await signIn(school, second)).body).toMatchObject({ outcome: 'link' });
  });

  it('leaves an account to whoever proves its address by resetting the password', async () => {
    const school = await buildMinimalSchool('teacher');
    const [squatter, owner] = [addPerson(school), addPerson(school)];
    const [unproved, proved] = [await enter(school, squatter), await enter(school, owner)];
    await setUnverified(unproved.user.id);
    for (const { user } of [unproved, proved]) {
      await server.call(accounts.requestPasswordReset, { body: { email: user.email ?? '' } });
      await server.runJobs();
      const mail = server.deps.mail.sent.findLast(({ to }) => to === user.email);
      const token = /token=([\w-]+)/.exec(mail?.plain ?? '')?.[1] ?? '';
      const body = { token, password: testPassword, password_confirmation: testPassword };
      expect((await server.call(accounts.resetPassword, { body })).status).toBe(200);
    }
    expect(await identitiesOf(unproved.user.id)).toEqual([]);
    expect(await identitiesOf(proved.user.id)).toHaveLength(1);
  });
});
